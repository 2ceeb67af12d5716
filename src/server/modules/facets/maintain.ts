import type { Trx } from '@/server/db/types';
import { CHUNK_BITS, NONE, OFFSET_MASK, copyWithRoom, nextCode, type Codes } from './codes';
import { facetsOf, type PartFacetValues } from './partFacets';
import {
  facetRepository,
  type FacetValueRow,
  type IndexedPart,
  type IndexedValue,
} from './repository';

/**
 * Brings the index of facets in line with what is stored of these parts; those that are not there
 * any more leave it. To be called within the transaction that changes them, which has to be one of
 * `changeCatalogue`: only one at a time may write to the index. Returns whether anything of it
 * has changed.
 */
export async function indexFacets(trx: Trx, seqs: readonly number[]): Promise<boolean> {
  const facets = facetRepository(trx);
  return inChunks(seqs, async (chunk, own) => {
    const stored = facetsOf(await facets.listParts(own), await facets.listValues(own));
    return writeCodes(trx, chunk, own, stored);
  });
}

/** The same of some facets of one part, of which this is stored. */
export async function indexFacetsOfPart(
  trx: Trx,
  part: IndexedPart,
  values: IndexedValue[],
  facets: string[],
): Promise<void> {
  if (facets.length === 0) return;
  const { seq } = part;
  const stored = [...facetsOf([part], values)].filter(([facet]) => facets.includes(facet));
  await writeCodes(trx, seq >>> CHUNK_BITS, [seq], new Map(stored), facets);
}

/** Takes parts out of the index, whether their rows are still there or not. */
export function unindexFacets(trx: Trx, seqs: readonly number[]): Promise<boolean> {
  return inChunks(seqs, (chunk, own) => writeCodes(trx, chunk, own, new Map()));
}

/** Forgets all values of an attribute that no part has any value of. */
export async function removeFacet(trx: Trx, facet: string): Promise<void> {
  await facetRepository(trx).removeFacet(facet);
}

async function inChunks(
  seqs: readonly number[],
  work: (chunk: number, seqs: number[]) => Promise<boolean>,
): Promise<boolean> {
  const chunks = new Map<number, Set<number>>();
  for (const seq of seqs) {
    const own = chunks.get(seq >>> CHUNK_BITS);
    if (own) own.add(seq);
    else chunks.set(seq >>> CHUNK_BITS, new Set([seq]));
  }
  let changed = false;
  for (const [chunk, own] of chunks) changed = (await work(chunk, [...own])) || changed;
  return changed;
}

async function writeCodes(
  trx: Trx,
  chunk: number,
  seqs: number[],
  wanted: PartFacetValues,
  only?: string[],
): Promise<boolean> {
  const facets = facetRepository(trx);
  const present = await facets.readChunk(chunk, only);
  const codes = await findCodes(trx, wanted);
  const columns = new Map<string, Codes>();
  const counts = new Counts(codes.added);
  for (const facet of new Set([...present.keys(), ...wanted.keys()])) {
    const before = present.get(facet);
    const values = wanted.get(facet);
    let after: Codes | undefined;
    for (const seq of seqs) {
      const value = values?.get(seq);
      const code = value === undefined ? NONE : codes.of(facet, value);
      const old = before?.[seq & OFFSET_MASK] ?? NONE;
      if (code === old) continue;
      after ??= copyWithRoom(before, codes.highest(facet));
      after[seq & OFFSET_MASK] = code;
      counts.add(facet, old, -1);
      counts.add(facet, code, 1);
    }
    if (after) columns.set(facet, after);
  }
  await facets.addToCounts(counts.rows());
  await facets.writeChunk(chunk, columns);
  return columns.size > 0;
}

/** The codes of all these values; those that have none are given the next ones. */
async function findCodes(trx: Trx, wanted: PartFacetValues) {
  const facets = facetRepository(trx);
  const missing = new Map(
    [...wanted].map(([facet, values]) => [facet, new Set(values.values())] as const),
  );
  const list = [...missing].flatMap(([facet, own]) => [...own].map((value) => ({ facet, value })));
  const known = new Map([...wanted.keys()].map((facet) => [facet, new Map<string, number>()]));
  for (const { facet, value, code } of await facets.findCodes(list)) {
    known.get(facet)?.set(value, code);
    missing.get(facet)?.delete(value);
  }
  const added: FacetValueRow[] = [];
  for (const [facet, values] of missing) {
    if (values.size === 0) continue;
    let code = (await facets.findHighestCode(facet)) ?? NONE;
    for (const value of values) {
      code = nextCode(code);
      known.get(facet)?.set(value, code);
      added.push({ facet, code, value, parts: 0 });
    }
  }
  return {
    added,
    of: (facet: string, value: string): number => known.get(facet)?.get(value) ?? NONE,
    highest: (facet: string): number => Math.max(NONE, ...(known.get(facet)?.values() ?? [])),
  };
}

/** How many parts more or fewer each code has. */
class Counts {
  private readonly byFacet = new Map<string, Map<number, FacetValueRow>>();

  constructor(added: FacetValueRow[]) {
    for (const row of added) this.of(row.facet).set(row.code, row);
  }

  add(facet: string, code: number, parts: number): void {
    if (code === NONE) return;
    const own = this.of(facet);
    const row = own.get(code);
    if (row) row.parts += parts;
    else own.set(code, { facet, code, value: '', parts });
  }

  rows(): FacetValueRow[] {
    const rows = [...this.byFacet.values()].flatMap((own) => [...own.values()]);
    return rows.filter(({ parts }) => parts !== 0);
  }

  private of(facet: string): Map<number, FacetValueRow> {
    const own = this.byFacet.get(facet) ?? new Map<number, FacetValueRow>();
    this.byFacet.set(facet, own);
    return own;
  }
}
