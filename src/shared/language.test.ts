import { localizedPath, basenameOf, languageOf, normalizedPath } from './language';

it.each([
  ['/', 'en'],
  ['/about', 'en'],
  ['/zh', 'zh'],
  ['/zh/', 'zh'],
  ['/zh/about', 'zh'],
  ['/ZH/about', 'zh'],
  ['/zhejiang', 'en'],
])('%s is in %s', (pathname, language) => {
  expect(languageOf(pathname)).toBe(language);
});

it('gives the same page its address in both languages', () => {
  expect(localizedPath('en', '/about')).toBe('/about');
  expect(localizedPath('zh', '/about')).toBe('/zh/about');
  expect(localizedPath('en', '/')).toBe('/');
  expect(localizedPath('zh', '/')).toBe('/zh');
  expect([basenameOf('en'), basenameOf('zh')]).toEqual(['/', '/zh']);
});

it.each(['//evil.example/x', '/\\evil.example/x', '\\\\evil.example/x', '///evil.example/x'])(
  'makes no address on another host of %s',
  (path) => {
    expect(localizedPath('en', path)).toBe('/evil.example/x');
    expect(localizedPath('zh', path)).toBe('/zh/evil.example/x');
    expect(normalizedPath(path)).toBe('/evil.example/x');
    expect(normalizedPath(`/zh${path}`)).toBe('/zh/evil.example/x');
  },
);

it.each(['/', '/about', '/about/', '/zh', '/zh/', '/zh/about', '/zhejiang//x'])(
  'leaves the path %s as it is',
  (path) => expect(normalizedPath(path)).toBe(path),
);
