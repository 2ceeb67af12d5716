/** `make`, whose result for each arguments is made once and kept: they must be few. */
export function keep<Args extends string[], Result>(make: (...args: Args) => Result) {
  const made = new Map<string, Result>();
  return (...args: Args): Result => {
    const key = args.join(' ');
    const result = made.get(key) ?? make(...args);
    made.set(key, result);
    return result;
  };
}
