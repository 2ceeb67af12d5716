import { sql, type Kysely, type Migration } from 'kysely';

/**
 * A save writes a row of each term that it changes: on SQLite no longer a second one in an index of
 * its own, and on neither database one in the index of words that are corrected for what is none.
 *
 * On SQLite the index that older backends have made in many pieces becomes one, as it does now
 * whenever all parts are indexed, see `mergeWholeFts`.
 */
export function leanTerms(dialect: 'sqlite' | 'postgres'): Migration {
  return {
    up: async (db: Kysely<unknown>) => {
      await db.schema.dropIndex('searchTerms_letters_term_docs').execute();
      if (dialect === 'sqlite') {
        await keepByTerm(db);
        await sql`insert into "partIndex" ("partIndex") values ('optimize')`.execute(db);
      }
      await db.schema
        .createIndex('searchTerms_letters_term_docs')
        .on('searchTerms')
        .columns(['letters', 'term', 'docs'])
        .where(sql.ref('letters'), '>', sql.lit(0))
        .execute();
    },
  };
}

async function keepByTerm(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('searchTerms').renameTo('oldTerms').execute();
  await db.schema
    .createTable('searchTerms')
    .addColumn('term', 'text', (column) => column.primaryKey().notNull())
    .addColumn('docs', 'integer', (column) => column.notNull())
    .addColumn('letters', 'integer', (column) => column.notNull())
    .modifyEnd(sql`without rowid`)
    .execute();
  await sql`insert into "searchTerms" select "term", "docs", "letters" from "oldTerms" order by "term"`.execute(
    db,
  );
  await db.schema.dropTable('oldTerms').execute();
}
