import { sql } from 'kysely';
import type { Db } from './kysely';
import type { Database, Queries, Trx } from './types';

type Table = keyof Database;

/** What becomes of each table: copied whole, or each database keeps its own. */
const TABLES: Record<Table, 'copied' | 'own'> = {
  accounts: 'copied',
  sessions: 'copied',
  knownDevices: 'copied',
  invitations: 'copied',
  categories: 'copied',
  spareParts: 'copied',
  sparePartImages: 'copied',
  messages: 'copied',
  messageDays: 'copied',
  pictures: 'copied',
  catalogue: 'own',
  catalogueChanges: 'own',
  accountChanges: 'own',
  rateLimits: 'own',
  leases: 'own',
  writeChecks: 'own',
  duties: 'own',
};

/** Below what either database takes as parameters: the widest table has about 30 columns. */
const BATCH = 500;

/**
 * Copies all data into a database of the other kind, whose tables are there and empty, in one
 * transaction. Returns the number of rows of each table. Throws where the target has data.
 */
export async function transfer(from: Queries, to: Db): Promise<Partial<Record<Table, number>>> {
  const counts: Partial<Record<Table, number>> = {};
  // In the order above: a row comes behind those that it refers to.
  const tables = (Object.keys(TABLES) as Table[]).filter((table) => TABLES[table] === 'copied');
  await to.writer.transaction().execute(async (trx) => {
    for (const table of tables) counts[table] = await copyTable(from, trx, table);
    await sql`update catalogue set version = version + 1`.execute(trx);
    if (to.dialect === 'postgres') await continueNumbers(trx);
  });
  return counts;
}

async function copyTable(from: Queries, trx: Trx, table: Table): Promise<number> {
  const rows = await readRows(from, table);
  for (let start = 0; start < rows.length; start += BATCH) {
    const batch = rows.slice(start, start + BATCH);
    await trx
      .insertInto(table)
      .values(batch as never)
      .execute();
  }
  return rows.length;
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
  return categories
    .map((row) => ({ row, depth: depthOf(row.id) }))
    .sort((a, b) => a.depth - b.depth)
    .map(({ row }) => row);
}

/** SQLite goes on behind the highest number by itself. */
async function continueNumbers(trx: Trx): Promise<void> {
  await sql`select setval(pg_get_serial_sequence('"spareParts"', 'seq'),
    (select coalesce(max(seq), 0) + 1 from ${sql.table('spareParts')}), false)`.execute(trx);
}
