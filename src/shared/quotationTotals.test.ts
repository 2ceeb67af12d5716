import { formatMoney, lineAmount, quotationTotal } from './quotationTotals';

test.each([
  [3, '0.1', '0.30'],
  [3, '0.335', '1.01'],
  [1, '1.005', '1.01'],
  [1_000_000, '999999999.9999', '999999999999900.00'],
  [2, '0', '0.00'],
])('%d at %s are %s', (quantity, unitPrice, amount) => {
  expect(lineAmount({ quantity, unitPrice }, 'USD')).toBe(amount);
});

test('the yen has no smaller unit; the total is the sum of the rounded amounts; a line without a price has none', () => {
  expect(lineAmount({ quantity: 3, unitPrice: '10.5' }, 'JPY')).toBe('32');
  const line = { text: 'Roller', quantity: 1 };
  const priced = { ...line, unitPrice: '0.005' };
  expect(lineAmount(line, 'EUR')).toBeUndefined();
  expect(quotationTotal({ currency: 'EUR', lines: [priced, priced, line] })).toBe('0.02');
  expect(quotationTotal({ currency: 'EUR', lines: [] })).toBe('0.00');
});

test.each([
  ['1234567.5', 'USD', 'USD 1,234,567.50'],
  ['0.0125', 'EUR', 'EUR 0.0125'],
  ['32', 'JPY', 'JPY 32'],
  ['200000000000000000.01', 'CNY', 'CNY 200,000,000,000,000,000.01'],
] as const)('%s of %s is shown as %s', (amount, currency, text) => {
  for (const language of ['en', 'zh'] as const) {
    expect(formatMoney(amount, currency, language).replace(/\s/g, ' ')).toBe(text);
  }
});
