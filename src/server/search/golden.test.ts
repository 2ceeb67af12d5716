import { DATABASE_KINDS, makeTestDatabase } from '@/server/testing/databases';
import { QUERY_SETS, findMissedQueries, readQueries } from '@/server/testing/golden';

test('half of the golden queries are misspelt, written otherwise, in Chinese or numbers', () => {
  const queries = readQueries('golden');
  expect(queries.length).toBeGreaterThanOrEqual(200);
  const other = queries.filter(({ kind }) => kind !== 'plain');
  expect(other.length).toBeGreaterThanOrEqual(queries.length / 2);
});

test.each(DATABASE_KINDS)('golden and held-out queries find what is right on %s', async (kind) => {
  const { db, remove } = await makeTestDatabase(kind);
  try {
    const all = QUERY_SETS.map(({ name, goal }) => ({ queries: readQueries(name), goal }));
    const missed = await findMissedQueries(
      db,
      all.flatMap(({ queries }) => queries),
    );
    for (const { queries, goal } of all) {
      const misses = missed.filter(({ q }) => queries.some((query) => query.q === q));
      expect(misses.length).toBeLessThanOrEqual(queries.length * (1 - goal));
    }
  } finally {
    await remove();
  }
});
