/**
 * Calls `late` after `ms`, unless it is cancelled before. Where this process was held up itself,
 * what has arrived meanwhile is looked at first.
 */
export function alarm(ms: number, late: () => void): () => void {
  let immediate: NodeJS.Immediate | undefined;
  const timer = setTimeout(() => {
    immediate = setImmediate(late);
  }, ms);
  return () => {
    clearTimeout(timer);
    if (immediate) clearImmediate(immediate);
  };
}

/** What the promise brings, or `makeError()` after `ms`; what it brings later goes to `late`. */
export function within<T>(
  promise: Promise<T>,
  ms: number,
  makeError: () => Error,
  late: (value: T) => void = () => undefined,
): Promise<T> {
  return new Promise((resolve, reject) => {
    let over = false;
    const cancel = alarm(ms, () => {
      over = true;
      reject(makeError());
    });
    promise.then(
      (value) => {
        cancel();
        if (over) late(value);
        else resolve(value);
      },
      (error: unknown) => {
        cancel();
        reject(error as Error);
      },
    );
  });
}
