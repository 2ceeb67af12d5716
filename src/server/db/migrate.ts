import { Migrator, sql, type Migration } from 'kysely';
import { PART_FIELDS } from '@/shared/partFields';
import { initialTables } from './migrations/0001_initial';
import { catalogueChanges } from './migrations/0002_changes';
import { authTables } from './migrations/0003_auth';
import { accountTables } from './migrations/0004_accounts';
import { messageUpkeep } from './migrations/0005_messages';
import { pictures } from './migrations/0006_pictures';
import { writeChecks } from './migrations/0007_writeChecks';
import { versions } from './migrations/0008_versions';
import { pictureSizes } from './migrations/0009_pictureSizes';
import { countsGo } from './migrations/0010_countsGo';
import { searchTables } from './migrations/0011_search';
import { attributeTables } from './migrations/0012_attributes';
import { findParts } from './migrations/0013_findParts';
import { fewerDepths } from './migrations/0014_fewerDepths';
import { missedWithout } from './migrations/0015_missedWithout';
import { leanTerms } from './migrations/0016_leanTerms';
import { dropPgTrgm } from './migrations/0017_dropPgTrgm';
import { messageIntake } from './migrations/0018_messageIntake';
import { invitedBy } from './migrations/0019_invitedBy';
import type { Dialect, Queries } from './types';

function makeMigrator(db: Queries, dialect: Dialect): Migrator {
  /** In this order and forward only: a migration that has been released is never changed. */
  const migrations: Record<string, Migration> = {
    '0001_initial': initialTables(dialect),
    '0002_changes': catalogueChanges,
    '0003_auth': authTables,
    '0004_accounts': accountTables,
    '0005_messages': messageUpkeep,
    '0006_pictures': pictures,
    '0007_writeChecks': writeChecks,
    '0008_versions': versions,
    '0009_pictureSizes': pictureSizes,
    '0010_countsGo': countsGo,
    '0011_search': searchTables(dialect),
    '0012_attributes': attributeTables(dialect),
    '0013_findParts': findParts(dialect),
    '0014_fewerDepths': fewerDepths(dialect),
    '0015_missedWithout': missedWithout,
    '0016_leanTerms': leanTerms(dialect),
    '0017_dropPgTrgm': dropPgTrgm(dialect),
    '0018_messageIntake': messageIntake,
    '0019_invitedBy': invitedBy,
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
