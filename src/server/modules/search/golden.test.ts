import { DATABASE_KINDS, makeTestDatabase } from '@/server/test/databases';
import { GOLDEN_GOAL, findMissedQueries, readGoldenQueries } from '@/server/test/golden';

const queries = readGoldenQueries();

test('half of the golden queries are misspelt, written otherwise, in Chinese or numbers', () => {
  expect(queries.length).toBeGreaterThanOrEqual(200);
  const other = queries.filter(({ kind }) => kind !== 'plain');
  expect(other.length).toBeGreaterThanOrEqual(queries.length / 2);
});

test.each(DATABASE_KINDS)('golden queries find what is right on %s', async (kind) => {
  const { db, remove } = await makeTestDatabase(kind);
  try {
    const missed = await findMissedQueries(db, queries);
    expect(missed.length).toBeLessThanOrEqual(queries.length * (1 - GOLDEN_GOAL));
  } finally {
    await remove();
  }
});
