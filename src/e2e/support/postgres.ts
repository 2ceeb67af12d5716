import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './product';

/** Where Debian installs each version. */
const BASE = '/usr/lib/postgresql';
const asRoot = process.getuid?.() === 0;

export interface PostgresServer {
  port: number;
  /** Connection string of its only database. */
  url: string;
  restart: () => Promise<void>;
  /** Kills the server as a power cut does and starts it again after `ms`. */
  crash: (ms: number) => Promise<void>;
  /** Ends the server and removes its files. */
  stop: () => Promise<void>;
}

/** Runs a program of the newest PostgreSQL, which refuses to run as root. */
async function run(name: string, args: string[]): Promise<void> {
  const [version = ''] = readdirSync(BASE).sort((a, b) => Number(b) - Number(a));
  const path = join(BASE, version, 'bin', name);
  const [file, all] = asRoot ? ['runuser', ['-u', 'postgres', '--', path, ...args]] : [path, args];
  const child = spawn(file, all, { cwd: '/', stdio: 'ignore' });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`${name} ${args.join(' ')} ended with ${code}.`);
}

/** A folder that PostgreSQL's user may write to. */
function makeServerFolder(): { outer: string; folder: string } {
  const outer = mkdtempSync(join(tmpdir(), 'hoistway-postgres-'));
  chmodSync(outer, 0o711);
  const folder = join(outer, 'server');
  mkdirSync(folder);
  if (asRoot) {
    const id = (flag: string) =>
      Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
    chownSync(folder, id('-u'), id('-g'));
  }
  return { outer, folder };
}

/** Starts a PostgreSQL server with an empty database on a free port. */
export async function startPostgres(
  settings: Record<string, string> = {},
): Promise<PostgresServer> {
  const { outer, folder } = makeServerFolder();
  const data = join(folder, 'data');
  const login = ['-U', 'hoistway'];
  await run('initdb', [
    '-D',
    data,
    ...login,
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
    '--no-sync',
  ]);
  const port = await freePort();
  const options = Object.entries({
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    ...settings,
  }).map(([name, value]) => `-c ${name}='${value}'`);
  const control = (...args: string[]) => run('pg_ctl', ['-D', data, '-w', ...args]);
  const start = () => control('-l', join(folder, 'log'), '-o', options.join(' '), 'start');
  const end = (mode: string) => control('-m', mode, 'stop');
  await start();
  await run('createdb', ['-h', '127.0.0.1', '-p', String(port), ...login, 'hoistway']);
  return {
    port,
    url: `postgres://hoistway@127.0.0.1:${port}/hoistway`,
    restart: async () => {
      await end('fast');
      await start();
    },
    crash: async (ms) => {
      await end('immediate');
      await wait(ms);
      await start();
    },
    stop: async () => {
      // A trial may have left it stopped.
      await end('immediate').catch(() => undefined);
      rmSync(outer, { recursive: true, force: true });
    },
  };
}
