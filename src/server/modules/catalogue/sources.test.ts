import { touchedBy } from './sources';

test('a read is touched by a change of one of its sources', () => {
  const isTouched = touchedBy([{ topics: ['a'] }, { topics: ['b'] }]);
  expect(isTouched({ topics: ['c', 'b'] })).toBe(true);
  expect(isTouched({ topics: ['c'] })).toBe(false);
});

test('a search is touched by a text that it finds, or has found', () => {
  const search = { topics: [], words: ['door', 'belt'] };
  const isTouched = (...texts: string[]) => touchedBy([{ topics: [], texts }])(search);
  expect(isTouched('door motor', 'belt')).toBe(false);
  expect(isTouched('rail', 'belt of a door')).toBe(true);
  expect(isTouched()).toBe(false);
});
