const waiting: (() => void)[] = [];

/**
 * Resolves in a later turn of the event loop, for one caller in each: requests are received and short
 * ones handled between any two pieces of long work, however many requests do such work.
 */
export const nextTurn = (): Promise<void> =>
  new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) setImmediate(startNext);
  });

function startNext(): void {
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(startNext);
}
