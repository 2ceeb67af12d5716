import { api } from '@/client/api';
import { fakeApi } from '@/client/testing/fakeApi';
import { aCategory, aTree } from '@/client/testing/fixtures';
import { testStore } from '@/client/testing/testStore';
import {
  countBelow,
  selectAncestorsById,
  selectCategoriesById,
  selectCategoryCount,
  selectCategoryOptions,
  selectCategoryTree,
} from './selectors';

async function storeWithTree() {
  fakeApi('get', '/categories/', { json: aTree().tree });
  const store = testStore();
  await store.dispatch(api.endpoints.listCategories.initiate());
  return store;
}

it('the tree is empty, always the same, before any response', () => {
  const before = testStore().getState();
  expect(selectCategoryTree(before)).toEqual([]);
  expect(selectCategoryTree(testStore().getState())).toBe(selectCategoryTree(before));
  expect(selectCategoryCount(before)).toBe(0);
});

it('the options of a select are in order of the tree, with a dash for each level', async () => {
  const state = (await storeWithTree()).getState();
  expect(selectCategoryOptions(state).map(({ label }) => label)).toEqual([
    'Door Systems',
    '— Door Operators',
    '—— Belts',
    'Safety Gears',
    'Guide Rails',
  ]);
  expect(selectCategoryCount(state)).toBe(5);
});

it('all of them are memoized while the tree is the same', async () => {
  const store = await storeWithTree();
  const values = () =>
    [selectCategoriesById, selectAncestorsById, selectCategoryOptions].map((select) =>
      select(store.getState()),
    );
  const before = values();
  store.dispatch({ type: 'something else' });
  expect(values().every((each, index) => each === before[index])).toBe(true);
});

describe('the count below a category', () => {
  it('includes every depth', () => {
    const { doors, gears } = aTree();
    expect(countBelow(doors)).toEqual({ subcategories: 2, parts: 5 });
    expect(countBelow(gears)).toEqual({ subcategories: 0, parts: 1 });
  });

  it('has no number of parts where a backend counts none, or not all', () => {
    expect(countBelow(aCategory())).toEqual({ subcategories: 0, parts: undefined });
    const half = aCategory({ partCount: 1, children: [aCategory(), aCategory({ partCount: 2 })] });
    expect(countBelow(half)).toEqual({ subcategories: 2, parts: undefined });
  });
});
