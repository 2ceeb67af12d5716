import { sql } from 'kysely';
import type { Database, Queries } from './types';

type Table = keyof Database;

/**
 * What becomes of each table: copied whole, or each database keeps its own. A row comes behind those
 * that it refers to.
 */
const TABLES: Record<Table, 'copied' | 'own'> = {
  accounts: 'copied',
  categories: 'copied',
  spareParts: 'copied',
  sparePartImages: 'copied',
  partNumbers: 'copied',
  searchSynonyms: 'copied',
  missedSearches: 'copied',
  attributes: 'copied',
  partAttributes: 'copied',
  messages: 'copied',
  images: 'copied',
  sessions: 'own',
  knownDevices: 'own',
  invitations: 'own',
  schemaInfo: 'own',
  catalogue: 'own',
  accountChanges: 'own',
  rateLimits: 'own',
  writeChecks: 'own',
  jobs: 'own',
  // Made anew from the parts.
  partIndex: 'own',
  searchTerms: 'own',
};

/** Emptied by a restore: it must not bring back what was used, ended or revoked since the backup. */
export const ENDED_BY_RESTORE = ['sessions', 'invitations', 'knownDevices'];

/** Below what either database takes as parameters: the widest table has about 30 columns. */
const BATCH = 500;

/** Copies all data into a PostgreSQL database whose tables are empty, in the caller's transaction. */
export async function transfer(from: Queries, to: Queries): Promise<void> {
  for (const table of Object.keys(TABLES) as Table[]) {
    if (TABLES[table] === 'copied') await copyTable(from, to, table);
  }
  await to.updateTable('spareParts').set({ searchVersion: 0 }).execute();
  await sql`update catalogue set version = version + 1`.execute(to);
  // The next number follows the highest one.
  await sql`select setval(pg_get_serial_sequence('"spareParts"', 'seq'),
    (select coalesce(max(seq), 0) + 1 from ${sql.table('spareParts')}), false)`.execute(to);
}

async function copyTable(from: Queries, to: Queries, table: Table): Promise<void> {
  const rows = await readRows(from, table);
  for (let start = 0; start < rows.length; start += BATCH) {
    const batch = rows.slice(start, start + BATCH) as never;
    await to.insertInto(table).values(batch).execute();
  }
}

/** Categories in the order of their depth, so that each comes behind its parent. */
async function readRows(from: Queries, table: Table): Promise<object[]> {
  const rows: object[] = await from.selectFrom(table).selectAll().execute();
  if (table !== 'categories') return rows;
  const categories = rows as { id: string; parentId: string | null }[];
  const parents = new Map(categories.map(({ id, parentId }) => [id, parentId]));
  const depthOf = (id: string): number => {
    const parent = parents.get(id);
    return parent ? 1 + depthOf(parent) : 0;
  };
  return categories.sort((a, b) => depthOf(a.id) - depthOf(b.id));
}
