import { existsSync, rmSync } from 'node:fs';
import Libsql from 'libsql';
import { copyDurably, moveDurably } from '@/server/lib/files';
import { OperatorError } from '@/server/lib/operatorError';
import type { FormerDatabase } from '../types';
import { sqliteFile } from './open';

/** A copy from within one read transaction: in WAL mode it holds up no writer. */
export function dumpSqlite(dataDir: string, file: string): void {
  assertSqliteExists(dataDir);
  const database = new Libsql(sqliteFile(dataDir));
  try {
    database.exec('pragma busy_timeout = 10000');
    database.prepare('vacuum into ?').run(file);
  } finally {
    database.close();
  }
  assertWhole(file);
}

export function assertSqliteExists(dataDir: string): void {
  const file = sqliteFile(dataDir);
  if (!existsSync(file)) throw new OperatorError(`There is no database at ${file}.`);
}

export function assertSqliteReplaceable(dataDir: string, replace: boolean): void {
  const target = sqliteFile(dataDir);
  if (!existsSync(target)) return;
  if (!replace) {
    throw new OperatorError(
      `There is a database at ${target} already: use --replace to put it aside.`,
    );
  }
  closeLog(target);
}

/** Puts a copy of the draft's database in the place of this one, and a copy of this one beside it. */
export async function replaceSqlite(
  dataDir: string,
  draftDir: string,
): Promise<FormerDatabase | undefined> {
  const target = sqliteFile(dataDir);
  const incoming = `${target}.restoring`;
  rmSync(incoming, { force: true });
  // libsql closes a file only when all statements are collected, so the draft's own cannot be moved.
  dumpSqlite(draftDir, incoming);
  let former: string | undefined;
  if (existsSync(target)) {
    closeLog(target);
    former = `${target}.before-restore-${Date.now()}`;
    // A copy, so that a database is in its place at any moment.
    await copyDurably(target, former);
  }
  await moveDurably(incoming, target);
  return former === undefined ? undefined : { place: former, removeWith: `rm ${former}` };
}

function assertWhole(file: string): void {
  const database = new Libsql(file);
  try {
    const [row] = database.prepare('pragma quick_check').all() as { quick_check: string }[];
    if (row?.quick_check !== 'ok') throw new OperatorError(`The database in ${file} is damaged.`);
  } finally {
    database.close();
  }
}

/** Checkpoints the write-ahead log into the database; fails while another process has it open. */
function closeLog(target: string): void {
  const database = new Libsql(target);
  try {
    database.prepare('pragma journal_mode = delete').all();
  } catch {
    throw new OperatorError('The product runs on this data folder: stop it first.');
  } finally {
    database.close();
  }
  for (const suffix of ['-wal', '-shm']) rmSync(`${target}${suffix}`, { force: true });
}

/**
 * Works while no other process holds the lock of the file, which is made where it is missing. SQLite's
 * lock ends with its process, however that ends. Undefined, with nothing done: another one holds it.
 */
export async function withFileLock<T>(
  path: string,
  work: () => Promise<T>,
): Promise<T | undefined> {
  const lock = new Libsql(path);
  try {
    try {
      lock.exec('begin exclusive');
    } catch (error) {
      if ((error as { code?: string }).code !== 'SQLITE_BUSY') throw error;
      return undefined;
    }
    return await work();
  } finally {
    lock.close();
  }
}
