import { Migrator, sql, type Migration } from 'kysely';
import { PART_TEXTS } from '@/shared/partFields';
import { OperatorError } from '../lib/operatorError';
import {
  currentSchema,
  findDifference,
  listTables,
  readTables,
  type Tables,
} from './expectedTables';
import { initialMigration } from './migrations/0001_initial';
import { isSqlite } from './sql';
import { openInMemory } from './sqlite/open';
import type { Database, Dialect, Queries } from './types';

type SchemaInfo = Database['schemaInfo'];

interface Step extends Migration {
  /** The oldest schema version whose releases still work on the migrated database. */
  oldestSupported: number;
}

/**
 * In this order and forward only: a migration that has been released is never changed. Expand before
 * contract: what this release no longer uses is dropped by the next one, which raises
 * `oldestSupported`.
 */
const makeSteps = (dialect: Dialect): Record<string, Step> => ({
  '0001_initial': { ...initialMigration(dialect), oldestSupported: 1 },
});

/** The version of a schema is the number of its migrations. */
export const SCHEMA_VERSION = Object.keys(makeSteps('sqlite')).length;

/**
 * Brings the tables up to date; several processes may start at once. A newer schema that supports
 * this release stays as it is; one that doesn't ends the start, and so do tables of another build.
 */
export async function migrate(queries: Queries, dialect: Dialect): Promise<void> {
  const info = await readSchemaInfo(queries);
  if (info && info.version > SCHEMA_VERSION) {
    const problem = problemOf(info);
    if (problem) throw new OperatorError(problem);
  } else {
    const migrator = await makeMigrator(queries, dialect);
    const { error } = await migrator.migrateToLatest();
    if (error) throw error instanceof Error ? error : new Error('The migration failed.');
  }
  await assertTables(queries);
  if (missingPartFields(await readTables(queries)).length > 0) await addPartFields(queries);
}

/** Throws for tables of another build, unless a start would bring them up to date. */
export async function assertTables(queries: Queries): Promise<void> {
  const { version = 0 } = (await readSchemaInfo(queries)) ?? {};
  if (version < SCHEMA_VERSION) return;
  const problem = await findTableProblem(queries, { isStarted: false });
  if (problem) throw new OperatorError(`${variableOf(queries)}: the database ${problem}`);
}

/** Why this release does not work with the schema as it is now; undefined where it does. */
export async function findSchemaProblem(queries: Queries): Promise<string | undefined> {
  return problemOf(await queries.selectFrom('schemaInfo').selectAll().executeTakeFirstOrThrow());
}

function problemOf({ version, oldestSupported }: SchemaInfo): string | undefined {
  if (oldestSupported > SCHEMA_VERSION) {
    return `The database's schema (version ${version}) is newer than this release understands (${SCHEMA_VERSION}): start a newer release.`;
  }
  if (version < SCHEMA_VERSION) {
    return `The database's schema (version ${version}) is older than this release needs (${SCHEMA_VERSION}): restart it.`;
  }
  return undefined;
}

/**
 * Why this build would fail on the tables as they are, although their version is the right one, in words
 * that follow "the database"; undefined where they fit. A start adds the columns of new texts of parts.
 */
export async function findTableProblem(
  queries: Queries,
  { isStarted }: { isStarted: boolean },
): Promise<string | undefined> {
  const found = await readTables(queries);
  const added = isStarted ? [] : missingPartFields(found);
  const difference = findDifference(await readExpectedTables(), found, added);
  if (difference === undefined) return undefined;
  return `was made by another build (${difference}): use that build, or name another one.`;
}

let expectedTables: Promise<Tables> | undefined;

/** What the migrations make of an empty database. */
function readExpectedTables(): Promise<Tables> {
  expectedTables ??= (async () => {
    const queries = openInMemory();
    try {
      for (const { up } of Object.values(makeSteps('sqlite'))) await up(queries);
      return await readTables(queries);
    } finally {
      await queries.destroy();
    }
  })();
  return expectedTables;
}

const variableOf = (queries: Queries) => (isSqlite(queries) ? 'DATA_DIR' : 'DATABASE_URL');

/** Undefined: the database has no tables yet. Throws for those of a pre-release version. */
export async function readSchemaInfo(queries: Queries): Promise<SchemaInfo | undefined> {
  const tables = (await listTables(queries)).map(({ name }) => name);
  if (tables.includes('schemaInfo')) {
    return queries.selectFrom('schemaInfo').selectAll().executeTakeFirstOrThrow();
  }
  const expected = await readExpectedTables();
  if (!tables.some((name) => expected.has(name))) return undefined;
  throw new OperatorError(
    `${variableOf(queries)}: the database was made by a pre-release version or another program, and is left as it is: name an empty one.`,
  );
}

async function makeMigrator(db: Queries, dialect: Dialect): Promise<Migrator> {
  const migrations: Record<string, Migration> = {};
  for (const [index, [name, step]] of Object.entries(makeSteps(dialect)).entries()) {
    const { oldestSupported } = step;
    const up = async (trx: Queries) => {
      await step.up(trx);
      await trx
        .updateTable('schemaInfo')
        .set({ version: index + 1, oldestSupported })
        .execute();
    };
    migrations[name] = { up };
  }
  return new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    migrationTableSchema: await currentSchema(db),
  });
}

function missingPartFields(tables: Tables): string[] {
  const present = tables.get('spareParts')?.columns;
  return PART_TEXTS.filter((name) => !present?.has(name));
}

/** Adds columns for the fields of a part that have come into the list since the last start. */
function addPartFields(queries: Queries): Promise<void> {
  return queries.transaction().execute(async (trx) => {
    // Several processes may start at once: the others wait here and then find the columns.
    await sql`update catalogue set version = version`.execute(trx);
    for (const name of missingPartFields(await readTables(trx))) {
      await trx.schema
        .alterTable('spareParts')
        .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
        .execute();
    }
  });
}
