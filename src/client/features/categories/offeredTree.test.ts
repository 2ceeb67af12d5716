import { api, type Category } from '@/client/api';
import { fakeApi } from '@/client/testing/fakeApi';
import { aCategory, aTree } from '@/client/testing/fixtures';
import { testStore } from '@/client/testing/testStore';
import { selectOfferedTree, selectTreeAround } from './offeredTree';
import { selectCategoriesById } from './selectors';

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

it('leaves out what leads to no part, and keeps what loses nothing as it is', async () => {
  const fixture = aTreeWithEmptyOnes();
  const state = await stateWith(fixture.tree);
  const offered = selectOfferedTree(state);
  expect(names(offered)).toEqual(filled);
  const known = selectCategoriesById(state);
  expect(offered[1]).toBe(known.get(fixture.gears._id));
  expect(offered[0]!.children![0]).toBe(known.get(fixture.operators._id));
});

it('is the same wherever something is filed', async () => {
  const { tree, belts, doors } = aTreeWithEmptyOnes();
  const state = await stateWith(tree);
  const offered = selectOfferedTree(state);
  expect(selectOfferedTree(state, belts._id)).toBe(offered);
  expect(selectOfferedTree({ ...state }, doors._id)).toBe(offered);
  expect(selectOfferedTree(state, 'unknown')).toBe(offered);
});

it('keeps an empty category that somebody is at, and the way to it', async () => {
  const { tree, below, empty, beside } = aTreeWithEmptyOnes();
  const state = await stateWith(tree);
  expect(names(selectOfferedTree(state, below._id))).toEqual([...filled, ['Cars', ['Ceilings']]]);
  expect(names(selectOfferedTree(state, empty._id))).toEqual([...filled, 'Cars']);
  expect(names(selectOfferedTree(state, beside._id))).toEqual([
    ['Door Systems', [['Door Operators', ['Belts']], 'Sills']],
    'Safety Gears',
  ]);
});

it('has all of them where the backend counts none', async () => {
  const tree = [aCategory({ name: 'Doors', children: [aCategory({ name: 'Belts' })] })];
  const state = await stateWith(tree);
  expect(names(selectOfferedTree(state))).toEqual([['Doors', ['Belts']]]);
});

it('has what is below one outermost category only, the same each time', async () => {
  const { tree, doors, belts, gears } = aTree();
  const state = await stateWith(tree);
  const around = selectTreeAround(state, belts._id);
  expect(around.map(({ _id }) => _id)).toEqual([doors._id, gears._id]);
  const withChildren = around.filter(({ children }) => children?.length);
  expect(withChildren).toEqual([selectCategoriesById(state).get(doors._id)]);
  expect(selectTreeAround(state, doors._id)).toEqual(around);
  expect(selectTreeAround(state, belts._id)).toBe(around);
  expect(selectTreeAround(state, '').some(({ children }) => children?.length)).toBe(false);
});
