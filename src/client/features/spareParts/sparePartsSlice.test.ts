import { testStore } from '@/client/testing/testStore';
import {
  comparisonChangedElsewhere,
  selectComparedIds,
  withStoredComparison,
} from './sparePartsSlice';

it.each([
  ['{"version":1}', []],
  ['{"version":1,"ids":["a","b","a","","../x",7,null,"c","d","e"]}', ['a', 'b', 'c', 'd']],
])('reads a valid comparison from the storage only: %s', (stored, expected) => {
  window.localStorage.setItem('compared', stored);
  expect(withStoredComparison().comparedIds).toEqual(expected);
});

it('takes over the comparison of another tab without storing it again', () => {
  const setItem = jest.fn();
  const store = testStore(undefined, { storage: { setItem, removeItem: jest.fn() } });
  store.dispatch(comparisonChangedElsewhere(['a', 'b']));
  expect(selectComparedIds(store.getState())).toEqual(['a', 'b']);
  expect(setItem).not.toHaveBeenCalled();
});
