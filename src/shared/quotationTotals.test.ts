import { formatMoney, lineAmount, quotationSums, quotationTotal } from './quotationTotals';

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

test('discounts and charges are rounded by themselves, so that the column adds up', () => {
  const roller = { text: 'Roller', quantity: 3, unitPrice: '0.335', discount: '2.5' };
  const rope = { text: 'Rope', quantity: 12.5, unitPrice: '1.99' };
  const content = { lines: [roller, rope, { text: 'Belt', quantity: 1 }], discount: '3.33' };
  const charges = [
    { kind: 'freight' as const, amount: '85.005' },
    { kind: 'other' as const, text: 'Certificate', amount: '10' },
  ];
  expect(quotationSums({ ...content, currency: 'USD', charges })).toEqual({
    lines: ['0.98', '24.88', undefined],
    subtotal: '25.86',
    discount: '0.86',
    charges: ['85.01', '10.00'],
    total: '120.01',
  });
  expect(quotationSums({ ...content, discount: '0', currency: 'USD' })).toEqual({
    lines: ['0.98', '24.88', undefined],
    subtotal: '25.86',
    charges: [],
    total: '25.86',
  });
});

test.each([
  ['JPY', ['32', '8', '5'], '45'],
  ['KWD', ['31.500', '7.502', '5.251'], '44.253'],
  ['CLF', ['31.5000', '7.5015', '5.2511'], '44.2526'],
])('%s has the digits of ISO 4217', (currency, lines, total) => {
  const content = {
    lines: ['10.5', '2.5005', '1.7503667'].map((unitPrice) => ({ quantity: 3, unitPrice })),
    currency,
  };
  expect(quotationSums(content)).toMatchObject({ lines, total });
});

test.each([
  ['1234567.5', 'USD', 'USD 1,234,567.50'],
  ['0.0125', 'EUR', 'EUR 0.0125'],
  ['32', 'JPY', 'JPY 32'],
  ['1234.5', 'KWD', 'KWD 1,234.500'],
  ['200000000000000000.01', 'CNY', 'CNY 200,000,000,000,000,000.01'],
] as const)('%s of %s is shown as %s', (amount, currency, text) => {
  for (const language of ['en', 'zh'] as const) {
    expect(formatMoney(amount, currency, language).replace(/\s/g, ' ')).toBe(text);
  }
});
