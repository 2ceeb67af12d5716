import type { Db } from '@/server/db/kysely';
import type { Trx } from '@/server/db/types';
import { topics } from '../catalogue/sources';
import { changeCatalogue } from '../catalogue/write';
import { CHUNK_SIZE, fromText } from './codes';
import { columnRepository } from './columnRepository';
import { indexFacets } from './maintain';
import { facetRepository } from './repository';

/**
 * Makes the index of facets where it is missing or not whole: for parts that were there before it,
 * or that a backend has added that did not know of it yet. To be called at the start.
 */
export async function ensureFacets(db: Db): Promise<void> {
  const { countIndexed, countParts } = columnRepository(db);
  if ((await countIndexed()) !== (await countParts())) await rebuildFacets(db);
}

/**
 * Compares the whole index with the parts and corrects it, a chunk in each transaction: reads go on
 * meanwhile, and writes between two of them.
 */
export async function rebuildFacets(db: Db): Promise<void> {
  const facets = facetRepository(db.reader);
  for (let chunk = 0; chunk <= (await facets.lastChunk()); chunk += 1) {
    const seqs = Array.from({ length: CHUNK_SIZE }, (_, offset) => chunk * CHUNK_SIZE + offset);
    await correct(db, (trx) => indexFacets(trx, seqs));
  }
  for (const facet of await facets.listFacets()) await correct(db, (trx) => recount(trx, facet));
}

function correct(db: Db, work: (trx: Trx) => Promise<boolean>): Promise<void> {
  return changeCatalogue(db, async (trx, touch) => {
    touch({ topics: (await work(trx)) ? [topics.facets] : [] });
  });
}

/** Counts the parts of each value again, and forgets the values that none has. */
async function recount(trx: Trx, facet: string): Promise<boolean> {
  const facets = facetRepository(trx);
  const { chunks, values } = await facets.readFacet(facet);
  const counts = new Map<number, number>();
  for (const { codes } of chunks) {
    for (const code of fromText(codes)) counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  const wrong = values.flatMap((row) => {
    const parts = (counts.get(row.code) ?? 0) - row.parts;
    return parts === 0 ? [] : { ...row, parts };
  });
  await facets.addToCounts(wrong);
  await facets.removeUnused(facet, values.at(-1)?.code ?? 0);
  return wrong.length > 0;
}
