export interface Random {
  /** From 0 to below 1. */
  next: () => number;
  /** A whole number from 0 to below `end`. */
  below: (end: number) => number;
  /** Throws where there is nothing to pick. */
  pick: <T>(values: readonly T[]) => T;
}

/** Numbers that are the same in every run (mulberry32). */
export function makeRandom(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number) => Math.floor(next() * end);
  const pick = <T>(values: readonly T[]): T => {
    const value = values[below(values.length)];
    if (value === undefined) throw new Error('There is nothing to pick from.');
    return value;
  };
  return { next, below, pick };
}

/** `count` of the values, evenly spread over all of them. */
export function spread<T>(values: readonly T[], count: number): T[] {
  return Array.from({ length: count }, (_, index) => {
    const place = Math.floor(((index + 0.5) / count) * values.length);
    return values[place];
  }).filter((value) => value !== undefined);
}
