import { CHUNK_BITS, CHUNK_SIZE, OFFSET_MASK, fromText } from './codes';
import type { ReadColumns } from './columnRepository';
import { facetsOf } from './partFacets';

/** One facet of some parts. */
export interface Column {
  /** By place. */
  codes: Uint16Array | Uint32Array;
  /** The value of each code; those that no part has may be missing. */
  values: (string | undefined)[];
}

/** Facets of some parts. */
export interface Columns {
  /** Where each part's codes are, in the order of the parts. */
  places: Uint32Array;
  of: (facet: string) => Column;
}

/** How many parts have each value. */
export type ValueCounts = Map<string, number>;

/** From the index: every chunk that holds one of the parts, whole. */
export async function readColumns(
  repository: ReadColumns,
  facets: string[],
  seqs: Uint32Array,
): Promise<Columns> {
  const chunks = listChunks(seqs);
  const ranks = new Map(chunks.map((chunk, rank) => [chunk, rank]));
  const length = chunks.length * CHUNK_SIZE;
  const columns = new Map(facets.map((facet) => [facet, emptyColumn(length)]));
  const read = async (wanted: number[]) =>
    wanted.length === 0 ? [] : repository.readChunks(facets, wanted);
  for (const { facet, chunk, codes } of await read(chunks)) {
    const [column, rank] = [columns.get(facet), ranks.get(chunk)];
    if (!column || rank === undefined) continue;
    const own = fromText(codes);
    if (own.BYTES_PER_ELEMENT > column.codes.BYTES_PER_ELEMENT) {
      column.codes = Uint32Array.from(column.codes);
    }
    column.codes.set(own, rank * CHUNK_SIZE);
  }
  for (const { facet, code, value } of await repository.listFacetValues(facets)) {
    const column = columns.get(facet);
    if (column) column.values[code] = value;
  }
  return {
    places: placesOf(seqs, chunks),
    of: (facet) => columns.get(facet) ?? emptyColumn(length),
  };
}

const emptyColumn = (length: number): Column => ({ codes: new Uint16Array(length), values: [] });

/** In ascending order. */
function listChunks(seqs: Uint32Array): number[] {
  const chunks = new Set<number>();
  let last = -1;
  for (let index = 0; index < seqs.length; index += 1) {
    const chunk = (seqs[index] ?? 0) >>> CHUNK_BITS;
    if (chunk === last) continue;
    last = chunk;
    chunks.add(chunk);
  }
  return [...chunks].sort((a, b) => a - b);
}

function placesOf(seqs: Uint32Array, chunks: number[]): Uint32Array {
  // Each chunk is where its number says, unless there are some that are not needed.
  if (chunks.at(-1) === chunks.length - 1) return seqs;
  const starts = new Uint32Array((chunks.at(-1) ?? 0) + 1);
  chunks.forEach((chunk, rank) => {
    starts[chunk] = rank * CHUNK_SIZE;
  });
  return seqs.map((seq) => (starts[seq >>> CHUNK_BITS] ?? 0) + (seq & OFFSET_MASK));
}

/** From the parts themselves: quicker for a few that lie in many chunks. */
export async function makeColumns(repository: ReadColumns, seqs: Uint32Array): Promise<Columns> {
  const list = [...seqs];
  if (list.length === 0) return { places: seqs, of: () => emptyColumn(0) };
  const facets = facetsOf(await repository.listParts(list), await repository.listValues(list));
  const columns = new Map<string, Column>();
  for (const [facet, own] of facets) {
    const codes = new Map<string, number>();
    for (const value of own.values()) if (!codes.has(value)) codes.set(value, codes.size + 1);
    const codeOf = (seq: number) => codes.get(own.get(seq) ?? '') ?? 0;
    columns.set(facet, {
      codes: Uint16Array.from(list, codeOf),
      values: [undefined, ...codes.keys()],
    });
  }
  const places = Uint32Array.from(list, (_, index) => index);
  return { places, of: (facet) => columns.get(facet) ?? emptyColumn(list.length) };
}

// Loops by index from here on: they run over each of 100,000 parts for each facet.

/** How many of these places have each value. */
export function countValues({ codes, values }: Column, places: Uint32Array): ValueCounts {
  const counts = new Uint32Array(Math.max(values.length, 1));
  for (let index = 0; index < places.length; index += 1) {
    const code = codes[places[index] ?? 0] ?? 0;
    if (code < counts.length) counts[code] = (counts[code] ?? 0) + 1;
  }
  const found: ValueCounts = new Map();
  counts.forEach((parts, code) => {
    const value = values[code];
    if (parts > 0 && value !== undefined) found.set(value, parts);
  });
  return found;
}

/** Which parts miss how many of several conditions. */
export class Misses {
  private readonly counts: Uint8Array;
  /** The last condition that each part misses. */
  private readonly last: Uint8Array;

  constructor(length: number) {
    this.counts = new Uint8Array(length);
    this.last = new Uint8Array(length);
  }

  add(
    condition: number,
    { codes, values }: Column,
    places: Uint32Array,
    matches: (value: string) => boolean,
  ): void {
    const admitted = Uint8Array.from(values, (value) =>
      Number(value !== undefined && matches(value)),
    );
    const { counts, last } = this;
    for (let index = 0; index < places.length; index += 1) {
      if (admitted[codes[places[index] ?? 0] ?? 0] === 1) continue;
      counts[index] = (counts[index] ?? 0) + 1;
      last[index] = condition;
    }
  }

  /** Of these, one for each part, those whose part misses nothing, or only this condition. */
  select(from: Uint32Array, condition = -1): Uint32Array {
    const { counts, last } = this;
    const selected = new Uint32Array(from.length);
    let length = 0;
    for (let index = 0; index < from.length; index += 1) {
      const misses = counts[index] ?? 0;
      if (misses > 1 || (misses === 1 && last[index] !== condition)) continue;
      selected[length] = from[index] ?? 0;
      length += 1;
    }
    return selected.slice(0, length);
  }
}
