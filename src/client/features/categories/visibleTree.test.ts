import { api, type Category } from '@/client/api';
import { fakeApi } from '@/client/testing/fakeApi';
import { aCategory, aTree } from '@/client/testing/fixtures';
import { testStore } from '@/client/testing/testStore';
import { selectVisibleTree } from './visibleTree';

async function stateWith(tree: Category[]) {
  fakeApi('get', '/categories/', { json: tree });
  const store = testStore();
  await store.dispatch(api.endpoints.listCategories.initiate());
  return store.getState();
}

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

it('leaves out categories without parts', async () => {
  const { tree } = aTreeWithEmptyOnes();
  expect(names(selectVisibleTree(await stateWith(tree)))).toEqual(filled);
});

it('is the same wherever something is filed', async () => {
  const { tree, belts, doors } = aTreeWithEmptyOnes();
  const state = await stateWith(tree);
  const offered = selectVisibleTree(state);
  expect(selectVisibleTree(state, belts._id)).toBe(offered);
  expect(selectVisibleTree({ ...state }, doors._id)).toBe(offered);
  expect(selectVisibleTree(state, 'unknown')).toBe(offered);
});

it('keeps an empty category that somebody is at, and the way to it', async () => {
  const { tree, below, empty, beside } = aTreeWithEmptyOnes();
  const state = await stateWith(tree);
  expect(names(selectVisibleTree(state, below._id))).toEqual([...filled, ['Cars', ['Ceilings']]]);
  expect(names(selectVisibleTree(state, empty._id))).toEqual([...filled, 'Cars']);
  expect(names(selectVisibleTree(state, beside._id))).toEqual([
    ['Door Systems', [['Door Operators', ['Belts']], 'Sills']],
    'Safety Gears',
  ]);
});

it('has all of them where the backend counts none', async () => {
  const tree = [aCategory({ name: 'Doors', children: [aCategory({ name: 'Belts' })] })];
  const state = await stateWith(tree);
  expect(names(selectVisibleTree(state))).toEqual([['Doors', ['Belts']]]);
});
