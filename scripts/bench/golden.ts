import { openDb } from '../../src/server/db/kysely';
import { GOLDEN_GOAL, findMissedQueries, readGoldenQueries } from '../../src/server/test/golden';
import { makeFolder } from './lib/database';
import { percent } from './lib/report';
import { runBenchmark } from './lib/undo';

/*
 * npm run bench:golden
 * How many of the golden queries have a right part among the first three, and which have not, on
 * SQLite and, where BENCH_POSTGRES_URL names an empty database, on PostgreSQL.
 */

runBenchmark(async () => {
  const queries = readGoldenQueries();
  const databaseUrl = process.env.BENCH_POSTGRES_URL;
  const places = [
    { name: 'SQLite', databaseUrl: undefined },
    ...(databaseUrl ? [{ name: 'PostgreSQL', databaseUrl }] : []),
  ];
  for (const { name, databaseUrl: url } of places) {
    const db = await openDb({ dataDir: makeFolder(), databaseUrl: url });
    try {
      const missed = await findMissedQueries(db, queries);
      for (const { q, kind, first } of missed) {
        console.log(`  missed (${kind}): ${q}${first.map((part) => `\n    ${part}`).join('')}`);
      }
      const share = 1 - missed.length / queries.length;
      console.log(`${name}: ${percent(share)} of ${queries.length} queries`);
      if (share < GOLDEN_GOAL) process.exitCode = 1;
    } finally {
      await db.close();
    }
  }
});
