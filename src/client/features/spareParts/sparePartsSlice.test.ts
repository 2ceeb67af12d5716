import { testStore } from '../../test/testStore';
import { selectLastSearches, tableSearchChanged } from './sparePartsSlice';

it('remembers the rows that each table showed last', () => {
  const store = testStore();
  store.dispatch(tableSearchChanged({ allSpareParts: '?q=cam&page=2' }));
  const expected = { allCategories: '', allSpareParts: '?q=cam&page=2' };
  expect(selectLastSearches(store.getState())).toEqual(expected);
});
