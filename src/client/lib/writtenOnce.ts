/** `write` in the bytes of UTF-8, once for each value: for what is long and the same in many pages. */
export function writtenOnce<Value extends object>(write: (value: Value) => string) {
  const written = new WeakMap<Value, Uint8Array>();
  return (value: Value): Uint8Array => {
    const bytes = written.get(value) ?? new TextEncoder().encode(write(value));
    written.set(value, bytes);
    return bytes;
  };
}
