import { aTree } from '@/client/testing/fixtures';
import { neighbouringPlace, project, visibleRows } from './places';

const { tree, doors, operators, belts, gears, rails } = aTree();
const all = [doors, operators].map(({ _id }) => _id);

/** Door Systems › Door Operators › Belts; Safety Gears; Guide Rails, as far as they are open. */
const rowsWhile = (dragged: string, openIds = all) => visibleRows(tree, openIds, dragged);

it.each([
  ['up', rails, gears, 0, { level: 0, parentId: null, before: gears._id }],
  ['to the top', rails, doors, 0, { level: 0, parentId: null, before: doors._id }],
  ['to the end', gears, rails, 0, { level: 0, parentId: null, before: null }],
  ['into the one above', rails, rails, 1, { level: 1, parentId: gears._id, before: null }],
  ['no deeper than that', rails, rails, 9, { level: 1, parentId: gears._id, before: null }],
  [
    'to the first in a branch',
    rails,
    belts,
    2,
    { level: 2, parentId: operators._id, before: belts._id },
  ],
  [
    'not above what follows',
    rails,
    belts,
    -5,
    { level: 2, parentId: operators._id, before: belts._id },
  ],
  ['out of a branch', belts, belts, -1, { level: 1, parentId: doors._id, before: null }],
  ['to the top level', belts, belts, -2, { level: 0, parentId: null, before: gears._id }],
  ['after its own branch', doors, gears, 0, { level: 0, parentId: null, before: rails._id }],
])('a category is dragged %s', (_what, dragged, over, steps, place) => {
  expect(project(rowsWhile(dragged._id), dragged._id, over._id, steps)).toEqual(place);
});

it('in a closed category it comes where its name is', () => {
  const rows = rowsWhile(gears._id, []);
  expect(project(rows, gears._id, gears._id, 1)).toEqual({ level: 1, parentId: doors._id });
});

it('the menu moves one place up or down among siblings', () => {
  const [first, second, third] = visibleRows(tree, [], undefined);
  expect(neighbouringPlace(first!, -1)).toBeUndefined();
  expect(neighbouringPlace(first!, 1)).toEqual({ parentId: null, before: rails._id });
  expect(neighbouringPlace(second!, 1)).toEqual({ parentId: null, before: null });
  expect(neighbouringPlace(third!, -1)).toEqual({ parentId: null, before: gears._id });
});
