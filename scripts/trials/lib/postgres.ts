import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../../src/e2e/support/product';
import { onEnd } from './trial';

const BASE = '/usr/lib/postgresql';
const asRoot = process.getuid?.() === 0;

/** Folder of PostgreSQL's programs, as Debian lays them out; the newest version. */
function binaries(): string {
  const [newest] = readdirSync(BASE).sort((a, b) => Number(b) - Number(a));
  return join(BASE, newest ?? '', 'bin');
}

/** A program of PostgreSQL, which refuses to run as root, and its arguments. */
function commandOf(name: string, args: string[]): [string, string[]] {
  const path = join(binaries(), name);
  return asRoot ? ['runuser', ['-u', 'postgres', '--', path, ...args]] : [path, args];
}

function run(name: string, args: string[]): string {
  return execFileSync(...commandOf(name, args), {
    cwd: '/',
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Unlike `run` it does not hold up this process, which may be the network or the visitors. */
async function runBeside(name: string, args: string[]): Promise<void> {
  const child = spawn(...commandOf(name, args), { cwd: '/', stdio: 'ignore' });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`${name} ${args.join(' ')} ended with ${code}.`);
}

export interface PostgresServer {
  port: number;
  /** Address of its one database. */
  url: string;
  folder: string;
  /** Ends it as a power cut does. */
  stop: () => void;
  /** As its operator restarts it; this process goes on meanwhile. */
  restart: () => Promise<void>;
  /** Kills it as a power cut does and starts it after `ms`; this process goes on meanwhile. */
  beAway: (ms: number) => Promise<void>;
  promote: () => Promise<void>;
}

/** A folder that PostgreSQL's user may write to; it goes with the trial. */
export function makeServerFolder(): string {
  const outer = mkdtempSync(join(tmpdir(), 'hoistway-postgres-'));
  onEnd(() => rmSync(outer, { recursive: true, force: true }));
  chmodSync(outer, 0o711);
  const folder = join(outer, 'server');
  mkdirSync(folder);
  if (asRoot) {
    const id = (flag: string) =>
      Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
    chownSync(folder, id('-u'), id('-g'));
  }
  return folder;
}

/** A PostgreSQL server of its own on a free port, stopped at the trial's end. */
export async function startPostgres(
  settings: Record<string, string> = {},
): Promise<PostgresServer> {
  const folder = makeServerFolder();
  run('initdb', [
    ...['-D', join(folder, 'data'), '-U', 'hoistway', '-A', 'trust', '-E', 'UTF8'],
    ...['--locale=C.UTF-8', '--no-sync'],
  ]);
  const server = await serve(folder, settings);
  run('createdb', ['-h', '127.0.0.1', '-p', String(server.port), '-U', 'hoistway', 'hoistway']);
  return server;
}

/** A standby that follows `primary` by streaming replication under the given name. */
export async function startStandby(primary: PostgresServer, name: string): Promise<PostgresServer> {
  const folder = makeServerFolder();
  const source = `host=127.0.0.1 port=${primary.port} user=hoistway application_name=${name}`;
  run('pg_basebackup', [
    '-D',
    join(folder, 'data'),
    '-R',
    '-X',
    'stream',
    '-c',
    'fast',
    '-d',
    source,
  ]);
  return serve(folder, {});
}

async function serve(folder: string, settings: Record<string, string>): Promise<PostgresServer> {
  const port = await freePort();
  const data = join(folder, 'data');
  const options = Object.entries({
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    ...settings,
  }).map(([name, value]) => `-c ${name}='${value}'`);
  const stopping = (mode: string) => ['-D', data, '-m', mode, '-w', 'stop'];
  const starting = [
    ...['-D', data, '-l', join(folder, 'log'), '-w', '-o', options.join(' ')],
    'start',
  ];
  const stop = () => void run('pg_ctl', stopping('immediate'));
  const restart = async () => {
    await runBeside('pg_ctl', stopping('fast'));
    await runBeside('pg_ctl', starting);
  };
  const beAway = async (ms: number) => {
    await runBeside('pg_ctl', stopping('immediate'));
    await wait(ms);
    await runBeside('pg_ctl', starting);
  };
  run('pg_ctl', starting);
  onEnd(() => {
    try {
      stop();
    } catch {
      // The trial has stopped it already.
    }
  });
  const promote = () => runBeside('pg_ctl', ['-D', data, '-w', 'promote']);
  const url = `postgres://hoistway@127.0.0.1:${port}/hoistway`;
  return { port, url, folder, stop, restart, beAway, promote };
}
