import { matchPath } from 'react-router-dom';
import { pageNames, paths, siteMap } from './siteMap';

it('puts whatever an id holds into one segment', () => {
  expect(paths.sparePartsGrid('a/b?c')).toBe('/spare-parts-grid/a%2Fb%3Fc');
});

it('writes what is searched or asked for into the query', () => {
  expect(paths.search('door belt & 光幕')).toBe('/search?q=door+belt+%26+%E5%85%89%E5%B9%95');
  expect(paths.search()).toBe('/search');
  expect(paths.contact('Cam #3')).toBe('/contact?part=Cam+%233');
  expect(paths.compare('a', 'b')).toBe('/compare?part=a&part=b');
  expect(paths.compare()).toBe('/compare');
});

it('builds addresses that the router finds by their own pattern', () => {
  const build = paths as unknown as Record<string, (value: string) => string>;
  for (const name of pageNames) {
    // Where a list takes a query, this is one.
    const address = build[name]!(siteMap[name].pattern.includes(':') ? 'indoor' : '?page=2');
    expect(matchPath(siteMap[name].pattern, address.replace(/\?.*/, ''))).not.toBeNull();
  }
});
