import { openDb } from '../../src/server/db/kysely';
import { GOLDEN_GOAL, findMissedQueries, readGoldenQueries } from '../../src/server/test/golden';
import { startPostgres } from '../trials/lib/postgres';
import { makeFolder } from './lib/database';
import { percent } from './lib/report';
import { runBenchmark } from './lib/undo';

/*
 * npm run bench:golden
 * How many of the golden queries have a right part among the first three, and which have not, on
 * SQLite and on a PostgreSQL server of its own.
 */

runBenchmark(async () => {
  const queries = readGoldenQueries();
  const places = {
    SQLite: () => undefined,
    PostgreSQL: async () => (await startPostgres()).url,
  };
  for (const [name, start] of Object.entries(places)) {
    const db = await openDb({ dataDir: makeFolder(), databaseUrl: await start() });
    try {
      const missed = await findMissedQueries(db, queries);
      for (const { q, kind, first } of missed) {
        console.log(`  missed (${kind}): ${q}${first.map((part) => `\n    ${part}`).join('')}`);
      }
      const share = 1 - missed.length / queries.length;
      const found = queries.length - missed.length;
      console.log(`${name}: ${found} of ${queries.length} queries, ${percent(share)}`);
      if (share < GOLDEN_GOAL) process.exitCode = 1;
    } finally {
      await db.close();
    }
  }
});
