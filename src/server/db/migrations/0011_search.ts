import { sql, type Kysely, type Migration } from 'kysely';

type Dialect = 'sqlite' | 'postgres';
type Schema = Kysely<unknown>;

/** Numbers of parts, and a ranked search in place of the one by trigrams. */
export function searchTables(dialect: Dialect): Migration {
  return {
    up: async (db: Schema) => {
      await dropTrigrams(db, dialect);
      const rowid = dialect === 'sqlite' ? 'integer' : 'bigint';
      await db.schema.alterTable('spareParts').addColumn('searchRowid', rowid).execute();
      await db.schema
        .alterTable('spareParts')
        .addColumn('searchVersion', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
      await index(db, 'spareParts', ['searchVersion']);
      await createNumbers(db);
      await createTerms(db, dialect);
      await createSynonyms(db);
      await createMissed(db);
      await (dialect === 'sqlite' ? createFtsTable(db) : createTsvectorTable(db));
    },
  };
}

async function dropTrigrams(db: Schema, dialect: Dialect): Promise<void> {
  if (dialect === 'sqlite') {
    for (const event of ['insert', 'delete', 'update']) {
      await sql.raw(`drop trigger if exists sparePartsText_${event}`).execute(db);
    }
    await sql.raw('drop table if exists sparePartsText').execute(db);
  } else {
    await sql.raw('drop index if exists "spareParts_searchText"').execute(db);
  }
  await db.schema.alterTable('spareParts').dropColumn('searchText').execute();
}

async function createNumbers(db: Schema): Promise<void> {
  let table = db.schema
    .createTable('partNumbers')
    .addColumn('partSeq', 'integer', (column) =>
      column.notNull().references('spareParts.seq').onDelete('cascade'),
    )
    .addColumn('position', 'integer', (column) => column.notNull());
  for (const name of ['by', 'maker', 'number', 'key', 'looseKey']) {
    table = table.addColumn(name, 'text', (column) => column.notNull());
  }
  await table.addPrimaryKeyConstraint('partNumbersKey', ['partSeq', 'position']).execute();
  await index(db, 'partNumbers', ['key']);
  await index(db, 'partNumbers', ['looseKey']);
  await sql`create unique index "partNumbers_own" on ${sql.table('partNumbers')} (key)
    where position = 0`.execute(db);
}

async function createTerms(db: Schema, dialect: Dialect): Promise<void> {
  await db.schema
    .createTable('searchTerms')
    .addColumn('term', dialect === 'sqlite' ? 'text' : sql`text collate "C"`, (column) =>
      column.primaryKey().notNull(),
    )
    .addColumn('docs', 'integer', (column) => column.notNull())
    .addColumn('letters', 'integer', (column) => column.notNull())
    .execute();
  await index(db, 'searchTerms', ['letters', 'term', 'docs']);
}

async function createSynonyms(db: Schema): Promise<void> {
  let table = db.schema
    .createTable('searchSynonyms')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull());
  for (const name of ['term', 'meaning', 'termKey', 'meaningKey']) {
    table = table.addColumn(name, 'text', (column) => column.notNull());
  }
  await table.addColumn('pairKey', 'text', (column) => column.notNull().unique()).execute();
  await index(db, 'searchSynonyms', ['termKey']);
  await index(db, 'searchSynonyms', ['meaningKey']);
}

async function createMissed(db: Schema): Promise<void> {
  await db.schema
    .createTable('missedSearches')
    .addColumn('id', 'text', (column) => column.primaryKey().notNull())
    .addColumn('term', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('times', 'integer', (column) => column.notNull())
    .addUniqueConstraint('missedSearchesKey', ['term', 'language', 'day'])
    .execute();
  await index(db, 'missedSearches', ['day']);
}

const INDEXED = ['name', 'numbers', 'category', 'kind', 'facts', 'description'];
const ORDERING = ['head', 'keys', 'tie'];

async function createFtsTable(db: Schema): Promise<void> {
  // What tokens have beside letters and digits.
  await sql
    .raw(
      `create virtual table partIndex using fts5(
         ${INDEXED.join(', ')}, ${ORDERING.map((column) => `${column} unindexed`).join(', ')},
         columnsize=0, detail=column,
         tokenize="unicode61 remove_diacritics 0 tokenchars './%°'")`,
    )
    .execute(db);
}

async function createTsvectorTable(db: Schema): Promise<void> {
  // A token's depth stands behind it: a weight would have to be looked up in every row.
  const depths = {
    A: ['name', 'numbers'],
    B: ['category'],
    C: ['kind', 'facts'],
    D: ['description'],
  };
  const marked = Object.entries(depths).map(
    ([depth, columns]) => `replace(${columns.join(' || ')}, ' ', '${depth} ')`,
  );
  await sql
    .raw(
      `create table "partIndex" (
         rowid bigint primary key,
         ${[...INDEXED, ...ORDERING].map((column) => `${column} text not null`).join(', ')},
         tokens tsvector generated always as ((${marked.join(' || ')})::tsvector) stored)`,
    )
    .execute(db);
  // Searches read the list of what is not in the tree yet as well, so that it must stay short.
  await sql
    .raw(
      `create index "partIndex_tokens" on "partIndex" using gin (tokens)
         with (gin_pending_list_limit = 64)`,
    )
    .execute(db);
  // The planner takes a scan of the table to be cheap, but every row's tokens have to be unpacked.
  await sql
    .raw(
      `create function "partsWith"(wanted tsquery, most bigint) returns text
         language sql stable set enable_seqscan = off set enable_indexscan = off
         as $$ select string_agg(rowid::text, ',') from (
           select rowid from "partIndex" where tokens @@ wanted order by rowid limit most
         ) as found $$`,
    )
    .execute(db);
}

async function index(db: Schema, table: string, columns: string[]): Promise<void> {
  const name = `${table}_${columns.join('_')}`;
  await db.schema.createIndex(name).on(table).columns(columns).execute();
}
