import { quantityIn } from './quantity';

it.each([
  ['1', 1],
  [' 12 ', 12],
  ['１２', 12],
  ['1000000', 1_000_000],
  ['007', 7],
  ['12.5', 12.5],
  ['12,5', 12.5],
  ['0.125', 0.125],
])('%j is a quantity', (text, quantity) => expect(quantityIn(text)).toBe(quantity));

it.each(['', '0', '-1', '1.0005', '1e9', '1000001', '1,000', '1.000', 'two', '9'.repeat(400)])(
  '%j is none',
  (text) => expect(quantityIn(text)).toBeUndefined(),
);
