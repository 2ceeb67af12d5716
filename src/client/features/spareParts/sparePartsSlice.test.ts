import { testStore } from '../../test/testStore';
import { selectLastTableSearch, tableSearchChanged } from './sparePartsSlice';

it('remembers the rows that the table showed last', () => {
  const store = testStore();
  expect(selectLastTableSearch(store.getState())).toBe('');
  store.dispatch(tableSearchChanged('?q=cam&page=2'));
  expect(selectLastTableSearch(store.getState())).toBe('?q=cam&page=2');
});
