import { readPrice, storedPrice } from './prices';

test.each([
  ['12.50', '12.50'],
  ['12,5', '12.5'],
  ['1,250', '1250'],
  ['1,234.5678', '1234.5678'],
  ['1.234,50', '1234.50'],
  ['１２．５', '12.5'],
  ['1 234', '1234'],
  [' ', ''],
  ['1.234.567', undefined],
  ['1,2,3', undefined],
  ['-5', undefined],
  ['12.34567', undefined],
  ['USD 5', undefined],
])('the price in "%s" is %s', (text, price) => {
  expect(readPrice(text)).toBe(price);
});

test.each([
  ['12.5', 'USD', '12.50'],
  ['12', 'EUR', '12.00'],
  ['0.1250', 'CNY', '0.125'],
  ['1200.0', 'JPY', '1200'],
  ['0.5', 'JPY', '0.5'],
] as const)('%s %s is stored as %s', (price, currency, stored) => {
  expect(storedPrice(price, currency)).toBe(stored);
});
