import { touchedBy } from './sources';

test('a read is touched by a change of one of its sources', () => {
  const isTouched = touchedBy([{ topics: ['a'] }, { topics: ['b'] }]);
  expect(isTouched({ topics: ['c', 'b'] })).toBe(true);
  expect(isTouched({ topics: ['c'] })).toBe(false);
});
