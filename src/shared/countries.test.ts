import { countryCodes, countryName, isCountryCode, listCountries } from './countries';

it('has a name in both languages for each country', () => {
  expect(countryCodes).toHaveLength(249);
  for (const code of countryCodes) {
    expect(countryName(code, 'en')).not.toBe(code);
    expect(countryName(code, 'zh')).toMatch(/\p{Script=Han}/u);
  }
  expect([countryName('DE', 'en'), countryName('BD', 'zh')]).toEqual(['Germany', '孟加拉国']);
});

it.each(['', 'de', 'XX', 'DEU', '<b>'])('shows %j, which is no code, as it is', (text) => {
  expect(isCountryCode(text)).toBe(false);
  expect(countryName(text, 'en')).toBe(text);
});

it('sorts in the order of the language', () => {
  const names = listCountries('en').map(({ name }) => name);
  expect(names.slice(0, 3)).toEqual(['Afghanistan', 'Åland Islands', 'Albania']);
  expect(listCountries('zh')[0]?.code).toBe('AL');
});
