import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * Rows of one statement: below what either database takes as parameters, and few, because SQLite
 * blocks the process while a statement runs.
 */
const BATCH = 100;

/** A long list in batches; between two of them other requests are served. */
export async function* batchesOf<T>(list: readonly T[], size = BATCH): AsyncGenerator<T[]> {
  for (let start = 0; start < list.length; start += size) {
    if (start > 0) await nextTurn();
    yield list.slice(start, start + size);
  }
}

/** All rows that `read` returns, in the order of their numbers, after one of them. */
export async function* batchesAfter<T extends { row: number }>(
  after: number,
  size: number,
  read: (after: number, limit: number) => Promise<T[]>,
): AsyncGenerator<T[]> {
  for (let last: number | undefined = after; last !== undefined;) {
    const rows = await read(last, size);
    if (rows.length > 0) yield rows;
    last = rows.length < size ? undefined : rows.at(-1)?.row;
  }
}
