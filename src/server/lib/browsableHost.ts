/** The host part of an address for people: "all interfaces" is none that a browser can go to. */
export function browsableHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
