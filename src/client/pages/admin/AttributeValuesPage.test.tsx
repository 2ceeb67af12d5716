import { textsOf } from '@/client/testing/links';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { Attribute, PartValues } from '@/client/api';
import { type RecordedRequest, fakeApi } from '@/client/testing/fakeApi';
import { aTree, anId } from '@/client/testing/fixtures';
import { renderConsolePage } from '@/client/testing/renderConsole';

const { tree, doors, operators, gears } = aTree();
const route = `/dashboard/category/${doors._id}/values`;
const named = { labelZh: '甲', valueCount: 1, categoryIds: [doors] };
const attributes: Attribute[] = [
  // Of all parts: after those of categories.
  { ...named, _id: anId(), key: 'mass', labelEn: 'Mass', kind: 'number', categoryIds: [] },
  { ...named, _id: anId(), key: 'load', labelEn: 'Load', kind: 'number', unit: 'kg' },
  {
    ...named,
    _id: anId(),
    key: 'finish',
    labelEn: 'Finish',
    kind: 'choice',
    choices: [{ value: 'black' }],
  },
  {
    ...named,
    _id: anId(),
    key: 'drive',
    labelEn: 'Drive',
    kind: 'choice',
    categoryIds: [operators, gears],
  },
  { ...named, _id: anId(), key: 'ratio', labelEn: 'Ratio', kind: 'number', categoryIds: [gears] },
];
const belt: PartValues = {
  _id: anId(),
  name: 'Belt',
  categoryId: doors._id,
  values: [{ key: 'load', number: 630 }],
};
const motor: PartValues = { _id: anId(), name: 'Motor', categoryId: operators._id, values: [] };

async function openGrid() {
  fakeApi('get', '/categories/', { json: tree });
  fakeApi('get', '/attributes', { json: attributes as never });
  const rows = { data: [belt, motor], total: 2, page: 1, limit: 100 };
  const seen = fakeApi('get', '/attributes/values', { json: rows as never });
  const view = renderConsolePage(route);
  const grid = within(await screen.findByRole('grid'));
  await view.user.click(cell('Load of Belt'));
  return { ...view, grid, seen };
}
const cell = (name: string) => screen.getByLabelText(name);
const valuesIn = (requests: RecordedRequest[]) =>
  (requests.at(-1)?.body as { values: object[] } | undefined)?.values;
const save = (name: RegExp | string = /^Save/) => screen.getByRole('button', { name });

it('has the parts and the attributes that one of them can have', async () => {
  const { grid } = await openGrid();
  expect(textsOf('columnheader', grid)).toEqual([
    'Spare part',
    'Load (kg)',
    'Finish',
    'Drive',
    'Mass',
  ]);
  expect(cell('Load of Belt')).toHaveValue('630');
  expect(cell('Drive of Belt').closest('td')).toHaveAttribute('data-foreign');
  expect(cell('Drive of Motor').closest('td')).not.toHaveAttribute('data-foreign');
});

it('is filled by keyboard: typing replaces, F2 edits, Escape restores, Delete clears', async () => {
  const { user } = await openGrid();
  const sent = fakeApi('post', '/attributes/values', { json: { stored: 3 } });
  await user.keyboard('80x{Backspace}0{Enter}');
  expect(cell('Load of Belt')).toHaveValue('800');
  expect(cell('Load of Motor')).toHaveFocus();
  await user.keyboard('1.5 t{Tab}wood{Tab}');
  expect(cell('Drive of Motor')).toHaveFocus();
  await user.keyboard('x{Escape}{ArrowUp}{ArrowLeft}{ArrowLeft}{F2}0{Enter}{ArrowUp}');
  expect(cell('Drive of Motor')).toHaveValue('');
  expect(cell('Load of Belt')).toHaveValue('8000');
  await user.keyboard('{Delete}{ArrowLeft}{ArrowDown}{ArrowRight}');
  expect(cell('Load of Motor')).toHaveFocus();
  await user.tab({ shift: true });
  expect(save('Save 3 values')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('3 values are saved.')).toBeInTheDocument();
  expect(save()).toHaveFocus();
  expect(valuesIn(sent)).toEqual([
    { partId: belt._id, key: 'load', before: '630', number: null },
    { partId: motor._id, key: 'load', before: null, number: 1500 },
    { partId: motor._id, key: 'finish', before: null, choice: 'wood' },
  ]);
});

it('a range is pasted, and the paste undone; what has no cell is counted', async () => {
  const { user } = await openGrid();
  await user.paste('800\tblack\tbelt\t\textra\r\nabc\t"two\nlines"\r\n');
  expect(cell('Finish of Belt')).toHaveValue('black');
  expect(cell('Finish of Belt')).not.toHaveAccessibleDescription();
  expect(cell('Finish of Motor')).toHaveAccessibleDescription('Not used by other parts yet.');
  expect(cell('Drive of Belt')).toHaveAccessibleDescription(
    'This part does not have the attribute.',
  );
  expect(cell('Load of Motor')).toHaveAccessibleDescription('Please enter a number, in kg.');
  expect(
    screen.getByText('6 values are pasted. 1 value has no cell here and is skipped.'),
  ).toBeInTheDocument();
  await user.click(save());
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Nothing has been saved: 2 values are not valid, the first is “belt” (Drive of Belt).',
  );
  await user.click(screen.getByRole('button', { name: 'Undo the paste' }));
  expect(cell('Load of Belt')).toHaveValue('630');
  expect(save()).toHaveAttribute('aria-disabled', 'true');
});

it('has the attributes in use first, and the others on request', async () => {
  fakeApi('get', '/categories/', { json: tree });
  fakeApi('get', '/attributes', { json: attributes as never });
  const rows = { data: [belt, motor], used: ['mass', 'load'], total: 2, page: 1, limit: 100 };
  fakeApi('get', '/attributes/values', { json: rows as never });
  const { user } = renderConsolePage(route);
  const grid = within(await screen.findByRole('grid'));
  expect(textsOf('columnheader', grid)).toEqual(['Spare part', 'Load (kg)', 'Mass']);
  await user.click(screen.getByRole('button', { name: 'Show 2 other attributes' }));
  expect(textsOf('columnheader', grid).slice(1)).toEqual(['Load (kg)', 'Mass', 'Finish', 'Drive']);
  await user.type(cell('Finish of Belt'), 'x');
  await user.click(screen.getByRole('button', { name: 'Hide attributes without values' }));
  expect(textsOf('columnheader', grid).slice(1)).toEqual(['Load (kg)', 'Mass', 'Finish']);
});

it('pasted rows with part numbers go to those parts, on any page; others are listed', async () => {
  const { user } = await openGrid();
  const rope: PartValues = { ...motor, _id: anId(), name: 'Rope' };
  const seen = fakeApi('get', '/attributes/values', {
    json: {
      data: [
        { ...motor, matched: ['hw 2'] },
        { ...rope, matched: ['HW-3', 'HW-4'] },
        { ...belt, matched: ['HW-4'] },
      ],
      total: 3,
      page: 1,
      limit: 100,
    } as never,
  });
  await user.paste(
    'Number\tDrive\tLoad (kg)\r\nhw 2\tgear\t5\r\nHW-3\t\t1.5 t\r\nHW-4\ta\t1\r\nHW-9\tb\t2\r\n',
  );
  expect(
    await screen.findByText('4 values are pasted. 2 are of parts on other pages.'),
  ).toBeVisible();
  expect(seen[0]?.url.searchParams.getAll('number')).toEqual([
    'Number',
    'hw 2',
    'HW-3',
    'HW-4',
    'HW-9',
  ]);
  expect(cell('Drive of Motor')).toHaveValue('gear');
  expect(cell('Load of Motor')).toHaveValue('5');
  expect(cell('Load of Belt')).toHaveValue('630');
  expect(screen.getByRole('alert')).toHaveTextContent(
    /^2 rows belong to no part here, or to several/,
  );
  expect(cell('Rows that are not pasted')).toHaveValue('HW-4\ta\t1\nHW-9\tb\t2');
  const sent = fakeApi('post', '/attributes/values', { json: { stored: 3 } });
  await user.click(save('Save 3 values'));
  expect(await screen.findByText('3 values are saved.')).toBeInTheDocument();
  expect(valuesIn(sent)).toContainEqual({
    partId: rope._id,
    key: 'load',
    before: null,
    number: 1500,
  });
});

it('a paste whose numbers cannot be looked up changes nothing', async () => {
  const { user } = await openGrid();
  fakeApi('get', '/attributes/values', { status: 400, json: { error: 'Too busy.' } });
  await user.paste('HW-1\t5\nHW-2\t6');
  expect(await screen.findByText('Too busy.')).toBeInTheDocument();
  expect(save()).toHaveAttribute('aria-disabled', 'true');
});

it('a conflict says who has changed what, and is saved or given up', async () => {
  const { user, seen } = await openGrid();
  const conflict = { partId: belt._id, key: 'load', value: '700', changedBy: 'li@example.com' };
  let isFirst = true;
  const sent = fakeApi('post', '/attributes/values', () => {
    if (!isFirst) return { json: { stored: 1 } };
    isFirst = false;
    const error = 'The attribute "Load" of "Belt" has another value now.';
    return { status: 409, json: { error, code: 'attribute_value_changed', conflicts: [conflict] } };
  });
  await user.keyboard('800{Enter}');
  await user.click(save());
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(/^Nothing has been saved\./);
  expect(alert).toHaveTextContent('li@example.com has changed “Load of Belt” to “700”.');
  expect(cell('Load of Belt')).toHaveValue('800');
  await waitFor(() => expect(seen).toHaveLength(2));
  await user.click(screen.getByRole('button', { name: 'Save mine instead' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(valuesIn(sent)).toEqual([{ partId: belt._id, key: 'load', before: '700', number: 800 }]);
});

it('all values of a part that is deleted are discarded at once', async () => {
  const { user } = await openGrid();
  const error = 'One of the spare parts does not exist.';
  const json = { error, code: 'spare_part_unknown', pointer: '/values/0' };
  fakeApi('post', '/attributes/values', { status: 400, json });
  await user.keyboard('800{Tab}wood{Enter}wood');
  await user.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent(`Load of Belt: ${error}`);
  await user.click(screen.getByRole('button', { name: 'Discard these entries' }));
  expect(save('Save 1 value')).toBeEnabled();
});

it('a failed save leaves the grid and all entries as they are', async () => {
  const { user, seen } = await openGrid();
  fakeApi('post', '/attributes/values', { fault: true });
  await user.keyboard('800');
  await user.click(save('Save 1 value'));
  expect(await screen.findByRole('alert')).toHaveTextContent(/^The server could not be reached/);
  expect(cell('Load of Belt')).toHaveValue('800');
  expect(seen).toHaveLength(1);
});

it('what was entered is back after a page load, until it is discarded', async () => {
  const { user } = await openGrid();
  await user.keyboard('800');
  cleanup();
  const { user: other } = await openGrid();
  expect(cell('Load of Belt')).toHaveValue('800');
  expect(save('Save 1 value')).toBeEnabled();
  await other.click(screen.getByRole('button', { name: 'Discard' }));
  expect(cell('Load of Belt')).toHaveValue('630');
  cleanup();
  await openGrid();
  expect(cell('Load of Belt')).toHaveValue('630');
});
