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

async function stateWithTree() {
  const fixture = aTree();
  fakeApi('get', '/categories/', { json: fixture.tree });
  const store = testStore();
  await store.dispatch(api.endpoints.listCategories.initiate());
  return { ...fixture, state: store.getState(), store };
}

it('has an empty tree, always the same, before the response', () => {
  const store = testStore();
  const before = selectCategoryTree(store.getState());
  expect(before).toEqual([]);
  expect(selectCategoryTree(testStore().getState())).toBe(before);
  expect(selectCategoryCount(store.getState())).toBe(0);
});

it('finds categories of every level by id', async () => {
  const { state, doors, operators, belts } = await stateWithTree();
  const byId = selectCategoriesById(state);
  expect([doors, operators, belts].map(({ _id }) => byId.get(_id)?.name)).toEqual([
    'Door Systems',
    'Door Operators',
    'Belts',
  ]);
  expect(selectCategoryCount(state)).toBe(5);
});

it('finds the ancestors of a category', async () => {
  const { state, doors, operators, belts } = await stateWithTree();
  const ancestorsById = selectAncestorsById(state);
  expect(ancestorsById.get(belts._id)?.map(({ _id }) => _id)).toEqual([doors._id, operators._id]);
  expect(ancestorsById.get(doors._id)).toEqual([]);
  expect(ancestorsById.get('unknown')).toBeUndefined();
});

it('lists the options in order of the tree, with a dash for each level', async () => {
  const { state } = await stateWithTree();
  expect(selectCategoryOptions(state).map(({ label }) => label)).toEqual([
    'Door Systems',
    '— Door Operators',
    '—— Belts',
    'Safety Gears',
    'Guide Rails',
  ]);
});

it('memoizes everything while the tree is the same', async () => {
  const { store } = await stateWithTree();
  const before = store.getState();
  store.dispatch({ type: 'something else' });
  for (const select of [selectCategoriesById, selectAncestorsById, selectCategoryOptions]) {
    expect(select(store.getState())).toBe(select(before));
  }
});

describe('what deleting a category affects', () => {
  it('is everything below it, at any depth', () => {
    const { doors, gears } = aTree();
    expect(countBelow(doors)).toEqual({ subcategories: 2, parts: 5 });
    expect(countBelow(gears)).toEqual({ subcategories: 0, parts: 1 });
  });

  it('excludes parts where a backend counts none, or not all', () => {
    expect(countBelow(aCategory())).toEqual({ subcategories: 0, parts: undefined });
    const half = aCategory({ partCount: 1, children: [aCategory(), aCategory({ partCount: 2 })] });
    expect(countBelow(half)).toEqual({ subcategories: 2, parts: undefined });
  });
});
