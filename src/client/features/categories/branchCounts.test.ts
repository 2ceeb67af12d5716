import { api } from '@/client/api';
import { fakeApi } from '@/client/testing/fakeApi';
import { aTree } from '@/client/testing/fixtures';
import { testStore } from '@/client/testing/testStore';
import { selectBranchCounts, withParts } from './visibleTree';
import { branchesOf, selectCategoryChoices } from './categoryChoices';

async function stateWith(fixture: ReturnType<typeof aTree>) {
  fakeApi('get', '/categories/', { json: fixture.tree });
  const store = testStore();
  await store.dispatch(api.endpoints.listCategories.initiate());
  return store.getState();
}

it('counts the parts of whole branches, once for a tree', async () => {
  const fixture = aTree();
  const state = await stateWith(fixture);
  const counts = selectBranchCounts(state);
  const { doors, operators, belts, gears, rails } = fixture;
  expect([doors, operators, belts, gears, rails].map(({ _id }) => counts.get(_id))).toEqual([
    5, 5, 2, 1, 0,
  ]);
  expect(selectBranchCounts({ ...state })).toBe(counts);
  expect(withParts(fixture.tree, counts)).toEqual([doors, gears]);
});

it('hides nothing where one count is missing', async () => {
  const fixture = aTree();
  delete fixture.belts.partCount;
  delete fixture.rails.partCount;
  const counts = selectBranchCounts(await stateWith(fixture));
  expect(counts.has(fixture.doors._id)).toBe(false);
  expect(withParts(fixture.tree, counts)).toEqual(fixture.tree);
});

describe('what a search finds by category', () => {
  const found = ({ belts, gears }: ReturnType<typeof aTree>) => [
    { _id: belts._id, name: 'Belts', count: 4 },
    { _id: gears._id, name: 'Safety Gears', count: 1 },
  ];

  it('is summed up over the branches', () => {
    const fixture = aTree();
    const counts = branchesOf(fixture.tree, found(fixture));
    expect(counts.get(fixture.doors._id)).toBe(4);
    expect(counts.get(fixture.operators._id)).toBe(4);
    expect(counts.get(fixture.rails._id)).toBe(0);
  });

  it('is offered from the outermost on, and below the chosen one a level further', async () => {
    const fixture = aTree();
    const state = await stateWith(fixture);
    const offered = (chosen?: string) =>
      selectCategoryChoices(state, found(fixture), chosen).map(
        ({ name, count, level }) => `${level} ${name} ${count}`,
      );
    expect(offered()).toEqual(['0 Door Systems 4', '0 Safety Gears 1']);
    expect(offered(fixture.doors._id)).toEqual([
      '0 Door Systems 4',
      '1 Door Operators 4',
      '0 Safety Gears 1',
    ]);
    // One that is chosen stays, though nothing leads to it any more.
    expect(offered(fixture.rails._id)).toContain('0 Guide Rails 0');
  });
});
