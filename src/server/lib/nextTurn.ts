import { setImmediate as turn } from 'node:timers/promises';

/** Node.js accepts one connection in each turn of the event loop. */
const TURNS = 20;
/** Turns take longer only where others do much in them. */
const MAX_TURNS_MS = 5;
/** Long work of all requests may hold one turn of the event loop for so long. */
const SLICE_MS = 20;

/**
 * Lets the event loop turn between two pieces of long work: otherwise a few clients that send such
 * work over many connections keep others from even being connected.
 */
export async function letOthersIn(): Promise<void> {
  const end = performance.now() + MAX_TURNS_MS;
  for (let count = 0; count < TURNS && performance.now() <= end; count += 1) await turn();
  await held;
}

let held = Promise.resolve();

/** Long work of all requests goes on when `until` has resolved. */
export function holdLongWork(until: Promise<void>): void {
  held = held.then(() => until);
}

/** When the long work of this turn has taken its time; undefined: there was none yet. */
let sliceEnd: number | undefined;
let turns: Promise<void> | undefined;

/**
 * Call it before each piece of long work: where such work has held the event loop for long enough,
 * requests are received and short ones handled first, however many requests do such work.
 */
export async function nextTurn(): Promise<void> {
  while (turns || (sliceEnd !== undefined && performance.now() >= sliceEnd)) {
    turns ??= letOthersIn().finally(() => (turns = undefined));
    await turns;
  }
  if (sliceEnd !== undefined) return;
  sliceEnd = performance.now() + SLICE_MS;
  setImmediate(() => (sliceEnd = undefined));
}
