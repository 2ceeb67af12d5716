import { Migrator, sql, type Migration } from 'kysely';
import { PART_FIELDS } from '@/shared/partFields';
import { initialMigration } from './migrations/0001_initial';
import type { Dialect, Queries } from './types';

function makeMigrator(db: Queries, dialect: Dialect): Migrator {
  /** In this order and forward only: a migration that has been released is never changed. */
  const migrations: Record<string, Migration> = {
    '0001_initial': initialMigration(dialect),
  };
  return new Migrator({ db, provider: { getMigrations: async () => migrations } });
}

/** Brings the tables up to date, all in one transaction; several processes may start at once. */
export async function migrate(queries: Queries, dialect: Dialect): Promise<void> {
  const { error } = await makeMigrator(queries, dialect).migrateToLatest();
  if (error) throw error instanceof Error ? error : new Error('The migration failed.');
  if ((await listMissingPartFields(queries)).length > 0) await addPartFields(queries);
}

async function listMissingPartFields(queries: Queries): Promise<string[]> {
  const tables = await queries.introspection.getTables();
  const columns = tables.find(({ name }) => name === 'spareParts')?.columns ?? [];
  const present = new Set(columns.map(({ name }) => name));
  return PART_FIELDS.flatMap(({ name }) => (present.has(name) ? [] : name));
}

/** Adds columns for the fields of a part that have come into the list since the last start. */
function addPartFields(queries: Queries): Promise<void> {
  return queries.transaction().execute(async (trx) => {
    // Several processes may start at once: the others wait here and then find the columns.
    await sql`update catalogue set version = version`.execute(trx);
    for (const name of await listMissingPartFields(trx)) {
      await trx.schema
        .alterTable('spareParts')
        .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
        .execute();
    }
  });
}

/** Names of the migrations that the next start will run. */
export async function listPendingMigrations(queries: Queries, dialect: Dialect): Promise<string[]> {
  const all = await makeMigrator(queries, dialect).getMigrations();
  return all.flatMap(({ name, executedAt }) => (executedAt ? [] : [name]));
}
