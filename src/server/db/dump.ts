import { existsSync } from 'node:fs';
import { copyFile, mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withFolder } from '../lib/files';
import { OperatorError } from '../lib/operatorError';
import { listTables } from './expectedTables';
import { withDb, type DbOptions } from './kysely';
import { assertTables, migrate, readSchemaVersion } from './migrate';
import { assertPostgresReplaceable, readPostgres, replacePostgres } from './postgres/dump';
import {
  assertSqliteExists,
  assertSqliteReplaceable,
  dumpSqlite,
  replaceSqlite,
} from './sqlite/dump';
import { openFile, sqliteFile } from './sqlite/open';
import { transfer } from './transfer';
import type { FormerDatabase, Queries } from './types';

/* A dump is a SQLite database, whichever database it is of, so each goes into either. */

/** Uses a SQLite database in a folder that is gone afterwards. */
const withTempFolder = <T>(work: (folder: string) => Promise<T>): Promise<T> =>
  withFolder(join(tmpdir(), 'hoistway-dump-'), work);

/**
 * Writes the whole database as it is at one moment into `file`, which must not be there yet, while
 * backends go on reading and writing.
 */
export async function dumpDatabase(
  { dataDir, databaseUrl }: DbOptions,
  file: string,
): Promise<void> {
  if (!databaseUrl) return dumpSqlite(dataDir, file);
  await withTempFolder(async (folder) => {
    await withDb({ dataDir: folder, databaseUrl: undefined }, ({ writer }) =>
      writer
        .transaction()
        .execute((trx) => readPostgres(databaseUrl, (queries) => transfer(queries, trx))),
    );
    dumpSqlite(folder, file);
  });
}

/** Throws where there is no database, or one of another build. */
export async function assertDumpable(options: DbOptions): Promise<void> {
  if (!options.databaseUrl) assertSqliteExists(options.dataDir);
  await withDb({ ...options, migrates: false }, async ({ reader }) => {
    if (!(await readSchemaVersion(reader))) throw new OperatorError('The database has no tables.');
    await assertTables(reader);
  });
}

/** Throws where there is a database already that nobody said may be put aside, or that is in use. */
export async function assertReplaceable(options: DbOptions, replace: boolean): Promise<void> {
  if (!options.databaseUrl) return assertSqliteReplaceable(options.dataDir, replace);
  await withDb({ ...options, migrates: false }, ({ reader }) =>
    assertPostgresReplaceable(reader, replace),
  );
}

/**
 * Reads the database that a restore replaces, of whichever build, after `assertReplaceable`. Undefined:
 * there is none.
 */
export async function readReplaced<T>(
  options: DbOptions,
  read: (queries: Queries) => Promise<T>,
): Promise<T | undefined> {
  const readTables = async (queries: Queries) =>
    (await listTables(queries)).length > 0 ? read(queries) : undefined;
  if (options.databaseUrl) {
    return withDb({ ...options, migrates: false }, ({ reader }) => readTables(reader));
  }
  const file = sqliteFile(options.dataDir);
  if (!existsSync(file)) return undefined;
  const queries = openFile(file);
  try {
    return await readTables(queries);
  } finally {
    await queries.destroy();
  }
}

/** A copy of a dump with the tables of this build, below the data folder while a restore runs. */
export interface RestoreDraft extends DbOptions {
  databaseUrl: undefined;
}

/**
 * Works on a copy of a dump that is brought up to date; `work` may change it before `putInPlace`. Throws
 * `OperatorError` for one that this build cannot use, with nothing changed.
 */
export async function withRestoreDraft<T>(
  dataDir: string,
  file: string,
  work: (draft: RestoreDraft) => Promise<T>,
): Promise<T> {
  const folder = join(dataDir, 'restoring');
  const draft: RestoreDraft = { dataDir: folder, databaseUrl: undefined };
  // One that was interrupted has left it.
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    await copyFile(file, sqliteFile(folder));
    await withDb(draft, ({ writer }) => settlePast(writer)).catch(rejectBackup);
    return await work(draft);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function rejectBackup(error: unknown): never {
  if (!(error instanceof OperatorError)) throw error;
  // It names the variable of a database that is started.
  const reason = error.message.replace(/^DATA_DIR: /, '');
  throw new OperatorError(`The backup is not restored, and nothing is changed: ${reason}`);
}

/** What was used, ended or revoked since the backup must not come back, nor may mails be sent twice. */
async function settlePast(writer: Queries): Promise<void> {
  for (const table of ['sessions', 'invitations', 'passwordResets', 'knownDevices'] as const) {
    await writer.deleteFrom(table).execute();
  }
  await writer
    .updateTable('mails')
    .set(({ ref }) => ({ transmittedAt: ref('queuedAt') }))
    .where('dueAt', 'is not', null)
    .where('kind', '<>', 'notification')
    .execute();
}

/**
 * Puts the draft in the place of the database: either all of it, or on a failure nothing. What was
 * there is put aside; returns where.
 */
export async function putInPlace(
  { dataDir, databaseUrl }: DbOptions,
  draft: RestoreDraft,
): Promise<FormerDatabase | undefined> {
  if (!databaseUrl) return replaceSqlite(dataDir, draft.dataDir);
  return withDb(draft, ({ reader }) =>
    replacePostgres(databaseUrl, async (queries: Queries) => {
      await migrate(queries, 'postgres');
      await transfer(reader, queries);
    }),
  );
}
