import { sql } from 'kysely';
import { newId } from '../lib/ids';
import { isSqlite } from './sql';
import type { Database, Queries } from './types';

type Table = keyof Database;

/**
 * What becomes of each table: all rows are copied, or each database has its own. A row comes after
 * those that it refers to.
 */
const TABLES: Record<Table, 'copied' | 'own'> = {
  accounts: 'copied',
  categories: 'copied',
  spareParts: 'copied',
  sparePartImages: 'copied',
  sparePartDocuments: 'copied',
  partNumbers: 'copied',
  partPrices: 'copied',
  partSuppliers: 'copied',
  searchSynonyms: 'copied',
  missedSearches: 'copied',
  attributes: 'copied',
  attributeCategories: 'copied',
  attributeChoices: 'copied',
  partAttributes: 'copied',
  changes: 'copied',
  changedRecords: 'copied',
  messages: 'copied',
  inquiryLines: 'copied',
  messageFiles: 'copied',
  privateFiles: 'copied',
  erasureKey: 'copied',
  messageEvents: 'copied',
  quotationDrafts: 'copied',
  quotations: 'copied',
  quotedPrices: 'copied',
  buyerResponses: 'copied',
  mails: 'copied',
  quotationNumbers: 'copied',
  quotationLists: 'copied',
  textTemplates: 'copied',
  imports: 'copied',
  importRows: 'copied',
  importImages: 'copied',
  importColumns: 'copied',
  importWords: 'copied',
  images: 'copied',
  jobs: 'copied',
  sessions: 'own',
  knownDevices: 'own',
  invitations: 'own',
  passwordResets: 'own',
  schemaVersion: 'own',
  catalogue: 'own',
  accountChanges: 'own',
  rateLimits: 'own',
  writeChecks: 'own',
  // Made anew from the parts.
  partIndex: 'own',
  searchTerms: 'own',
};

/** Below what either database takes as parameters: the widest table has about 50 columns. */
const BATCH = 500;

/** Copies all data into a database whose tables are new; both in the caller's transactions. */
export async function transfer(from: Queries, to: Queries): Promise<void> {
  for (const table of Object.keys(TABLES) as Table[]) {
    if (TABLES[table] === 'copied') await copyTable(from, to, table);
  }
  await to.updateTable('jobs').set({ holder: null, leasedUntil: null }).execute();
  await to.updateTable('spareParts').set({ searchVersion: 0 }).execute();
  await to.updateTable('catalogue').set({ version: 1, stamp: newId() }).execute();
  if (isSqlite(to)) return;
  // Inserts do not advance PostgreSQL's sequence.
  await sql`select setval(pg_get_serial_sequence('"spareParts"', 'seq'), coalesce(max(seq), 0) + 1, false)
    from "spareParts"`.execute(to);
}

async function copyTable(from: Queries, to: Queries, table: Table): Promise<void> {
  const insert = (rows: object[]) =>
    to
      .insertInto(table)
      .values(rows as never)
      .execute();
  let batch: object[] = [];
  for await (const row of table === 'categories' ? listCategories(from) : readRows(from, table)) {
    batch.push(row);
    if (batch.length < BATCH) continue;
    await insert(batch);
    batch = [];
  }
  if (batch.length > 0) await insert(batch);
}

/** All rows, few in memory at a time. */
async function* readRows(from: Queries, table: Table): AsyncGenerator<object> {
  if (isSqlite(from)) return yield* from.selectFrom(table).selectAll().stream();
  await sql`declare transfer no scroll cursor for select * from ${sql.table(table)}`.execute(from);
  const fetch = sql<object>`fetch ${sql.lit(BATCH)} from transfer`;
  let rows: object[];
  do {
    ({ rows } = await fetch.execute(from));
    yield* rows;
  } while (rows.length > 0);
  await sql`close transfer`.execute(from);
}

/** Each category after its parent. */
async function* listCategories(from: Queries): AsyncGenerator<object> {
  const rows = await from.selectFrom('categories').selectAll().execute();
  function* listBelow(parent: string | null): Generator<object> {
    for (const row of rows.filter(({ parentId }) => parentId === parent)) {
      yield row;
      yield* listBelow(row.id);
    }
  }
  yield* listBelow(null);
}
