import { addressIn, basenameOf, languageOf } from './language';

it.each([
  ['/', 'en'],
  ['/about', 'en'],
  ['/zh', 'zh'],
  ['/zh/', 'zh'],
  ['/zh/about', 'zh'],
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
