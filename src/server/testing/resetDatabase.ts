import { sql } from 'kysely';
import type { Db } from '../db/kysely';
import type { Queries } from '../db/types';
import { DatabaseUnavailable } from '../db/unavailable';
import { newId } from '../lib/ids';

/** FTS5 creates these for a virtual table. */
const OF_VIRTUAL_TABLE = /^partIndex_/;

/**
 * Returns what makes the tables as they are now again: with the few rows that the migrations have
 * inserted. `truncate` replaces the files of each table and index, which takes a hundred times as long
 * as to delete the few rows of a test.
 */
export async function makeReset(db: Db): Promise<() => Promise<void>> {
  const { writer, dialect } = db;
  const found = await writer.introspection.getTables();
  const tables = found.map(({ name }) => name).filter((name) => !OF_VIRTUAL_TABLE.test(name));
  const seeds: { table: string; rows: Record<string, unknown>[] }[] = [];
  for (const table of tables) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(
      writer,
    );
    if (rows.length > 0) seeds.push({ table, rows });
  }
  const empty = dialect === 'postgres' ? emptyPostgres : emptySqlite;
  const fill = async (trx: Queries): Promise<void> => {
    await empty(trx, tables);
    for (const { table, rows } of seeds) {
      for (const row of rows) {
        const columns = Object.keys(row).map((column) => sql.id(column));
        await sql`
          insert into ${sql.table(table)} (${sql.join(columns)})
          values (${sql.join(Object.values(row))})`.execute(trx);
      }
    }
    // What is cached of an earlier test is of another catalogue.
    await trx.updateTable('catalogue').set({ stamp: newId() }).execute();
  };
  return async () => {
    // Work that an earlier test has started may hold rows in another order: a deadlock.
    await writer
      .transaction()
      .execute(fill)
      .catch((error: unknown) => {
        if (!(error instanceof DatabaseUnavailable)) throw error;
        return writer.transaction().execute(fill);
      });
    db.catalogueVersion.invalidate();
  };
}

/** Foreign keys are checked at the end of the statement. */
async function emptyPostgres(trx: Queries, tables: string[]): Promise<void> {
  const deletions = tables.map(
    (table, index) => sql`${sql.id(`deletion${index}`)} as (delete from ${sql.table(table)})`,
  );
  await sql`
    with ${sql.join(deletions)}
    select setval(oid, 1, false) from pg_class where relkind = 'S'`.execute(trx);
}

async function emptySqlite(trx: Queries, tables: string[]): Promise<void> {
  await sql`pragma defer_foreign_keys = on`.execute(trx);
  for (const table of tables) await sql`delete from ${sql.table(table)}`.execute(trx);
  await sql`delete from sqlite_sequence`.execute(trx);
}
