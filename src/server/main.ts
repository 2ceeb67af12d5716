import { startBackend, type Backend } from './backend';
import { ConfigError, readConfig, type Config } from './config';
import { databaseSentence } from './db/operatorSentence';
import { DatabaseUnavailable } from './db/unavailable';
import { OperatorError } from './lib/operatorError';
import { keepPrivate } from './lib/privateData';
import { printable } from './lib/text';
import { makeLog, type Log } from './log';
import { makeMetrics } from './metrics/metrics';
import { startMetrics } from './metrics/server';
import type { FirstAdmin } from './modules/auth/firstAdmin';

/*
 * node dist/server/main.js [api] [site]
 * Without an argument: both.
 */

const ROLES = ['api', 'site'];

/** Runs the product until a signal ends it; resolves once everything answers. */
async function run(args: string[]): Promise<void> {
  const unknown = args.find((arg) => !ROLES.includes(arg));
  if (unknown !== undefined)
    throw new ConfigError(`Unknown argument "${printable(unknown)}": api or site.`);
  const runs = (role: string) => args.length === 0 || args.includes(role);
  const config = readConfig(process.env);
  const log = makeLog(config.logLevel);
  if (runs('api')) {
    const open = keepPrivate(config.dataDir);
    if (open.length > 0) log.warn({ paths: open }, 'other users of this machine may read these');
  }
  const closers: (() => Promise<void>)[] = [];
  const closeAll = async () => {
    await Promise.all(closers.map((close) => close()));
  };
  endOnSignal(closeAll, log);
  const lines: string[] = [];
  const metrics = config.metrics && makeMetrics();
  let backend: Backend | undefined;
  try {
    if (runs('api')) {
      const tell = (admin: FirstAdmin) => process.stdout.write(adminLine(config, admin));
      const starting = startBackend(config, log, tell, metrics);
      backend = await listening('API_PORT', starting);
      closers.push(backend.close);
      lines.push(`Backend  ${backend.address}`);
    }
    if (runs('site')) {
      // Loaded only where it runs: a backend alone needs no built site.
      const { startSite, linkInMemory, linkOverNetwork } = await import('./site');
      const link = backend
        ? linkInMemory(backend.app, backend.catalogueVersion)
        : linkOverNetwork(config.apiInternalUrl);
      const starting = startSite(config, link, log, metrics);
      const { address, close } = await listening('SITE_PORT', starting);
      closers.push(close);
      lines.unshift(`Site     ${address}`);
    }
    if (config.metrics && metrics) {
      const starting = startMetrics(config.metrics, metrics);
      const { address, close } = await listening('METRICS_PORT', starting, 'METRICS_HOST');
      closers.push(close);
      lines.push(`Metrics  ${address}`);
    }
  } catch (error) {
    await closeAll();
    throw error;
  }
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** Names the variable to be changed where a server cannot listen. */
function listening<T>(portName: string, starting: Promise<T>, hostName = 'HOST'): Promise<T> {
  return starting.catch((error: NodeJS.ErrnoException & { port?: number }) => {
    const { code, port, syscall } = error;
    if (syscall === 'listen') {
      if (code === 'EADDRINUSE') throw new ConfigError(`${portName}: port ${port} is in use.`);
      if (code === 'EACCES') throw new ConfigError(`${portName}: this user may not open ${port}.`);
    }
    if (syscall === 'getaddrinfo' || code === 'EADDRNOTAVAIL') {
      throw new ConfigError(`${hostName}: this machine has no such address (${code}).`);
    }
    throw error;
  });
}

/** A password that the operator has set is not repeated where others may read it. */
function adminLine({ adminPassword }: Config, { made, missing }: FirstAdmin): string {
  if (missing) return `Admin    ${missing}\n`;
  if (!made) return '';
  const hint = adminPassword
    ? 'with ADMIN_PASSWORD'
    : `password: ${made.password}  (to be changed at the first login)`;
  return `Admin    ${made.email}  ${hint}\n`;
}

/** npm passes on the Ctrl-C that the terminal has sent to the product already. */
const SAME_SIGNAL_MS = 500;

/** Whatever hangs then, a database or a mail server: what was acknowledged is on the disk. */
const LATEST_END_MS = 9500;

/** The first signal lets requests under way finish, the second ends at once. */
function endOnSignal(closeAll: () => Promise<void>, log: Log): void {
  let endingSince: number | undefined;
  const end = () => {
    if (endingSince !== undefined) {
      if (performance.now() - endingSince > SAME_SIGNAL_MS) process.exit(1);
      return;
    }
    endingSince = performance.now();
    setTimeout(() => {
      log.error('something did not end in time and was left behind');
      process.exit(1);
    }, LATEST_END_MS);
    closeAll().then(
      () => process.exit(0),
      (error: unknown) => fail(error),
    );
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
}

function fail(error: unknown): never {
  process.stderr.write(`${sentenceOf(error)}\n`);
  process.exit(1);
}

/** What an operator can act on is one line; anything else is a fault of ours, with its stack. */
function sentenceOf(error: unknown): string {
  if (error instanceof OperatorError) return error.message;
  if (!(error instanceof Error)) return String(error);
  if (error instanceof DatabaseUnavailable) return databaseSentence(error);
  return error.stack ?? error.message;
}

// Whoever reads what is printed may go away; that is no reason to end.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

run(process.argv.slice(2)).catch(fail);
