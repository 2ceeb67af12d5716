import { CHUNK_BITS, OFFSET_MASK, type Codes } from './codes';
import type { columnRepository } from './columnRepository';
import { facetsOf } from './partFacets';

/** One facet of some parts. */
export interface Column {
  /** The code of each place; of chunks that are missing no part has a value. */
  chunks: (Codes | undefined)[];
  /** The value of each code; those that no part has may be missing. */
  values: (string | undefined)[];
}

/** Facets of some parts. */
export interface Columns {
  /** Where each part's codes are, in the order of the parts. */
  places: Uint32Array;
  of: (facet: string) => Column;
}

export const NO_COLUMN: Column = { chunks: [], values: [] };

/** How many parts have each value. */
export type ValueCounts = Map<string, number>;

type ReadParts = Pick<ReturnType<typeof columnRepository>, 'listParts' | 'listValues'>;

/** From the parts themselves, of which one chunk has room: quicker for a few while nothing is known. */
export async function makeColumns(repository: ReadParts, seqs: Uint32Array): Promise<Columns> {
  const list = [...seqs];
  if (list.length === 0) return { places: seqs, of: () => NO_COLUMN };
  const facets = facetsOf(
    ...(await Promise.all([repository.listParts(list), repository.listValues(list)])),
  );
  const columns = new Map<string, Column>();
  for (const [facet, own] of facets) {
    const codes = new Map<string, number>();
    for (const value of own.values()) if (!codes.has(value)) codes.set(value, codes.size + 1);
    const codeOf = (seq: number) => codes.get(own.get(seq) ?? '') ?? 0;
    columns.set(facet, {
      chunks: [Uint16Array.from(list, codeOf)],
      values: [undefined, ...codes.keys()],
    });
  }
  const places = Uint32Array.from(list, (_, index) => index);
  return { places, of: (facet) => columns.get(facet) ?? NO_COLUMN };
}

// Loops by index from here on: they run over each of 100,000 parts for each facet.

/** How many of these places have each value. */
export function countValues({ chunks, values }: Column, places: Uint32Array): ValueCounts {
  const counts = new Uint32Array(Math.max(values.length, 1));
  for (let index = 0; index < places.length; index += 1) {
    const place = places[index] ?? 0;
    const code = chunks[place >>> CHUNK_BITS]?.[place & OFFSET_MASK] ?? 0;
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
    { chunks, values }: Column,
    places: Uint32Array,
    matches: (value: string) => boolean,
  ): void {
    const admitted = Uint8Array.from(values, (value) =>
      Number(value !== undefined && matches(value)),
    );
    const { counts, last } = this;
    for (let index = 0; index < places.length; index += 1) {
      const place = places[index] ?? 0;
      const code = chunks[place >>> CHUNK_BITS]?.[place & OFFSET_MASK] ?? 0;
      if (admitted[code] === 1) continue;
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
