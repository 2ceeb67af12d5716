import { api, type Category } from '@/client/api';
import { fakeApi } from '@/client/testing/fakeApi';
import { aCategory, aTree } from '@/client/testing/fixtures';
import { testStore } from '@/client/testing/testStore';
import { categoryChoices } from './categoryChoices';
import {
  countBelow,
  selectAncestorsById,
  selectBranchCounts,
  selectCategoriesById,
  selectCategoryOptions,
  selectCategoryTree,
  selectVisibleTree,
  withParts,
} from './selectors';

async function stateWith(tree: Category[]) {
  fakeApi('get', '/categories/', { json: tree });
  const store = testStore();
  await store.dispatch(api.endpoints.listCategories.initiate({}));
  return store.getState();
}

it('the tree is empty, always the same, before any response', () => {
  const before = testStore().getState();
  expect(selectCategoryTree(before)).toEqual([]);
  expect(selectCategoryTree(testStore().getState())).toBe(selectCategoryTree(before));
  expect(selectCategoriesById(before).size).toBe(0);
});

it('the options of a select are in order of the tree, with a dash for each level', async () => {
  const state = await stateWith(aTree().tree);
  expect(selectCategoryOptions(state).map(({ label }) => label)).toEqual([
    'Door Systems',
    '— Door Operators',
    '—— Belts',
    'Safety Gears',
    'Guide Rails',
  ]);
  expect(selectCategoriesById(state).size).toBe(5);
});

it('all of them are memoized while the tree is the same', async () => {
  const state = await stateWith(aTree().tree);
  for (const select of [selectCategoriesById, selectAncestorsById, selectCategoryOptions]) {
    expect(select({ ...state })).toBe(select(state));
  }
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

describe('the counts of branches', () => {
  it('sum up the parts, memoized', async () => {
    const { tree, doors, operators, belts, gears, rails } = aTree();
    const state = await stateWith(tree);
    const counts = selectBranchCounts(state);
    expect([doors, operators, belts, gears, rails].map(({ _id }) => counts.get(_id))).toEqual([
      5, 5, 2, 1, 0,
    ]);
    expect(selectBranchCounts({ ...state })).toBe(counts);
    expect(withParts(tree, counts)).toEqual([doors, gears]);
  });

  it('hide nothing where one is missing', async () => {
    const { tree, doors, belts, rails } = aTree();
    delete belts.partCount;
    delete rails.partCount;
    const counts = selectBranchCounts(await stateWith(tree));
    expect(counts.has(doors._id)).toBe(false);
    expect(withParts(tree, counts)).toEqual(tree);
  });
});

it('a selected category stays among the choices of a search when nothing leads to it', () => {
  const { tree, belts, rails } = aTree();
  const categories = [{ _id: belts._id, name: 'Belts', count: 4 }];
  expect(categoryChoices(tree, { categories, total: 4 }, rails._id)).toContainEqual({
    value: rails._id,
    label: 'Guide Rails',
    count: 0,
    level: 0,
    selected: true,
  });
});

describe('the visible tree', () => {
  /** Three levels of which the second has an empty neighbour, and an empty branch beside them. */
  function aTreeWithEmptyOnes() {
    const fixture = aTree();
    const below = aCategory({ name: 'Ceilings', partCount: 0 });
    const empty = aCategory({ name: 'Cars', partCount: 0, children: [below] });
    const beside = aCategory({ name: 'Sills', partCount: 0 });
    fixture.doors.children!.push(beside);
    fixture.tree.push(empty);
    return { ...fixture, empty, below, beside };
  }

  const names = (tree: readonly Category[]): unknown[] =>
    tree.map(({ name, children }) => (children?.length ? [name, names(children)] : name));

  const filled = [['Door Systems', [['Door Operators', ['Belts']]]], 'Safety Gears'];

  it('has no categories without parts, memoized for all others', async () => {
    const { tree, belts, doors } = aTreeWithEmptyOnes();
    const state = await stateWith(tree);
    const visible = selectVisibleTree(state);
    expect(names(visible)).toEqual(filled);
    expect(selectVisibleTree(state, belts._id)).toBe(visible);
    expect(selectVisibleTree({ ...state }, doors._id)).toBe(visible);
    expect(selectVisibleTree(state, 'unknown')).toBe(visible);
  });

  it('has the current category, though empty, and the path to it', async () => {
    const { tree, below, empty, beside } = aTreeWithEmptyOnes();
    const state = await stateWith(tree);
    expect(names(selectVisibleTree(state, below._id))).toEqual([...filled, ['Cars', ['Ceilings']]]);
    expect(names(selectVisibleTree(state, empty._id))).toEqual([...filled, 'Cars']);
    expect(names(selectVisibleTree(state, beside._id))).toEqual([
      ['Door Systems', [['Door Operators', ['Belts']], 'Sills']],
      'Safety Gears',
    ]);
  });

  it('is the whole tree where the backend counts nothing', async () => {
    const tree = [aCategory({ name: 'Doors', children: [aCategory({ name: 'Belts' })] })];
    expect(names(selectVisibleTree(await stateWith(tree)))).toEqual([['Doors', ['Belts']]]);
  });
});
