import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { escapeIdentifier } from 'pg';
import { parse } from 'pg-connection-string';
import { OperatorError } from '@/server/lib/operatorError';
import { ENDED_BY_RESTORE } from '../transfer';

/** Writes one schema in custom format: compressed, and read by pg_restore of later versions too. */
export async function runPgDump(databaseUrl: string, schema: string, file: string): Promise<void> {
  // The option is a pattern; quotes take it literally.
  const pattern = `"${schema.replaceAll('"', '""')}"`;
  const options = [
    '--no-password',
    '--format=custom',
    '--no-owner',
    '--no-acl',
    `--schema=${pattern}`,
  ];
  const stdio: StdioOptions = ['ignore', 'ignore', 'pipe'];
  await start('pg_dump', [`--file=${file}`, ...options], { stdio, databaseUrl }).done;
}

interface LoadOptions {
  databaseUrl: string;
  file: string;
  schema: string;
  /** Begins the transaction. */
  begin: string;
  signal: AbortSignal;
}

/** Loads a schema from a dump in one transaction: `pg_restore` writes SQL, and `psql` runs it. */
export async function loadDump(options: LoadOptions): Promise<void> {
  const { databaseUrl, file, schema, begin, signal } = options;
  const restore = start(
    'pg_restore',
    ['--no-owner', '--no-acl', `--schema=${schema}`, '--file=-', file],
    { stdio: ['ignore', 'pipe', 'pipe'], signal },
  );
  const psql = start(
    'psql',
    [
      '--no-psqlrc',
      '--no-password',
      '--quiet',
      '--set=ON_ERROR_STOP=1',
      '--set=SHOW_CONTEXT=never',
    ],
    { stdio: ['pipe', 'pipe', 'pipe'], databaseUrl, signal },
  );
  // Whatever ends psql's input before the commit makes the server roll back. The commit waits until
  // all else has run, so that it is not in psql's input already when this process is killed.
  const loaded = outputOf(psql.child.stdout as Readable, LOADED);
  async function* script() {
    yield begin;
    yield* withoutTransactionTimeout(restore.child.stdout as Readable);
    await restore.done;
    for (const table of ENDED_BY_RESTORE) {
      yield `delete from ${escapeIdentifier(schema)}.${escapeIdentifier(table)};\n`;
    }
    // Fails where the dump is one of another schema.
    yield `select '${LOADED}' from (select count(*) from ${escapeIdentifier(schema)}.catalogue) as found;\n`;
    await Promise.race([loaded, psql.done]);
    yield 'commit;\n';
  }
  const piped = pipeline(script, psql.child.stdin as NodeJS.WritableStream).finally(() =>
    restore.child.kill(),
  );
  const results = await Promise.allSettled([piped, psql.done, restore.done]);
  const failures = results.flatMap((result) =>
    result.status === 'rejected' ? [result.reason as unknown] : [],
  );
  // A failure of psql breaks the pipe; the broken pipe is not what the operator has to know.
  const failure = failures.find((error) => error instanceof OperatorError) ?? failures[0];
  if (failure !== undefined) throw failure;
}

const LOADED = 'hoistway: all tables are loaded';

/** Resolves when the program prints `text`. */
function outputOf(stream: Readable, text: string): Promise<void> {
  return new Promise((resolve) => {
    let output = '';
    stream.on('data', (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-1000);
      if (output.includes(text)) resolve();
    });
  });
}

const HEADER_SETTING = /^((?:--.*\n|\\restrict.*\n|SET .*\n|\n)*?)SET transaction_timeout = 0;\n/;
const HEADER_BYTES = 4096;

/** pg_restore of version 17 or later sets a parameter that older servers don't know. */
async function* withoutTransactionTimeout(script: Readable): AsyncGenerator<Buffer> {
  let header = Buffer.alloc(0);
  for await (const chunk of script as AsyncIterable<Buffer>) {
    if (header.length >= HEADER_BYTES) {
      yield chunk;
      continue;
    }
    header = Buffer.concat([header, chunk]);
    if (header.length >= HEADER_BYTES) yield withoutSetting(header);
  }
  if (header.length < HEADER_BYTES) yield withoutSetting(header);
}

const withoutSetting = (header: Buffer): Buffer =>
  Buffer.from(header.toString('latin1').replace(HEADER_SETTING, '$1'), 'latin1');

interface StartOptions {
  stdio: StdioOptions;
  databaseUrl?: string;
  signal?: AbortSignal;
}

/** Starts one of PostgreSQL's client programs. `done` rejects when it fails. */
function start(
  program: string,
  args: string[],
  { stdio, databaseUrl, signal }: StartOptions,
): { child: ChildProcess; done: Promise<void> } {
  const env = { ...process.env, ...(databaseUrl !== undefined && connectionOf(databaseUrl)) };
  const child = spawn(program, args, { env, stdio, signal });
  return { child, done: finish(program, child) };
}

/** In the environment: everybody on the machine can see the arguments of a program. */
function connectionOf(databaseUrl: string): NodeJS.ProcessEnv {
  const [base = '', query] = databaseUrl.split('?');
  const { host, port, user, password, database } = parse(base);
  const parameters = new URLSearchParams(query);
  const find = (name: string) => parameters.get(name) ?? undefined;
  return {
    PGHOST: find('host') ?? (host || 'localhost'),
    PGPORT: find('port') ?? (port || '5432'),
    PGUSER: find('user') ?? user,
    PGPASSWORD: find('password') ?? password,
    PGDATABASE: find('dbname') ?? database ?? undefined,
    PGAPPNAME: find('application_name'),
    PGSSLMODE: find('sslmode'),
    PGSSLROOTCERT: find('sslrootcert'),
    PGSSLCERT: find('sslcert'),
    PGSSLKEY: find('sslkey'),
  };
}

async function finish(program: string, child: ChildProcess): Promise<void> {
  let errors = '';
  child.stderr?.on('data', (chunk: Buffer) => (errors = (errors + chunk.toString()).slice(-2000)));
  const [code, signal] = (await once(child, 'close').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    throw new OperatorError(
      `${program} is not installed: it comes with PostgreSQL's client programs.`,
    );
  })) as [number | null, NodeJS.Signals | null];
  if (code === 0) return;
  throw new OperatorError(`${program} failed: ${errors.trim() || `it ended by ${signal ?? code}`}`);
}
