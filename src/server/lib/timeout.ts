/** What the promise brings, or `makeError()` after `ms`. */
export async function withTimeout<T>(
  promise: Promise<T>,
  ms: number,
  makeError: () => Error,
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    // After a blocked event loop, pending I/O callbacks run before the timeout.
    timer = setTimeout(() => setImmediate(() => reject(makeError())), ms);
  });
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
