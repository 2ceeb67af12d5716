import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { OperatorError } from '../../lib/operatorError';
import { parsePostgresAddress } from './address';
import { HostClient, Hosts, clientConfig } from './client';

const CONNECT_MS = 5000;

/** Custom format: compressed, and read by pg_restore of this and of later versions. */
export async function dumpPostgres(databaseUrl: string, file: string): Promise<void> {
  const options = ['--format=custom', '--no-owner', '--no-acl', `--file=${file}`];
  await run('pg_dump', databaseUrl, options);
}

export function assertPostgresReplaceable(databaseUrl: string, replace: boolean): Promise<void> {
  return withClient(databaseUrl, async (client) => {
    if (replace || !(await hasTables(client))) return;
    throw new OperatorError('The database has tables already: use --replace to put them aside.');
  });
}

/** Keeps the tables that are there beside, and returns where. */
export async function putPostgresAside(databaseUrl: string): Promise<string | undefined> {
  const former = await withClient(databaseUrl, async (client) =>
    (await hasTables(client)) ? putAside(client) : undefined,
  );
  return former && `schema ${former}`;
}

export async function restorePostgres(
  databaseUrl: string,
  file: string,
): Promise<string | undefined> {
  const former = await putPostgresAside(databaseUrl);
  const options = ['--no-owner', '--no-acl', '--single-transaction', '--exit-on-error'];
  await run('pg_restore', databaseUrl, [...options, file]);
  return former;
}

async function withClient<T>(url: string, use: (client: HostClient) => Promise<T>): Promise<T> {
  const address = parsePostgresAddress(url);
  const hosts = new Hosts(address);
  await hosts.find(CONNECT_MS);
  const client = new HostClient({ ...clientConfig(address, CONNECT_MS), ...hosts.current });
  try {
    await client.connect();
    return await use(client);
  } finally {
    client.cut();
  }
}

async function hasTables(client: HostClient): Promise<boolean> {
  const { rows } = await client.query(
    `select 1 from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' limit 1`,
  );
  return rows.length > 0;
}

/** Keeps the tables as a schema of another name, which it returns. */
async function putAside(client: HostClient): Promise<string> {
  const former = `before_restore_${Date.now()}`;
  await client.query(`begin;
    set local lock_timeout = '5s';
    alter schema public rename to ${former};
    create schema public;
    do $$ begin
      if exists (select from pg_extension where extname = 'pg_trgm') then
        alter extension pg_trgm set schema public;
      end if;
    end $$;
    commit`);
  return former;
}

/**
 * Runs a program of PostgreSQL on a database. Everybody on the machine can see its arguments, so
 * the password goes by the environment.
 */
async function run(program: string, databaseUrl: string, args: string[]): Promise<void> {
  const { password } = parsePostgresAddress(databaseUrl);
  const bare = databaseUrl.replace(/^(\w+:\/\/[^:@/?]*):[^@]*@/, '$1@');
  const child = spawn(program, [`--dbname=${bare}`, ...args], {
    env: { ...process.env, ...(password !== undefined && { PGPASSWORD: password }) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors = (errors + chunk.toString()).slice(-2000)));
  const [code] = (await once(child, 'close').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    throw new OperatorError(
      `${program} is not installed: it comes with PostgreSQL's client programs.`,
    );
  })) as [number];
  if (code !== 0) throw new OperatorError(`${program} failed: ${errors.trim()}`);
}
