import { Migrator, type Migration } from 'kysely';
import { OperatorError } from '../lib/operatorError';
import {
  currentSchema,
  findDifference,
  listTables,
  readTables,
  type Tables,
} from './expectedTables';
import { migrationsOf } from './migrations';
import { isSqlite } from './sql';
import { openInMemory } from './sqlite/open';
import type { Database, Dialect, Queries } from './types';

type SchemaVersion = Database['schemaVersion'];

/** The version of a schema is the number of its migrations. */
export const SCHEMA_VERSION = Object.keys(migrationsOf('sqlite')).length;

/**
 * Brings the tables up to date; several processes may start at once. A newer schema that supports
 * this release stays as it is; one that doesn't ends the start, and so do tables of another build.
 */
export async function migrate(queries: Queries, dialect: Dialect): Promise<void> {
  const info = await readSchemaVersion(queries);
  if (info && info.version > SCHEMA_VERSION) {
    const problem = problemOf(info);
    if (problem) throw new OperatorError(problem);
  } else {
    const migrator = await makeMigrator(queries, dialect);
    const { error } = await migrator.migrateToLatest();
    if (error) throw error instanceof Error ? error : new Error('The migration failed.');
  }
  await assertTables(queries);
}

/** Throws for tables of another build, unless a start would bring them up to date. */
export async function assertTables(queries: Queries): Promise<void> {
  const { version = 0 } = (await readSchemaVersion(queries)) ?? {};
  if (version < SCHEMA_VERSION) return;
  const problem = await findTableProblem(queries);
  if (problem) throw new OperatorError(`${variableOf(queries)}: the database ${problem}`);
}

/** Why this release does not work with the schema as it is now; undefined where it does. */
export async function findSchemaProblem(queries: Queries): Promise<string | undefined> {
  return problemOf(await queries.selectFrom('schemaVersion').selectAll().executeTakeFirstOrThrow());
}

function problemOf({ version, oldestSupported }: SchemaVersion): string | undefined {
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
 * that follow "the database"; undefined where they fit.
 */
export async function findTableProblem(queries: Queries): Promise<string | undefined> {
  const difference = findDifference(await readExpectedTables(), await readTables(queries));
  if (difference === undefined) return undefined;
  return `was made by another build (${difference}): use that build, or name another one.`;
}

let expectedTables: Promise<Tables> | undefined;

/** What the migrations make of an empty database. */
function readExpectedTables(): Promise<Tables> {
  expectedTables ??= (async () => {
    const queries = openInMemory();
    try {
      for (const { up } of Object.values(migrationsOf('sqlite'))) await up(queries);
      return await readTables(queries);
    } finally {
      await queries.destroy();
    }
  })();
  return expectedTables;
}

const variableOf = (queries: Queries) => (isSqlite(queries) ? 'DATA_DIR' : 'DATABASE_URL');

/** Undefined: the database has no tables yet. Throws for those from before release 1.0. */
export async function readSchemaVersion(queries: Queries): Promise<SchemaVersion | undefined> {
  const tables = (await listTables(queries)).map(({ name }) => name);
  if (tables.includes('schemaVersion')) {
    return queries.selectFrom('schemaVersion').selectAll().executeTakeFirstOrThrow();
  }
  const expected = await readExpectedTables();
  if (!tables.some((name) => expected.has(name))) return undefined;
  throw new OperatorError(
    `${variableOf(queries)}: the database is from before release 1.0 or of another program: this release uses neither, and leaves it as it is.`,
  );
}

async function makeMigrator(db: Queries, dialect: Dialect): Promise<Migrator> {
  const migrations: Record<string, Migration> = {};
  for (const [index, [name, step]] of Object.entries(migrationsOf(dialect)).entries()) {
    const { oldestSupported } = step;
    const up = async (trx: Queries) => {
      await step.up(trx);
      await trx
        .updateTable('schemaVersion')
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
