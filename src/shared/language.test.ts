import { addressIn, basenameOf, languageOf, openedPath } from './language';

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
  expect(addressIn('en', '/about')).toBe('/about');
  expect(addressIn('zh', '/about')).toBe('/zh/about');
  expect(addressIn('en', '/')).toBe('/');
  expect(addressIn('zh', '/')).toBe('/zh');
  expect([basenameOf('en'), basenameOf('zh')]).toEqual(['/', '/zh']);
});

it.each(['//evil.example/x', '/\\evil.example/x', '\\\\evil.example/x', '///evil.example/x'])(
  'makes no address on another host of %s',
  (path) => {
    expect(addressIn('en', path)).toBe('/evil.example/x');
    expect(addressIn('zh', path)).toBe('/zh/evil.example/x');
    expect(openedPath(path)).toBe('/evil.example/x');
    expect(openedPath(`/zh${path}`)).toBe('/zh/evil.example/x');
  },
);

it.each(['/', '/about', '/about/', '/zh', '/zh/', '/zh/about', '/zhejiang//x'])(
  'leaves the path %s as it is',
  (path) => expect(openedPath(path)).toBe(path),
);
