import { textsOf } from '@/client/testing/links';
import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi } from '@/client/testing/fakeApi';
import { findDialog } from '@/client/testing/findDialog';
import { anId, aTree } from '@/client/testing/fixtures';
import { renderConsolePage } from '@/client/testing/renderConsole';

const page = '/dashboard/arrange-categories';
const { tree, doors, operators, gears, rails } = aTree();

const names = () =>
  screen.getAllByLabelText(/^Move /).map((button) => button.getAttribute('aria-label'));

async function open(action: string, name: string) {
  const view = renderConsolePage(page);
  await view.user.click(await screen.findByLabelText(`Actions for ${name}`));
  await view.user.click(screen.getByText(action));
  return view;
}

beforeEach(() => {
  fakeApi('get', '/categories/', { json: tree });
});

it('moves a category by its menu, and undoes it', async () => {
  const change = anId();
  const moved = fakeApi('put', '/categories/:id/position', { json: { change } });
  const undone = fakeApi('post', '/changes/:id/undo', { json: { changed: 1, skipped: [] } });
  const arranged = [doors, rails, gears];
  fakeApi('get', '/categories/', () => ({ json: moved.length > 0 ? arranged : tree }));
  const { user } = await open('Move up', 'Guide Rails');
  expect(names().slice(-2)).toEqual(['Move Guide Rails', 'Move Safety Gears']);
  expect(await screen.findByText('“Guide Rails” has been moved.')).toBeVisible();
  expect(moved).toMatchObject([{ body: { parentId: null, before: gears._id } }]);
  await user.click(await screen.findByText('Undo'));
  await waitFor(() => expect(undone).toHaveLength(1));
  expect(undone[0]!.url.pathname).toContain(change);
});

it('puts it back where the backend rejects the move, and sorts the top level by name', async () => {
  const error = 'The order of these categories has changed meanwhile. Nothing was changed.';
  const json = { error, code: 'category_order_changed' } as const;
  fakeApi('put', '/categories/:id/position', { status: 409, json });
  const { user } = await open('Move down', 'Safety Gears');
  expect(await screen.findByText(error)).toBeVisible();
  expect(names().slice(-2)).toEqual(['Move Safety Gears', 'Move Guide Rails']);
  const sorted = fakeApi('post', '/categories/sort-by-name', { json: {} });
  await user.click(screen.getByText('Sort top level by name'));
  await waitFor(() => expect(sorted).toMatchObject([{ body: { parentId: null } }]));
});

it('moves a category into another one that is not below it', async () => {
  const moved = fakeApi('put', '/categories/:id/position', { json: {} });
  const { user } = await open('Move into …', 'Door Operators');
  const dialog = within(await findDialog('Move “Door Operators” into …'));
  await user.click(dialog.getByLabelText('Show categories'));
  expect(textsOf('option')).toEqual(['Door Systems', 'Safety Gears', 'Guide Rails']);
  await user.click(screen.getByRole('option', { name: 'Guide Rails' }));
  await user.click(dialog.getByText('Move'));
  await waitFor(() => expect(moved).toMatchObject([{ body: { parentId: rails._id } }]));
  expect(moved[0]!.url.pathname).toContain(operators._id);
});

it('keeps a category visible that is moved into a closed one', async () => {
  const moved = fakeApi('put', '/categories/:id/position', { json: { change: anId() } });
  const below = [{ ...doors, children: [...doors.children!, { ...rails, parentId: doors._id }] }];
  fakeApi('get', '/categories/', () => ({ json: moved.length > 0 ? [...below, gears] : tree }));
  const { user } = renderConsolePage(page);
  await user.click(await screen.findByLabelText(`Hide subcategories of ${doors.name}`));
  await user.click(screen.getByLabelText('Actions for Guide Rails'));
  await user.click(screen.getByText('Move into …'));
  const dialog = within(await findDialog('Move “Guide Rails” into …'));
  await user.click(dialog.getByLabelText('Show categories'));
  await user.click(screen.getByRole('option', { name: doors.name }));
  await user.click(dialog.getByText('Move'));
  expect(await screen.findByText('“Guide Rails” has been moved.')).toBeVisible();
  const button = await screen.findByLabelText('Actions for Guide Rails');
  await waitFor(() => expect(button).toHaveFocus());
});

it('merges a category with the chosen one', async () => {
  const json = { movedCategories: 1, movedSpareParts: 3, change: anId() };
  const merged = fakeApi('post', '/categories/:id/merge', { json });
  const { user } = await open('Merge with …', 'Door Operators');
  const dialog = within(await findDialog('Merge “Door Operators” with …'));
  await user.click(dialog.getByText('Merge'));
  expect(dialog.getByText('Choose a category.')).toBeVisible();
  const category = dialog.getByLabelText('Category', { selector: 'input' });
  await user.type(category, 's{Escape}{Enter}');
  expect(await dialog.findByText('No category was chosen for “s”.')).toBeVisible();
  await user.clear(category);
  await user.click(dialog.getByLabelText('Show categories'));
  await user.click(screen.getByRole('option', { name: 'Safety Gears' }));
  await user.keyboard('{Escape}');
  await user.click(await screen.findByText('Keep editing'));
  expect(category).toHaveValue('Safety Gears');
  await user.click(dialog.getByText('Merge'));
  expect(await screen.findByText(/has been merged with “Safety Gears”/)).toBeVisible();
  expect(merged).toMatchObject([{ body: { into: gears._id } }]);
});
