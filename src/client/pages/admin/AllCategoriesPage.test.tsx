import { hrefOf, textsOf } from '@/client/testing/links';
import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi } from '@/client/testing/fakeApi';
import { findDialog } from '@/client/testing/findDialog';
import { aCategory, anId, aTree } from '@/client/testing/fixtures';
import { renderConsolePage } from '@/client/testing/renderConsole';

const page = '/dashboard/all-categories';
const rowOf = async (name: string) =>
  (await screen.findByText(name, { selector: 'td *' })).closest('tr') as HTMLElement;
const names = () =>
  [...screen.getByRole<HTMLTableElement>('table').tBodies[0]!.rows].map(
    ({ cells }) => cells[1]?.textContent,
  );

describe('the table of categories', () => {
  const { tree, doors, operators, gears } = aTree();
  beforeEach(() => {
    fakeApi('get', '/categories/', { json: tree });
    fakeApi('get', '/attributes', { status: 404 });
  });

  it('has its columns and links', async () => {
    renderConsolePage(page);
    const row = await rowOf('Door Systems');
    expect(textsOf('columnheader')).toEqual(['Image', 'Name', 'Subcategories', 'Action']);
    expect(within(row).getAllByRole('cell')[2]).toHaveTextContent('1');
    expect(hrefOf('Edit Door Systems', within(row))).toBe(`/dashboard/edit-category/${doors._id}`);
    expect(hrefOf('Spare parts in Door Systems', within(row))).toBe(
      `/dashboard/category/${doors._id}/spareparts`,
    );
    expect(hrefOf('Add a spare part to Door Systems', within(row))).toBe(
      `/dashboard/add-spareParts?category=${doors._id}`,
    );
    expect(hrefOf('View on site: Door Systems', within(row))).toBe(
      `/spare-parts-grid/${doors._id}`,
    );
    const add = screen.getByText('Add Category');
    expect(add).toHaveAttribute('href', '/dashboard/add-category');
  });

  it('expands rows, 20 px further in per level', async () => {
    const { user } = renderConsolePage(page);
    await user.click(await screen.findByLabelText('Show subcategories of Door Systems'));
    await user.click(screen.getByLabelText('Show subcategories of Door Operators'));
    expect(names()).toEqual([
      'Door Systems',
      'Door Operators',
      'Belts',
      'Safety Gears',
      'Guide Rails',
    ]);
    const indent = (name: string) => screen.getByText(name).parentElement?.style.paddingLeft;
    expect(['Door Systems', 'Door Operators', 'Belts'].map(indent)).toEqual([
      '0px',
      '20px',
      '40px',
    ]);
    await user.click(screen.getByLabelText('Hide subcategories of Door Systems'));
    expect(names()).toEqual(['Door Systems', 'Safety Gears', 'Guide Rails']);
  });

  it('finds subcategories and expands the categories above them', async () => {
    const { user, router } = renderConsolePage(page);
    await user.type(await screen.findByRole('searchbox'), 'belt{Enter}');
    await waitFor(() => expect(names()).toEqual(['Door Systems', 'Door Operators', 'Belts']));
    expect(router.state.location.search).toBe('?q=belt');
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    await waitFor(() => expect(names()).toHaveLength(3));
    await user.type(screen.getByRole('searchbox'), 'zzz{Enter}');
    expect(await screen.findByText('Nothing matches “zzz”.')).toBeInTheDocument();
  });

  it('counts the categories that a search finds, and all subcategories of each', async () => {
    const subcategories = ['Belts', 'Sills'].map((name) => aCategory({ name }));
    const lifts = aCategory({ name: 'Lifts', children: subcategories });
    fakeApi('get', '/categories/', { json: [lifts, ...tree] });
    renderConsolePage(`${page}?q=sill`);
    expect(within(await rowOf('Lifts')).getAllByRole('cell')[2]).toHaveTextContent(/^2$/);
    expect(names()).toEqual(['Lifts', 'Sills']);
    expect(screen.getByText('1 of 8 categories')).toBeInTheDocument();
  });

  it('sorts by name and by the number of subcategories', async () => {
    const { user, router } = renderConsolePage(page);
    const sort = (name: string) => user.click(screen.getByText(name, { selector: 'th *' }));
    await rowOf('Door Systems');
    await sort('Name');
    await waitFor(() => expect(names()).toEqual(['Door Systems', 'Guide Rails', 'Safety Gears']));
    await sort('Name');
    await waitFor(() => expect(names()).toEqual(['Safety Gears', 'Guide Rails', 'Door Systems']));
    expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    expect(router.state.location.search).toBe('?sort=-name');
    await sort('Subcategories');
    await waitFor(() => expect(names()[2]).toBe('Door Systems'));
  });

  it('confirms a deletion with its consequences, deletes and reloads', async () => {
    const seen = fakeApi('delete', '/categories/:id', {
      json: { deletedCategories: 3, unfiledSpareParts: 5, change: anId() },
    });
    fakeApi('get', '/categories/', { json: [{ ...doors, version: 1 }, ...tree.slice(1)] });
    const { user, store } = renderConsolePage(page);
    const durations = new Map<string, number>();
    store.subscribe(() =>
      store.getState().ui.notices.forEach(({ text, duration }) => durations.set(text, duration)),
    );
    await user.click(await screen.findByLabelText('Delete Door Systems'));
    const dialog = await findDialog('Are you sure?');
    expect(dialog).toHaveTextContent('This will delete the category and all its subcategories!');
    expect(dialog).toHaveTextContent('this affects 2 subcategories and 5 spare parts.');
    expect(dialog).toHaveTextContent('The spare parts are kept, without a category.');
    expect(dialog).toHaveTextContent('It can be restored for 30 days.');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(seen).toHaveLength(0);

    await user.click(screen.getByLabelText('Delete Door Systems'));
    fakeApi('get', '/categories/', { json: tree.slice(1) });
    await user.click(await screen.findByText('Yes, delete it!'));
    const done = 'Category and all its subcategories have been deleted.';
    expect(await screen.findByText(done)).toBeInTheDocument();
    expect(durations.get(done)).toBe(2000);
    expect(await screen.findByText('It is in the trash for 30 days.')).toBeInTheDocument();
    expect(await screen.findByText('Undo')).toBeInTheDocument();
    expect(seen[0]?.url.pathname).toBe(`/categories/${doors._id}`);
    await waitFor(() => expect(names()).toEqual(['Safety Gears', 'Guide Rails']));
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('names the attributes that a deletion leaves without parts, and shows its failure', async () => {
    fakeApi('delete', '/categories/:id', { status: 500, json: { error: 'No.' } });
    const labels = { labelZh: '载重', kind: 'number', valueCount: 0 } as const;
    fakeApi('get', '/attributes', {
      json: [
        { _id: anId(), key: 'load', labelEn: 'Rated load', categoryIds: [operators], ...labels },
        { _id: anId(), key: 'gear', labelEn: 'Gear', categoryIds: [gears], ...labels },
        { _id: anId(), key: 'weight', labelEn: 'Weight', ...labels },
      ] as never,
    });
    const { user } = renderConsolePage(page);
    await user.click(await screen.findByLabelText('Delete Door Systems'));
    const dialog = within(await findDialog('Are you sure?'));
    // A backend that offers only the core has neither versions nor a trash.
    expect(dialog.queryByText(/can be restored/)).not.toBeInTheDocument();
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      /^No spare part will have this attribute any more: Rated load\.$/,
    );
    await user.click(dialog.getByText('Yes, delete it!'));
    expect(await findDialog('Failed!')).toHaveTextContent('Something went wrong while deleting.');
  });

  it('leaves the number of parts out where the backend does not count them', async () => {
    fakeApi('get', '/categories/', { json: { data: [aCategory({ children: [operators] })] } });
    const { user } = renderConsolePage(page);
    await user.click(await screen.findByLabelText('Delete Door Operators'));
    expect(await findDialog('Are you sure?')).toHaveTextContent('this affects 2 subcategories.');
  });
});

it('merges the category of a row with another one', async () => {
  const { tree, gears, rails } = aTree();
  fakeApi('get', '/categories/', { json: tree });
  const merged = fakeApi('post', '/categories/:id/merge', { json: { change: anId() } });
  const { user } = renderConsolePage(page);
  await user.click(await screen.findByLabelText('Merge “Guide Rails” with …'));
  const dialog = within(await findDialog('Merge “Guide Rails” with …'));
  await waitFor(() => expect(dialog.getByRole('combobox', { name: 'Category' })).toHaveFocus());
  await user.click(dialog.getByLabelText('Show categories'));
  await user.click(screen.getByRole('option', { name: 'Safety Gears' }));
  fakeApi('get', '/categories/', { json: tree.filter(({ _id }) => _id !== rails._id) });
  await user.click(dialog.getByText('Merge'));
  expect(await screen.findByText(/has been merged with “Safety Gears”/)).toBeVisible();
  expect(merged[0]?.url.pathname).toContain(rails._id);
  expect(merged).toMatchObject([{ body: { into: gears._id } }]);
  await waitFor(() => expect(names()).toEqual(['Door Systems', 'Safety Gears']));
  expect(screen.getByRole('main')).toHaveFocus();
});

describe('its pages', () => {
  const many = Array.from({ length: 23 }, (_, index) => aCategory({ name: `No. ${index + 1}` }));

  it('hold ten top-level categories each', async () => {
    fakeApi('get', '/categories/', { json: many });
    const { user, router } = renderConsolePage(page);
    const pager = within(await screen.findByRole('navigation', { name: 'Pages' }));
    expect(names()).toHaveLength(10);
    expect(pager.getByRole('button', { name: 'Prev' })).toBeDisabled();
    await user.click(pager.getByRole('button', { name: '3' }));
    await waitFor(() => expect(names()).toEqual(['No. 21', 'No. 22', 'No. 23']));
    expect(router.state.location.search).toBe('?page=3');
    expect(pager.getByRole('button', { name: '3' })).toHaveAttribute('aria-current', 'page');
    expect(pager.getByRole('button', { name: 'Next' })).toBeDisabled();
    await user.click(pager.getByRole('button', { name: 'Prev' }));
    await waitFor(() => expect(names()[0]).toBe('No. 11'));
  });

  it('end at the last one, whatever the URL says', async () => {
    fakeApi('get', '/categories/', { json: many });
    renderConsolePage(`${page}?page=99`);
    await rowOf('No. 23');
    expect(names()).toHaveLength(3);
  });
});
