import { testStore } from '@/client/testing/testStore';
import {
  comparisonCleared,
  comparisonToggled,
  selectComparedIds,
  selectLastSearches,
  tableSearchChanged,
  withStoredComparison,
} from './sparePartsSlice';

it('stores the query string of each table', () => {
  const store = testStore();
  store.dispatch(tableSearchChanged({ allSpareParts: '?q=cam&page=2' }));
  const expected = { allCategories: '', allSpareParts: '?q=cam&page=2' };
  expect(selectLastSearches(store.getState())).toEqual(expected);
});

it('has at most four parts in the comparison, in the order of selection', () => {
  const setItem = jest.fn();
  const store = testStore(undefined, { tabStorage: { setItem } });
  for (const id of ['a', 'b', 'c', 'd', 'e', 'b']) store.dispatch(comparisonToggled(id));
  expect(selectComparedIds(store.getState())).toEqual(['a', 'c', 'd']);
  expect(setItem).toHaveBeenLastCalledWith('compared', 'a c d');
  store.dispatch(comparisonCleared());
  expect(setItem).toHaveBeenLastCalledWith('compared', '');
});

it.each([
  [null, []],
  ['', []],
  ['a b a  c d e', ['a', 'b', 'c', 'd']],
])('restores the comparison from the tab: %s', (stored, expected) => {
  expect(withStoredComparison(stored).comparedIds).toEqual(expected);
});
