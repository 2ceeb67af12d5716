/** Random numbers that are the same for the same seed, on every machine (mulberry32). */
export class Random {
  constructor(private state: number) {}

  /** From 0 to below 1. */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), 1 | this.state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number from 0 to below `end`. */
  below(end: number): number {
    return Math.floor(this.next() * end);
  }

  chance(share: number): boolean {
    return this.next() < share;
  }

  pick<T>(values: readonly T[]): T {
    const index = this.below(values.length);
    if (!(index in values)) throw new Error('There is nothing to pick from.');
    return values[index] as T;
  }
}

/** `count` of the values, evenly spread over all of them. */
export function spread<T>(values: readonly T[], count: number): T[] {
  const length = Math.min(count, values.length);
  const place = (index: number) => Math.floor(((index + 0.5) * values.length) / length);
  return Array.from({ length }, (_, index) => values[place(index)] as T);
}
