/** What the promise brings, or `makeError()` after `ms`. */
export async function withTimeout<T>(
  promise: Promise<T>,
  ms: number,
  makeError: () => Error,
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    // Where this process was held up itself, what has arrived meanwhile comes first.
    timer = setTimeout(() => setImmediate(() => reject(makeError())), ms);
  });
  try {
    return await Promise.race([promise, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
