import { openDb } from '../../src/server/db/kysely';
import { QUERY_SETS, findMissedQueries, readQueries } from '../../src/server/testing/golden';
import { databaseKinds, newDatabase } from '../lib/product';
import { run } from '../lib/report';

/*
 * npm run bench:golden
 * How many of the golden and of the held-out queries have a right part among the first three, and
 * which have not, on SQLite and on a separate PostgreSQL server.
 */

run('bench:golden', async (report) => {
  const sets = QUERY_SETS.map((set) => ({ ...set, queries: readQueries(set.name) }));
  for (const kind of databaseKinds(undefined)) {
    const { DATA_DIR = '', DATABASE_URL } = await newDatabase(kind);
    const db = await openDb({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL });
    try {
      const missed = await findMissedQueries(
        db,
        sets.flatMap(({ queries }) => queries),
      );
      for (const { q, kind, first } of missed) {
        console.log(`  missed (${kind}): ${q}${first.map((part) => `\n    ${part}`).join('')}`);
      }
      report.column = kind;
      for (const { name, goal, queries } of sets) {
        const misses = missed.filter(({ q }) => queries.some((query) => query.q === q)).length;
        const share = 1 - misses / queries.length;
        report.put(`${name} queries`, queries.length);
        report.put(`${name}: found`, share * 100, { unit: '%', atLeast: goal * 100 });
      }
    } finally {
      await db.close();
    }
  }
});
