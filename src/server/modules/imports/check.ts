import type { Db } from '@/server/db/kysely';
import type { Trx } from '@/server/db/types';
import type { StoredImport } from './repository';
import type { Report } from './runner';

/**
 * The dry run: what applying each row of the import would do, and why some cannot be applied.
 * `report` is called for every batch.
 */
export async function checkImport(
  _db: Db,
  _importId: string,
  _options: { report: Report },
): Promise<void> {}

/**
 * Checks a corrected row again, and those that share its former number or its new one; returns all
 * of them.
 */
export async function recheckRows(
  _trx: Trx,
  _stored: StoredImport,
  rows: number[],
  _formerNumberKey: string,
): Promise<number[]> {
  return rows;
}
