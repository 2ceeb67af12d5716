import { setImmediate as turn } from 'node:timers/promises';

/** Node.js accepts one connection in each turn of the event loop. */
const TURNS = 20;

/**
 * Lets the event loop turn between two pieces of long work: otherwise a few clients that send such
 * work over many connections keep others from even being connected.
 */
export async function letOthersIn(): Promise<void> {
  for (let count = 0; count < TURNS; count += 1) await turn();
}

let last = Promise.resolve();

/**
 * Resolves after turns of the event loop, for one caller at a time: requests are received and short
 * ones handled between any two pieces of long work, however many requests do such work.
 */
export const nextTurn = (): Promise<void> => {
  last = last.then(letOthersIn);
  return last;
};
