import { cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { LazyNotices } from '@/client/components/LazyNotices';
import { useCategoryOptions } from '@/client/features/categories/useCategoryTree';
import { BulkBar } from '@/client/features/spareParts/table/BulkBar';
import { usePartTable } from '@/client/features/spareParts/table/usePartTable';
import { useSelection } from '@/client/features/spareParts/table/useSelection';
import { chooseCategory } from '@/client/testing/chooseCategory';
import { enterText } from '@/client/testing/enterText';
import { fakeApi } from '@/client/testing/fakeApi';
import { findDialog } from '@/client/testing/findDialog';
import { anId, aTree, parts } from '@/client/testing/fixtures';
import { renderConsolePage } from '@/client/testing/renderConsole';
import { renderWithProviders } from '@/client/testing/renderWithProviders';
import { setViewport } from '@/client/testing/viewport';

const page = '/dashboard/all-spareparts';
const { tree, operators, gears } = aTree();
const all = parts(25);
const [first, second] = all.map(({ _id }) => _id);
const change = anId();
/** Of a page: more make the tests slow, and show nothing else. */
const ROWS = 3;

function fakeTable(total = all.length) {
  fakeApi('get', '/categories/', { json: tree });
  fakeApi('get', '/spare-parts', ({ url }) => {
    const number = Number(url.searchParams.get('page'));
    const data = all.slice((number - 1) * ROWS, number * ROWS);
    return { json: { data, total, page: number, limit: 10, selection: 'seen' } };
  });
}
const fakeEdit = (changed = 2) =>
  fakeApi('patch', '/spare-parts', { json: { matched: 2, changed, change } });
const fakeChange = () =>
  fakeApi('post', '/spare-parts/bulk', { json: { matched: 2, changed: 2, change } });

// By text and label: role queries over the whole page take most of a test's time.
const box = (name: string) => screen.getByLabelText(name);
const boxOf = (number: number) => screen.findByLabelText(`Select Part ${number}`);
const button = (name: string) => screen.getByText(name, { selector: 'button' });

/** The bar of the table, with a checkbox in place of the rows. */
function Bar() {
  const { count, onSelect } = useSelection();
  const rows = usePartTable().loaded?.data;
  return (
    <>
      <BulkBar categories={useCategoryOptions()} />
      {rows && (
        <input
          type="checkbox"
          aria-label="Select two"
          checked={count > 0}
          onChange={({ target }) => onSelect(rows.slice(0, 2), target.checked)}
        />
      )}
      <LazyNotices />
    </>
  );
}

const selectTwo = async (user: UserEvent) => user.click(await screen.findByLabelText('Select two'));

/** Opens a dialog for two parts, or with `everything` for all that are found. */
async function openDialog(user: UserEvent, action: string, everything = false) {
  await selectTwo(user);
  if (everything) await user.click(button('Select all 25 found'));
  return startAction(user, action);
}

async function startAction(user: UserEvent, action: string) {
  if (!screen.queryByText(action)) await user.click(button('More'));
  await user.click(screen.getByText(action));
  return within(await findDialog(action));
}

beforeEach(() => {
  setViewport({ width: 1440 });
  fakeTable();
});

describe('selected rows of the table', () => {
  it('are the row, the page or all found, and survive paging', async () => {
    const { user } = renderConsolePage(page);
    await user.click(await boxOf(2));
    expect(screen.getByText('1 selected')).toBeInTheDocument();
    expect(box('Select all rows of this page')).toBePartiallyChecked();
    await user.click(button('2'));
    await boxOf(ROWS + 1);
    await user.click(box('Select all rows of this page'));
    expect(screen.getByText('4 selected')).toBeInTheDocument();
    await user.click(button('Select all 25 found'));
    expect(screen.getByText('25 selected')).toBeInTheDocument();
    // Without one of them only those of the page stay selected.
    await user.click(await boxOf(ROWS + 1));
    expect(screen.getByText('2 selected')).toBeInTheDocument();
    await user.click(screen.getByLabelText('Clear the selection'));
    expect(screen.getByText('25 spare parts')).toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('are no longer all found when the filter is another one, nor those that are deleted', async () => {
    fakeApi('delete', '/spare-parts/:id', { json: { message: 'Deleted.', change } });
    const { user, router } = renderConsolePage(page);
    await user.click(await boxOf(1));
    await user.click(button('Select all 25 found'));
    await enterText(user, screen.getByRole('searchbox'), 'gov');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('1 selected')).toBeInTheDocument();
    await user.click(screen.getByLabelText('Clear search'));
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(screen.getByText('1 selected')).toBeInTheDocument();
    await user.click(await boxOf(2));
    expect(screen.getByText('2 selected')).toBeInTheDocument();
    await user.click(screen.getByLabelText('Delete Part 1'));
    await user.click(await screen.findByText('Yes, delete it!'));
    expect(await screen.findByText('1 selected')).toBeInTheDocument();
  });
});

describe('a change of many parts', () => {
  it('does not move without the category that was typed, and Escape does not remove a chosen one', async () => {
    const seen = fakeChange();
    const { user } = renderWithProviders(<Bar />);
    const dialog = await openDialog(user, 'Move to category');
    const category = dialog.getByLabelText('Category', { selector: 'input' });
    await user.type(category, 'door{Escape}{Enter}');
    expect(await dialog.findByText('No category was chosen for “door”.')).toBeInTheDocument();
    expect(category).toHaveFocus();
    await chooseCategory(user, 'operators', '— Door Operators');
    await user.keyboard('{Escape}');
    expect(category).toHaveValue('Door Operators ‹ Door Systems');
    await user.click(within(await findDialog('Discard your changes?')).getByText('Keep editing'));
    expect(seen).toHaveLength(0);
    await user.type(category, '{Control>}a{/Control}safety gears{Escape}{Enter}');
    await waitFor(() => expect(seen).toMatchObject([{ body: { categoryId: gears._id } }]));
  });

  it('moves the selected ones, and is undone by its notice', async () => {
    const seen = fakeChange();
    const { user } = renderWithProviders(<Bar />);
    const dialog = await openDialog(user, 'Move to category');
    expect(dialog.getByText('2 spare parts:').parentElement).toHaveTextContent('Part 1Part 2');
    await user.click(dialog.getByText('Move to category', { selector: 'button' }));
    expect(dialog.getByText('Please choose a category.')).toBeInTheDocument();
    await chooseCategory(user, 'operators', '— Door Operators');
    await user.click(dialog.getByText('Move to category', { selector: 'button' }));
    expect(await screen.findByText('2 spare parts moved to “Door Operators”.')).toBeInTheDocument();
    expect(seen[0]?.body).toEqual({
      action: 'move',
      ids: [first, second],
      expectedCount: 2,
      categoryId: operators._id,
    });
    const error = { error: 'The database is not available.', code: 'unavailable' };
    fakeApi('post', '/changes/:id/undo', { status: 503, json: error });
    await user.click(await screen.findByText('Undo', { selector: 'button' }));
    expect(await screen.findByText('The database is not available.')).toBeInTheDocument();
    // The notice stays until it has been undone.
    const undone = fakeApi('post', '/changes/:id/undo', { json: { changed: 2, skipped: [] } });
    await user.click(button('Undo'));
    await waitFor(() => expect(undone[0]?.url.pathname).toBe(`/changes/${change}/undo`));
    await waitFor(() => expect(screen.queryByText('Undo')).toBeNull());
  });

  it('sets a field of all found by the filter, with the new number where the list has changed', async () => {
    const error = { error: 'Changed.', code: 'selection_changed', params: { count: 24 } };
    fakeApi('patch', '/spare-parts', { status: 409, json: error });
    const { user } = renderConsolePage(`${page}?missing=image&q=door`);
    await user.click(await boxOf(1));
    await user.click(button('Select all 25 found'));
    const dialog = await startAction(user, 'Set a field');
    expect(dialog.getByText('All 25 spare parts that the table has found.')).toBeInTheDocument();
    await user.selectOptions(dialog.getByLabelText('Field'), 'Packing Details (Chinese)');
    await enterText(user, dialog.getByLabelText('New value'), '纸箱');
    fakeTable(24);
    await user.click(dialog.getByText('Set a field', { selector: 'button' }));
    expect(await screen.findByText('24 selected')).toBeInTheDocument();
    expect(dialog.getByText(/24 are selected now, not 25/)).toBeInTheDocument();
    const seen = fakeEdit(24);
    await user.click(dialog.getByText('Go on with 24', { selector: 'button' }));
    expect(
      await screen.findByText('“Packing Details (Chinese)” set in 24 spare parts.'),
    ).toBeInTheDocument();
    expect(seen[0]?.body).toEqual({
      filter: { q: 'door', verbatim: true, missing: ['image'] },
      selection: 'seen',
      expectedCount: 24,
      set: { packingZh: '纸箱' },
    });
    expect(screen.getByText('24 spare parts')).toBeInTheDocument();
  });

  it.each([
    ['two', false, { ids: [first, second], expectedCount: 2 }],
    ['all', true, { filter: {}, selection: 'seen', expectedCount: 25 }],
  ])('is open for %s with what was typed after a page load', async (_what, everything, parts) => {
    const view = renderWithProviders(<Bar />);
    const before = await openDialog(view.user, 'Set a field', everything);
    await view.user.selectOptions(before.getByLabelText('Field'), 'Brand');
    await enterText(view.user, before.getByLabelText('New value'), 'Keldruna');
    cleanup();
    const seen = fakeEdit();
    const { user } = renderWithProviders(<Bar />);
    const dialog = within(await findDialog('Set a field'));
    expect(dialog.getByText(/^What you had typed here is back/)).toBeInTheDocument();
    expect(dialog.getByLabelText('New value')).toHaveValue('Keldruna');
    await user.click(dialog.getByText('Set a field', { selector: 'button' }));
    await waitFor(() => expect(seen).toHaveLength(1));
    expect(seen[0]?.body).toEqual({ ...parts, set: { brand: 'Keldruna' } });
    cleanup();
    renderWithProviders(<Bar />);
    expect(await screen.findByText('25 spare parts')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('is not open for the parts of another list, but says what is back when it is opened', async () => {
    const view = renderWithProviders(<Bar />);
    const before = await openDialog(view.user, 'Replace text');
    await enterText(view.user, before.getByLabelText('Text to replace'), 'Blet');
    cleanup();
    const { user } = renderWithProviders(<Bar />, { route: '/?brand=Keldruna' });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    const dialog = await openDialog(user, 'Replace text');
    expect(dialog.getByText(/^What you had typed here is back/)).toBeInTheDocument();
    expect(dialog.getByLabelText('Text to replace')).toHaveValue('Blet');
  });

  it('replaces a text after a preview, and another one after each change of the form', async () => {
    const sample = { _id: first, name: 'Part 1', field: 'name', before: 'Blet', after: 'Belt' };
    const seen = fakeApi('patch', '/spare-parts', {
      json: { matched: 2, changed: 2, samples: [sample], change },
    });
    const { user } = renderWithProviders(<Bar />);
    const dialog = await openDialog(user, 'Replace text');
    await user.click(dialog.getByText('Preview', { selector: 'button' }));
    expect(dialog.getByText('Please enter the text to replace.')).toBeInTheDocument();
    await enterText(user, dialog.getByLabelText('Text to replace'), 'Bl');
    await user.click(dialog.getByText('Preview', { selector: 'button' }));
    expect(await dialog.findByText('2 spare parts will change:')).toBeInTheDocument();
    expect(dialog.getByText('And 1 more.')).toBeInTheDocument();
    await enterText(user, dialog.getByLabelText('Text to replace'), 'et');
    await enterText(user, dialog.getByLabelText('New text'), 'Belt');
    await user.click(dialog.getByText('Preview', { selector: 'button' }));
    expect(await dialog.findByText('Belt')).toBeInTheDocument();
    await user.click(dialog.getByText('Replace', { selector: 'button' }));
    expect(await screen.findByText('Text replaced in 2 spare parts.')).toBeInTheDocument();
    const replace = { field: 'name', find: 'Blet', replaceWith: 'Belt' };
    expect(seen.map(({ body }) => body)).toEqual([
      expect.objectContaining({ dryRun: true }),
      { ids: [first, second], expectedCount: 2, replace, dryRun: true },
      { ids: [first, second], expectedCount: 2, replace, dryRun: false },
    ]);
  });

  it('is confirmed where there is nothing to enter', async () => {
    const edited = fakeEdit();
    const acted = fakeChange();
    const { user } = renderWithProviders(<Bar />);
    await selectTwo(user);
    for (const [action, notice] of [
      ['Publish', '2 spare parts published.'],
      ['Hide from the site', '2 spare parts hidden from the site.'],
      ['Duplicate', '2 spare parts duplicated.'],
      ['Delete', '2 spare parts deleted.'],
    ] as const) {
      expect(screen.getByText('2 selected')).toBeInTheDocument();
      const dialog = await startAction(user, action);
      await user.click(dialog.getByText(action, { selector: 'button' }));
      expect(await screen.findByText(notice)).toBeInTheDocument();
    }
    expect(screen.queryByText('2 selected')).not.toBeInTheDocument();
    const selection = { ids: [first, second], expectedCount: 2 };
    expect([...edited, ...acted].map(({ body }) => body)).toEqual([
      { ...selection, set: { hidden: false } },
      { ...selection, set: { hidden: true } },
      { ...selection, action: 'duplicate' },
      { ...selection, action: 'delete' },
    ]);
  });

  it('goes on where the list has as many parts, but not the same', async () => {
    const changed = { code: 'selection_changed', params: { count: 25 }, selection: 'now' };
    fakeApi('post', '/spare-parts/bulk', { status: 409, json: { error: 'Changed.', ...changed } });
    const { user } = renderWithProviders(<Bar />);
    const dialog = await openDialog(user, 'Delete', true);
    await user.click(dialog.getByText('Delete', { selector: 'button' }));
    expect(await dialog.findByText(/25 are selected as before, but not the same/)).toBeVisible();
    const seen = fakeChange();
    await user.click(dialog.getByText('Go on with 25', { selector: 'button' }));
    await waitFor(() => expect(seen[0]?.body).toMatchObject({ selection: 'now' }));
  });

  it('leaves nothing selected that has vanished', async () => {
    const changedTo = (count: number) => ({
      status: 409,
      json: { error: 'Changed.', code: 'selection_changed', params: { count } },
    });
    fakeApi('patch', '/spare-parts', changedTo(1));
    const { user } = renderWithProviders(<Bar />);
    const dialog = await openDialog(user, 'Publish');
    await user.click(dialog.getByText('Publish', { selector: 'button' }));
    expect(await dialog.findByText(/1 is selected now, not 2/)).toBeInTheDocument();
    fakeApi('patch', '/spare-parts', { json: { matched: 1, changed: 1, change } });
    await user.click(dialog.getByText('Go on with 1', { selector: 'button' }));
    expect(await screen.findByText('1 spare part published.')).toBeInTheDocument();
    expect(screen.getByText('25 spare parts')).toBeInTheDocument();
    fakeApi('patch', '/spare-parts', changedTo(0));
    const next = await openDialog(user, 'Publish');
    await user.click(next.getByText('Publish', { selector: 'button' }));
    expect(await screen.findByText(/none of the selected spare parts is left/)).toBeInTheDocument();
    expect(screen.getByText('25 spare parts')).toBeInTheDocument();
  });

  it('exports the selected ones or all that are found, or says that it failed', async () => {
    const selected = fakeApi('post', '/spare-parts/export', { body: '<p>No file.</p>' });
    const found = fakeApi('get', '/spare-parts/export', { body: '<p>No file.</p>' });
    const { user } = renderWithProviders(<Bar />, { route: '/?brand=Keldruna' });
    const exportAs = async (format: string) => {
      await user.click(button('More'));
      await user.click(screen.getByText(`Export as ${format}`));
    };
    await user.click(await screen.findByText('Export', { selector: 'button' }));
    await user.click(screen.getByText('Export as CSV'));
    await waitFor(() => expect(found).toHaveLength(1));
    expect(await screen.findByText('The file could not be made.')).toBeInTheDocument();
    expect(found[0]?.url.search).toBe('?format=csv&brand=Keldruna');
    await selectTwo(user);
    await exportAs('CSV');
    await waitFor(() => expect(screen.getAllByText('The file could not be made.')).toHaveLength(2));
    expect(selected[0]?.body).toEqual({ format: 'csv', ids: [first, second] });
    await user.click(button('Select all 25 found'));
    await exportAs('spreadsheet');
    await waitFor(() => expect(found).toHaveLength(2));
    expect(found[1]?.url.search).toBe('?format=xlsx&brand=Keldruna');

    const prices = fakeApi('get', '/price-list', { body: '<p>No file.</p>' });
    await user.click(button('More'));
    await user.click(screen.getByText('Price list as CSV'));
    await waitFor(() => expect(prices).toHaveLength(1));
    expect(prices[0]?.url.search).toBe('?format=csv&brand=Keldruna');
  });

  it('needs another category where a colleague has deleted the chosen one', async () => {
    const error = { error: 'The category does not exist.', code: 'category_unknown' };
    fakeApi('post', '/spare-parts/bulk', { status: 400, json: error });
    const { user } = renderWithProviders(<Bar />);
    const dialog = await openDialog(user, 'Move to category');
    await chooseCategory(user, 'operators', '— Door Operators');
    const loaded = fakeApi('get', '/categories/', { json: [] });
    await user.click(dialog.getByText('Move to category', { selector: 'button' }));
    expect(await dialog.findByText('The category does not exist.')).toBeInTheDocument();
    await waitFor(() => expect(loaded).toHaveLength(1));
    await waitFor(() => expect(dialog.getByRole('combobox', { name: 'Category' })).toHaveValue(''));
    await user.click(dialog.getByText('Move to category', { selector: 'button' }));
    expect(await dialog.findByText('Please choose a category.')).toBeInTheDocument();
    expect(dialog.queryByText('The category does not exist.')).not.toBeInTheDocument();
  });

  it('is in one menu on phones', async () => {
    setViewport({ width: 390 });
    const seen = fakeChange();
    const { user } = renderWithProviders(<Bar />);
    await selectTwo(user);
    await user.click(button('Actions'));
    await user.click(screen.getByText('Select all 25 found'));
    await user.click(button('Actions'));
    await user.click(screen.getByText('Delete'));
    await user.click(within(await findDialog('Delete')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(seen[0]?.body).toMatchObject({ expectedCount: 25 }));
  });
});
