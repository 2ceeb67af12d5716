import { matchPath } from 'react-router-dom';
import { pageNames, paths, siteMap } from './siteMap';

it('escapes an id within its segment; escapes query parameters', () => {
  expect(paths.sparePartsGrid('a/b?c')).toBe('/spare-parts-grid/a%2Fb%3Fc');
  expect(paths.search('door belt & 光幕')).toBe('/search?q=door+belt+%26+%E5%85%89%E5%B9%95');
  expect(paths.search()).toBe('/search');
  expect(paths.contact('Cam #3')).toBe('/contact?part=Cam+%233');
  expect(paths.contact('Cam', 'a/b')).toBe('/contact?part=Cam&id=a%2Fb');
  expect(paths.compare('a', 'b')).toBe('/compare?part=a&part=b');
  expect(paths.compare()).toBe('/compare');
});

it('builds paths that match their own pattern', () => {
  const build = paths as unknown as Record<string, (value: string) => string>;
  for (const name of pageNames) {
    const path = build[name]!(siteMap[name].pattern.includes(':') ? 'indoor' : '?page=2');
    expect(matchPath(siteMap[name].pattern, path.replace(/\?.*/, ''))).not.toBeNull();
  }
});
