import { inUnit } from './lengths';

it.each([
  ['12.5', 'inch', 'cm', '31.75'],
  ['31.75', 'cm', 'inch', '12.5'],
  ['80', 'cm', 'mm', '800'],
  ['0.1', 'cm', 'mm', '1'],
  ['-40', 'mm', 'cm', '-4'],
])('%s %s in %s are %s', (text, from, to, result) => {
  expect(inUnit(text, from, to, 'min')).toBe(result);
  expect(inUnit(text, from, to, 'max')).toBe(result);
});

it('rounds so that nothing of that very length is excluded', () => {
  expect(inUnit('900', 'mm', 'inch', 'min')).toBe('35.43');
  expect(inUnit('900', 'mm', 'inch', 'max')).toBe('35.44');
});

it('leaves alone what is no number, and units that it does not know', () => {
  expect(inUnit('', 'mm', 'cm', 'min')).toBe('');
  expect(inUnit('7', '', 'cm', 'min')).toBe('7');
});
