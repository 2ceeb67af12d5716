import { screen, waitFor, within } from '@testing-library/react';
import { fakeApi } from '@/client/testing/fakeApi';
import { partFacets } from '@/client/testing/fakeFacets';
import { aTree, parts } from '@/client/testing/fixtures';
import { openPage } from '@/client/testing/renderWithProviders';

const fixture = aTree();
const { operators, belts } = fixture;
const grid = `/spare-parts-grid/${operators._id}`;

const main = () => within(screen.getByRole('main'));
const control = (name = 'Sort by') => main().findByLabelText<HTMLSelectElement>(name);

const facets = partFacets({
  brands: [{ value: 'Norvik', count: 30 }],
  categories: [{ _id: belts._id, name: belts.name, count: 30 }],
});

/** Returns the orders that were requested. */
function fakeLists() {
  const requests = ['/categories/:id/spareparts', '/spare-parts'].map((path) =>
    fakeApi('get', path, ({ url: { searchParams } }) => {
      const page = Number(searchParams.get('page'));
      return { json: { data: parts(1), total: 30, page, limit: 12, facets } };
    }),
  );
  return () => requests.flat().map(({ url }) => url.searchParams.get('sort'));
}

beforeEach(() => {
  fakeApi('get', '/categories/', { json: fixture.tree });
});

describe('the order of a list', () => {
  it.each([
    ['en', 'Sort by', ['Name (A–Z)', 'Name (Z–A)', 'Newest'], 'Number (ascending)'],
    ['zh', '排序', ['名称（升序）', '名称（降序）', '最新上架'], '编号（升序）'],
  ] as const)('is the name at first (%s)', async (language, label, first, number) => {
    const orders = fakeLists();
    await openPage(grid, { language });
    const options = within(await control(label)).getAllByRole<HTMLOptionElement>('option');
    expect(options.map(({ text }) => text).slice(0, 4)).toEqual([...first, number]);
    expect(await control(label)).toHaveValue('name');
    expect(orders()).toEqual(['name']);
  });

  it('is chosen for the first page and keeps the filters, also in the links to others', async () => {
    const orders = fakeLists();
    const { user, router } = await openPage(`${grid}?brand=Norvik&page=2`);
    await user.selectOptions(await control(), 'Number (ascending)');
    await waitFor(() => expect(router.state.location.search).toBe('?brand=Norvik&sort=partNumber'));
    await waitFor(() => expect(orders()).toEqual(['name', 'partNumber']));
    expect(await control()).toHaveFocus();
    const subcategories = within(main().getByLabelText('Subcategories'));
    expect(subcategories.getByRole('link')).toHaveAttribute(
      'href',
      `/spare-parts-grid/${belts._id}?sort=partNumber&brand=Norvik`,
    );
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await user.selectOptions(await control(), 'Name (A–Z)');
    await waitFor(() => expect(router.state.location.search).toBe('?brand=Norvik'));
  });

  it('is the relevance at first in a search', async () => {
    const orders = fakeLists();
    const { user, router } = await openPage('/search?q=roller');
    expect(await control()).toHaveDisplayValue('Relevance');
    await user.selectOptions(await control(), 'Newest');
    await waitFor(() => expect(orders()).toEqual([null, '-createdAt']));
    await user.selectOptions(await control(), 'Relevance');
    await waitFor(() => expect(router.state.location.search).toBe('?q=roller'));
  });

  it('is the first one where the URL asks for one that does not exist', async () => {
    const orders = fakeLists();
    await openPage(`${grid}?sort=price`);
    expect(await control()).toHaveValue('name');
    expect(orders()).toEqual(['name']);
  });

  it('is submitted without script with all that the URL has, but the page', async () => {
    fakeLists();
    await openPage(`${grid}?brand=Norvik&page=2&only=here`);
    const form = new FormData((await control()).form!);
    expect([...form].map(([name, value]) => `${name}=${String(value)}`)).toEqual([
      'brand=Norvik',
      'only=here',
      'sort=name',
    ]);
  });

  it('is missing where there is nothing to sort', async () => {
    fakeApi('get', '/categories/:id/spareparts', { json: [] });
    await openPage(grid);
    await main().findByText('No spare parts found for this category.');
    expect(main().queryByLabelText('Sort by')).not.toBeInTheDocument();
  });
});
