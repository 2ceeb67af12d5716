/** In this order: most browsers name others as well. */
const BROWSERS: [string, string][] = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Firefox', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['CriOS', 'Chrome'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
];

const SYSTEMS: [string, string][] = [
  ['Android', 'Android'],
  ['iPhone', 'iOS'],
  ['iPad', 'iPadOS'],
  ['Windows', 'Windows'],
  ['CrOS', 'ChromeOS'],
  ['Mac OS X', 'macOS'],
  ['Linux', 'Linux'],
];

/**
 * What a session's owner knows it by, such as Firefox and Windows. Never a part of the header
 * itself, which can hold anything; empty where it names nothing that is known.
 */
export function clientOf(userAgent = ''): { browser: string; system: string } {
  return { browser: nameIn(userAgent, BROWSERS), system: nameIn(userAgent, SYSTEMS) };
}

const nameIn = (userAgent: string, names: [string, string][]): string =>
  names.find(([mark]) => userAgent.includes(mark))?.[1] ?? '';
