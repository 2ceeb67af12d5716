import { startPostgres } from '../../src/e2e/support/postgres';
import { openDb } from '../../src/server/db/kysely';
import { GOLDEN_GOAL, findMissedQueries, readGoldenQueries } from '../../src/server/test/golden';
import { makeFolder } from '../lib/product';
import { onEnd, run } from '../lib/report';

/*
 * npm run bench:golden
 * How many of the golden queries have a right part among the first three, and which have not, on
 * SQLite and on a PostgreSQL server of its own.
 */

run('bench:golden', async (report) => {
  const queries = readGoldenQueries();
  const places = {
    SQLite: () => undefined,
    PostgreSQL: async () => {
      const server = await startPostgres();
      onEnd(server.stop);
      return server.url;
    },
  };
  for (const [name, start] of Object.entries(places)) {
    const db = await openDb({ dataDir: makeFolder(), databaseUrl: await start() });
    try {
      const missed = await findMissedQueries(db, queries);
      for (const { q, kind, first } of missed) {
        console.log(`  missed (${kind}): ${q}${first.map((part) => `\n    ${part}`).join('')}`);
      }
      const share = 1 - missed.length / queries.length;
      report.column = name;
      report.put('golden queries', queries.length);
      report.put('found', share * 100, { unit: '%', atLeast: GOLDEN_GOAL * 100 });
    } finally {
      await db.close();
    }
  }
});
