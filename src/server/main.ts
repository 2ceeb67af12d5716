import { startBackend, type Backend } from './backend';
import { readConfig, readLogFormat, type Config } from './config';
import { keepPrivate } from './lib/files';
import { makeLog, type Log } from './log';
import { makeMetrics, startMetrics, type Metrics } from './plugins/metrics';
import { PortInUse, listening, makeAnnouncer, unknownArgument } from './startMessages';

/*
 * node dist/server/main.js [api] [site]
 * Without an argument: both.
 */

const ROLES = ['api', 'site'];

let announcer = makeAnnouncer('text');

/** Runs the product until a signal ends it; resolves once all servers listen. */
async function run(args: string[]): Promise<void> {
  announcer = makeAnnouncer(readLogFormat(process.env));
  const unknown = args.find((arg) => !ROLES.includes(arg));
  if (unknown !== undefined) throw unknownArgument(unknown);
  const runs = (role: string) => args.length === 0 || args.includes(role);
  const config = readConfig(process.env);
  const log = makeLog(config.logLevel);
  if (runs('api')) {
    keepPrivate(config.dataDir);
  }
  const closers: (() => Promise<void>)[] = [];
  const closeAll = async () => {
    await Promise.all(closers.map((close) => close()));
  };
  endOnSignal(closeAll, log);
  endOnFault(log);
  if (config.logFormat === 'json') logWarnings(log);
  const urls: Parameters<typeof announcer.started>[0] = {};
  const metrics = config.metrics && makeMetrics();
  let backend: Backend | undefined;
  try {
    if (runs('api')) {
      const starting = startBackend(config, log, announcer.admin(config), metrics);
      backend = await listening('API_PORT', starting);
      closers.push(backend.close);
      urls.backend = backend.url;
    }
    if (runs('site')) {
      // Loaded only where it runs: a backend alone needs no built site.
      const { startSite } = await import('./site/buildSite');
      const { linkInMemory, linkOverNetwork } = await import('./site/backendLink');
      const link = backend
        ? linkInMemory(backend.app, backend.catalogueVersion)
        : linkOverNetwork(config.apiInternalUrl);
      const starting = startSite(config, link, log, metrics);
      const { url, close } = await listening('SITE_PORT', starting);
      closers.push(close);
      urls.site = url;
    }
    if (config.metrics && metrics) {
      const opened = await openMetrics(config.metrics, metrics, log);
      if (opened) closers.push(opened.close);
      urls.metrics = opened?.url;
    }
  } catch (error) {
    await closeAll();
    throw error;
  }
  announcer.started(urls);
}

/** The other server of this machine may have the same settings: it keeps the port, and both run. */
async function openMetrics(place: NonNullable<Config['metrics']>, metrics: Metrics, log: Log) {
  try {
    return await listening('METRICS_PORT', startMetrics(place, metrics), 'METRICS_HOST');
  } catch (error) {
    if (!(error instanceof PortInUse)) throw error;
    log.warn(`${error.message} This process has no metrics.`);
    return undefined;
  }
}

/** npm passes on the Ctrl-C that the terminal has already sent to the product. */
const SAME_SIGNAL_MS = 500;

/** Ends also where a database or mail server hangs: what was acknowledged is on the disk. */
const LATEST_END_MS = 9500;

/** The first signal lets requests under way finish, the second ends at once. */
function endOnSignal(closeAll: () => Promise<void>, log: Log): void {
  let endingSince: number | undefined;
  const end = (signal: NodeJS.Signals) => {
    if (endingSince !== undefined) {
      if (performance.now() - endingSince > SAME_SIGNAL_MS) process.exit(1);
      return;
    }
    endingSince = performance.now();
    setTimeout(() => {
      log.error('the process ends before everything is closed');
      process.exit(1);
    }, LATEST_END_MS);
    closeAll().then(
      () => {
        announcer.stopped(signal);
        process.exit(0);
      },
      (error: unknown) => fail(error),
    );
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
}

/** Ends the process on an error that nothing catches: its state is unknown, and it is restarted. */
function endOnFault(log: Log): void {
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'an unexpected error ends the process');
    process.exit(1);
  });
}

/** Node.js itself would print them as text. */
function logWarnings(log: Log): void {
  process.removeAllListeners('warning');
  process.on('warning', (warning) => log.warn({ err: warning }, 'warning of Node.js'));
}

function fail(error: unknown): never {
  announcer.failed(error);
  process.exit(1);
}

// A reader of the output that goes away does not end the process.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

run(process.argv.slice(2)).catch(fail);
