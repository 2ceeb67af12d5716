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

it('localizes a path', () => {
  expect(localizedPath('en', '/about')).toBe('/about');
  expect(localizedPath('zh', '/about')).toBe('/zh/about');
  expect(localizedPath('en', '/')).toBe('/');
  expect(localizedPath('zh', '/')).toBe('/zh');
  expect([basenameOf('en'), basenameOf('zh')]).toEqual(['/', '/zh']);
});

it.each(['//evil.example/x', '/\\evil.example/x', '\\\\evil.example/x', '///evil.example/x'])(
  'keeps %s on this host',
  (path) => {
    expect(localizedPath('en', path)).toBe('/evil.example/x');
    expect(localizedPath('zh', path)).toBe('/zh/evil.example/x');
    expect(normalizedPath(path)).toBe('/evil.example/x');
    expect(normalizedPath(`/zh${path}`)).toBe('/zh/evil.example/x');
  },
);

it.each(['/', '/about', '/about/', '/zh', '/zh/', '/zh/about', '/zhejiang//x'])(
  'does not change the path %s',
  (path) => expect(normalizedPath(path)).toBe(path),
);
