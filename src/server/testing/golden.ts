import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Db } from '../db/kysely';
import { projectRoot } from '../lib/projectRoot';
import { loadDemo, readDemoCatalogue } from '../modules/processes/demo/load';
import type { MediaStore } from '../modules/core/media/store';
import { readFirstSynonyms, seedSynonyms } from '../modules/catalogue/search/synonymRepository';
import { makeSearch } from '../search/search';
import { sparePartRepository } from '../modules/catalogue/spareParts/repository';

/** What a buyer types, and what is right as one of the first three parts. */
export interface GoldenQuery {
  q: string;
  kind:
    | 'plain'
    | 'misspelt'
    | 'punctuation'
    | 'chinese'
    | 'pinyin'
    | 'foreign'
    | 'measure'
    | 'number'
    | 'symptom';
  /** Numbers of parts any of which is right. */
  parts?: string[];
  /** Key of a category of the demo catalogue, any part of which is right. */
  category?: string;
  /** Of a symptom: keys of the categories of what it may be due to. */
  categories?: string[];
}

/**
 * What is measured: `golden` queries, which the search was tuned by, `heldOut` ones, which it was not,
 * and `unusual` ones, such as prefixes, lengths, pinyin and other languages; with the share of each that
 * has to find what is right.
 */
export const QUERY_SETS = [
  { name: 'golden', goal: 0.97 },
  { name: 'heldOut', goal: 0.97 },
  { name: 'unusual', goal: 0.85 },
] as const;
const FIRST = 3;

export const readQueries = (name: (typeof QUERY_SETS)[number]['name']): GoldenQuery[] =>
  JSON.parse(
    readFileSync(join(projectRoot(), 'src', 'server', 'testing', `${name}Queries.json`), 'utf8'),
  ) as GoldenQuery[];

/** Images count for the order only: each is stored under its own name. */
const media = { addCopy: async (path: string) => path } as unknown as MediaStore;

/** Fills an empty database with the demo catalogue and searches it; returns the queries that miss. */
export async function findMissedQueries(
  db: Db,
  queries: GoldenQuery[],
): Promise<(GoldenQuery & { first: string[] })[]> {
  const demo = await readDemoCatalogue();
  // Nothing is found by them.
  for (const part of demo.parts) delete part.datasheet;
  await loadDemo(db, media, demo);
  await seedSynonyms(db, await readFirstSynonyms());
  const search = makeSearch(db, db.catalogueVersion);
  const parts = sparePartRepository(db.reader);
  const names = new Map(demo.categories.map(({ key, name }) => [key, name]));
  const missed = [];
  for (const query of queries) {
    const { seqs } = await search.find(query.q, false);
    const first = await parts.listBySeq(seqs.slice(0, FIRST));
    const wanted = [query.category ?? [], query.categories ?? []]
      .flat()
      .map((key) => names.get(key));
    const isRight = first.some(
      ({ partNumber, categoryName }) =>
        query.parts?.includes(partNumber) || wanted.includes(categoryName ?? undefined),
    );
    if (!isRight) missed.push({ ...query, first: first.map(({ name }) => name) });
  }
  return missed;
}
