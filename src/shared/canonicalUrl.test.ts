import { canonicalSearch, findLocalizedPage, findPage, usedSearch } from './canonicalUrl';
import { localizedPath } from './language';
import { pageNames, siteMap } from './siteMap';

const ID = '0123456789abcdef01234567';

it.each([
  ['/ABOUT', '/about'],
  ['/about/', '/about'],
  ['/about//', '/about'],
  ['//about', '/about'],
  ['/\\about', '/about'],
  ['/%61bout', '/about'],
  ['/./career/../about', '/about'],
  ['/index.html', '/'],
  ['/about/index.html', '/about'],
  ['/ZH/about', '/zh/about'],
  ['/zh/', '/zh'],
  ['/zh//contact/', '/zh/contact'],
  ['/%7ah/contact', '/zh/contact'],
  ['/zh/INDEX.html', '/zh'],
  ['/Elevators/VILLA/', '/elevators/villa'],
  [`/Spare-Parts-Grid//${ID}/`, `/spare-parts-grid/${ID}`],
  ['/zh/spare-parts-details/a%2fb%20%e9%97%a8', '/zh/spare-parts-details/a%2Fb%20%E9%97%A8'],
  ['/dashboard/add-spareparts', '/dashboard/add-spareParts'],
])('%s leads to %s', (requestedPath, path) => {
  expect(findLocalizedPage(requestedPath)?.path).toBe(path);
});

it.each(['/nowhere', '//evil.example', '/zh/zh/about', '/about%2F', '/%E0%A4', '/about%20'])(
  '%s leads to no page',
  (requestedPath) => {
    expect(findLocalizedPage(requestedPath)).toBeUndefined();
  },
);

it('every page’s own path is canonical', () => {
  for (const name of pageNames) {
    const path = siteMap[name].pattern.replace(/:\w+/g, ID);
    expect(findPage(path)).toEqual({ name, path });
    expect(findLocalizedPage(localizedPath('zh', path))?.path).toBe(localizedPath('zh', path));
  }
});

it.each([
  ['sparePartsGrid', '?page=2&page=3&utm_source=x&brand=Norvik', '?page=2'],
  ['sparePartsGrid', '?page=0', ''],
  ['sparePartsGrid', '?page=01', ''],
  ['sparePartsGrid', '?page=abc', ''],
  ['sparePartsGrid', '?page=1', ''],
  ['about', '?page=2', ''],
  [undefined, '?page=2', ''],
] as const)('the canonical query of %s%s is “%s”', (name, search, canonical) => {
  expect(canonicalSearch(name, search)).toBe(canonical);
});

it('only pages that depend on parameters have some', () => {
  expect(usedSearch('about', '?utm_source=x')).toBe('');
  expect(usedSearch('sparePartDetails', '?utm_source=x')).toBe('');
  expect(usedSearch('sparePartsGrid', '?brand=Norvik')).toBe('?brand=Norvik');
  expect(usedSearch('career', '?reference=7')).toBe('?reference=7');
  expect(usedSearch('allSpareParts', '?page=2')).toBe('?page=2');
});
