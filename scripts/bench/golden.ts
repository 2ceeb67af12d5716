import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDb, type Db } from '../../src/server/db/kysely';
import { followCatalogue } from '../../src/server/modules/catalogue/follow';
import { loadDemo, readDemoCatalogue } from '../../src/server/modules/demo/load';
import type { MediaStore } from '../../src/server/modules/media/store';
import { readFirstSynonyms, seedSynonyms } from '../../src/server/modules/search/seed';
import { makeSearch } from '../../src/server/modules/search/service';
import { sparePartRepository } from '../../src/server/modules/spareParts/repository';
import { makeFolder } from './lib/database';
import { percent } from './lib/report';
import { runBenchmark } from './lib/undo';

/*
 * npm run bench:golden
 * How many of the golden queries have a right part, or a part of the right category, among the first
 * three, on SQLite and, where BENCH_POSTGRES_URL names an empty database, on PostgreSQL. Ends with 1
 * below 95 %.
 */

const GOAL = 0.95;
const FIRST = 3;

interface GoldenQuery {
  q: string;
  kind: string;
  /** Numbers of parts any of which is right. */
  parts?: string[];
  /** Key of the demo's category. */
  category?: string;
}

const queries = JSON.parse(
  readFileSync(join(import.meta.dirname, 'lib', 'goldenQueries.json'), 'utf8'),
) as GoldenQuery[];

/** Pictures don't matter for finding, but for the order: every one is kept under its own name. */
const media = { keepCopy: async (path: string) => path } as unknown as MediaStore;

async function measure(db: Db): Promise<number> {
  const demo = await readDemoCatalogue();
  await loadDemo(db, media, demo);
  await seedSynonyms(db, await readFirstSynonyms());
  const search = makeSearch(db, followCatalogue(db, Date.now));
  const parts = sparePartRepository(db.reader);
  const names = new Map(demo.categories.map(({ key, name }) => [key, name]));
  const missed = [];
  for (const query of queries) {
    const { seqs } = await search.find(query.q, false);
    const first = await parts.listBySeq([...seqs.subarray(0, FIRST)]);
    const isRight = first.some(
      ({ partNumber, categoryName }) =>
        query.parts?.includes(partNumber) ||
        (query.category !== undefined && names.get(query.category) === categoryName),
    );
    if (!isRight) missed.push({ ...query, first: first.map(({ name }) => name) });
  }
  for (const { q, kind, first } of missed) {
    console.log(`  missed (${kind}): ${q}\n${first.map((name) => `    ${name}`).join('\n')}`);
  }
  return 1 - missed.length / queries.length;
}

runBenchmark(async () => {
  const places = [
    { name: 'SQLite', dataDir: makeFolder(), databaseUrl: undefined },
    ...(process.env.BENCH_POSTGRES_URL
      ? [{ name: 'PostgreSQL', dataDir: makeFolder(), databaseUrl: process.env.BENCH_POSTGRES_URL }]
      : []),
  ];
  for (const { name, ...place } of places) {
    const db = await openDb(place);
    try {
      const share = await measure(db);
      console.log(`${name}: ${percent(share)} of ${queries.length} queries`);
      if (share < GOAL) process.exitCode = 1;
    } finally {
      await db.close();
    }
  }
});
