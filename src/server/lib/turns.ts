/**
 * Lets at most `most` callers go on in every `every`th turn of the event loop, in the order in which
 * they came. Node.js accepts one connection in each turn: where all requests that have arrived were
 * served in one, the last of a crowd of new visitors would wait for seconds to be accepted.
 */
export function makeTurns(most: number, every = 1): () => Promise<void> {
  const waiting: (() => void)[] = [];
  let scheduled = false;

  const schedule = (turns: number) => {
    scheduled = waiting.length > 0;
    if (!scheduled) return;
    setImmediate(() => {
      if (turns > 1) return schedule(turns - 1);
      for (const goOn of waiting.splice(0, most)) goOn();
      schedule(every);
    });
  };

  return () =>
    new Promise((resolve) => {
      waiting.push(resolve);
      if (!scheduled) schedule(every);
    });
}
