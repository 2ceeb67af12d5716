import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { PartText } from '@/shared/partFields';
import { findDifference, readTables } from '../expectedTables';
import { openInMemory } from '../sqlite/open';
import { addPartTexts, migrationsOf, type ReleasedMigration } from '.';
import { initialStatements } from './0001';

/**
 * What of an earlier release's statements fails on the migrated tables, although the migration says
 * that the release is supported: an update goes from backend to backend, so both run for a while.
 */
async function findBreakingChange(
  migrations: Record<string, ReleasedMigration>,
): Promise<string | undefined> {
  const queries = openInMemory();
  const states = [];
  try {
    for (const [name, { up, oldestSupported }] of Object.entries(migrations)) {
      await up(queries);
      const tables = await readTables(queries);
      for (const former of states.slice(oldestSupported - 1)) {
        const difference = findDifference(former, tables);
        if (difference) return `${name}: ${difference}`;
      }
      states.push(tables);
    }
    return undefined;
  } finally {
    await queries.destroy();
  }
}

const run =
  (...statements: string[]) =>
  async (db: Kysely<unknown>): Promise<void> => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  };

/** Version of the schema after one more migration. */
const NEXT = Object.keys(migrationsOf('sqlite')).length + 1;

const withNext = (up: ReleasedMigration['up'], oldestSupported = 1) => ({
  ...migrationsOf('sqlite'),
  '9999_next': { up, oldestSupported },
});

test.each([
  ['sqlite', '10ebd2d4a4f20894fb48bf071d2c241f77c41557b8db21bbf09639ae7e3ac33c'],
  ['postgres', '73f68b2a60a460cdd871c62743101b5e89695cb14af6548c736cd51d72f78bd1'],
] as const)('the first migration of %s is that of release 1.0', (dialect, hash) => {
  const text = initialStatements(dialect).join(';\n');
  expect(createHash('sha256').update(text).digest('hex')).toBe(hash);
});

test('every migration leaves the releases working that it supports', async () => {
  expect(await findBreakingChange(migrationsOf('sqlite'))).toBeUndefined();
});

describe('a later migration', () => {
  test.each([
    ['a text of parts', addPartTexts('ratedVoltage' as PartText)],
    ['a table', run('create table prices (id text primary key not null)')],
    ['a column that may be empty', run('alter table jobs add column note text')],
    ['an index', run('create index jobs_holder on jobs (holder)')],
  ])('may add %s', async (_, up) => {
    expect(await findBreakingChange(withNext(up))).toBeUndefined();
  });

  test.each([
    ['drop a table', ['drop table "rateLimits"'], 'the table rateLimits is missing'],
    ['drop a column', ['alter table jobs drop column holder'], 'the column jobs.holder is missing'],
    [
      'rename a column',
      ['alter table jobs rename column holder to owner'],
      'the column jobs.holder is missing',
    ],
    [
      'retype a column',
      ['alter table jobs drop column holder', 'alter table jobs add column holder integer'],
      'the column jobs.holder is of type integer',
    ],
    [
      'require a value that the former release does not write',
      [
        'drop table "writeChecks"',
        'create table "writeChecks" (id integer primary key, "checkedAt" text not null, "by" text not null)',
      ],
      'the column writeChecks.by is unknown',
    ],
    [
      'forbid what the former release writes twice',
      ['create unique index jobs_holder on jobs (holder)'],
      'jobs (holder) has to be unique',
    ],
  ])('may %s only where it raises oldestSupported', async (_, statements, words) => {
    const up = run(...statements);
    expect(await findBreakingChange(withNext(up))).toBe(`9999_next: ${words}`);
    expect(await findBreakingChange(withNext(up, NEXT))).toBeUndefined();
  });
});
