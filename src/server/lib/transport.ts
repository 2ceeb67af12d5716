const YEAR_SECONDS = 31_536_000;

/** Asks browsers for TLS from now on, where they came by it; over plain HTTP they would not listen. */
export function transportHeaders(protocol: string): Record<string, string> {
  return protocol === 'https' ? { 'strict-transport-security': `max-age=${YEAR_SECONDS}` } : {};
}
