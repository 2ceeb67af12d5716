import { screen, waitFor } from '@testing-library/react';
import { chooseCategory } from '@/client/testing/chooseCategory';
import { fakeApi } from '@/client/testing/fakeApi';
import { aPart, aTree, parts } from '@/client/testing/fixtures';
import { renderConsolePage } from '@/client/testing/renderConsole';

const page = '/dashboard/all-spareparts';
const { tree, operators } = aTree();

/** A backend with 25 parts, whatever the filters are. */
function fakeTable() {
  fakeApi('get', '/categories/', { json: tree });
  return fakeApi('get', '/spare-parts', ({ url }) => ({
    json: {
      data: parts(2),
      total: 25,
      page: Number(url.searchParams.get('page')),
      limit: 10,
      ...(url.searchParams.has('facets') && {
        facets: { categories: [], brands: [{ value: 'Norvik', count: 3 }], attributes: [] },
      }),
    },
  }));
}
const lastQuery = (seen: ReturnType<typeof fakeTable>) => String(seen.at(-1)?.url.search);

describe('the filters of the table of spare parts', () => {
  it('are read from the URL', async () => {
    const seen = fakeTable();
    const filters = `categoryId=${operators._id}&brand=Norvik&missing=image&missing=nonsense`;
    renderConsolePage(`${page}?${filters}&outdated=true&hidden=1`);
    expect(await screen.findByRole('combobox', { name: 'Show only' })).toHaveTextContent(
      'No image, Chinese outdated',
    );
    expect(screen.getByRole('combobox', { name: 'Brand' })).toHaveValue('Norvik');
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Category' })).toHaveValue(
        'Door Operators ‹ Door Systems',
      ),
    );
    const query = Object.fromEntries(seen.at(-1)!.url.searchParams);
    expect(query).toEqual({
      page: '1',
      limit: '10',
      includeHidden: 'true',
      categoryId: operators._id,
      deep: 'true',
      brand: 'Norvik',
      missing: 'image',
      outdated: 'true',
    });
  });

  it('are chosen beside the search, from the first page on, and cleared together', async () => {
    const seen = fakeTable();
    const { user, router } = renderConsolePage(`${page}?page=2&q=door`);
    await user.click(await screen.findByRole('combobox', { name: 'Show only' }));
    await user.click(screen.getByRole('option', { name: 'No number' }));
    await user.click(screen.getByRole('option', { name: 'Drafts' }));
    await user.keyboard('{Escape}');
    expect(router.state.location.search).toBe('?q=door&missing=partNumber&hidden=true');
    await chooseCategory(user, 'operators', '— Door Operators');
    await user.click(screen.getByRole('combobox', { name: 'Brand' }));
    await user.click(await screen.findByRole('option', { name: 'Norvik' }));
    await waitFor(() => expect(lastQuery(seen)).toContain('brand=Norvik'));
    const { search } = router.state.location;
    expect(search).toContain(`&categoryId=${operators._id}&brand=Norvik`);
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(router.state.location.search).toBe('?q=door');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('keep a category over Escape, and say so where typed text has chosen none', async () => {
    fakeTable();
    const { user, router } = renderConsolePage(`${page}?categoryId=${operators._id}`);
    const category = await screen.findByDisplayValue('Door Operators ‹ Door Systems');
    await user.type(category, '{Escape}{Escape}');
    expect(router.state.location.search).toBe(`?categoryId=${operators._id}`);
    await user.clear(category);
    expect(router.state.location.search).toBe('');
    await user.type(category, 'door');
    await user.tab();
    expect(category).toHaveAccessibleDescription('No category was chosen for “door”.');
    expect(router.state.location.search).toBe('');
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(category).toHaveValue('');
    expect(category).toBeValid();
  });

  it('say so when no part matches, and drafts are marked', async () => {
    fakeApi('get', '/spare-parts', { json: { data: [], total: 0, page: 1, limit: 10 } });
    const { unmount } = renderConsolePage(`${page}?missing=image`);
    expect(await screen.findByText('No spare part matches the filters.')).toBeInTheDocument();
    unmount();
    fakeApi('get', '/spare-parts', { json: [aPart({ name: 'Governor', hidden: true })] });
    renderConsolePage(page);
    expect((await screen.findByText('Governor')).closest('tr')).toHaveTextContent('Draft');
    expect(screen.getByRole('link', { name: 'Preview on site: Governor' })).toBeVisible();
  });

  it('and the selection are missing where the backend offers only the core', async () => {
    fakeApi('get', '/spare-parts', { json: parts(2) });
    const { user, router } = renderConsolePage(`${page}?brand=Norvik`);
    expect(await screen.findByText(/Filters are not available here/)).toBeInTheDocument();
    for (const name of ['Show only', 'Brand', 'Category']) {
      expect(screen.queryByRole('combobox', { name })).not.toBeInTheDocument();
    }
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(router.state.location.search).toBe('');
  });
});
