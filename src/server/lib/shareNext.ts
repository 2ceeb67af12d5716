/**
 * Runs one call at a time. Callers that come while it runs share the next one: a response
 * that was begun before they asked could miss a write that they know of. It ends when `call` does.
 */
export function shareNext<T>(call: () => Promise<T>): () => Promise<T> {
  let running: Promise<unknown> | undefined;
  let next: Promise<T> | undefined;
  const begin = async (): Promise<T> => {
    running = next;
    next = undefined;
    try {
      return await call();
    } finally {
      running = undefined;
    }
  };
  // Never at once: those who ask together share the first one too.
  return () => (next ??= (running ?? Promise.resolve()).then(begin, begin));
}
