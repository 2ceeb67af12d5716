import { hrefOf } from '@/client/testing/links';
import { screen, waitFor } from '@testing-library/react';
import { fakeClipboard } from '@/client/testing/clipboard';
import { fakeApi } from '@/client/testing/fakeApi';
import { aPart, aTree, parts } from '@/client/testing/fixtures';
import { renderConsolePage } from '@/client/testing/renderConsole';

const { tree, operators } = aTree();
const page = `/dashboard/category/${operators._id}/spareparts`;
const list = '/categories/:id/spareparts';

describe('the parts of a category in the console', () => {
  beforeEach(() => {
    fakeApi('get', '/categories/', { json: tree });
  });

  it('are cards with first image or placeholder, name, category and brand', async () => {
    const seen = fakeApi('get', list, {
      json: [
        aPart({
          name: 'Operator',
          brand: 'Norvik',
          categoryId: operators,
          images: ['first.jpg', 'b.jpg'],
        }),
        aPart({ name: 'Belt', hidden: true }),
      ],
    });
    renderConsolePage(page);
    const [first, second] = (await screen.findAllByRole('link', { name: /Operator|Belt/ })).map(
      (link) => link.closest('li'),
    );
    expect(first).toHaveTextContent('OperatorCategoryDoor OperatorsBrandNorvik');
    expect(first?.querySelector('img')?.getAttribute('src')).toMatch(/\/uploads\/first\.jpg$/);
    expect(second).toHaveTextContent('No ImageBeltDraftCategoryUnknownBrandN/A');
    expect(seen[0]?.url.pathname).toBe(`/categories/${operators._id}/spareparts`);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Spare parts in Door Operators' }),
    ).toBeInTheDocument();
    expect(hrefOf('Add part here')).toBe(`/dashboard/add-spareParts?category=${operators._id}`);
    expect(hrefOf('Change many at once')).toBe(
      `/dashboard/all-spareparts?categoryId=${operators._id}`,
    );
    const onSite = screen.getByRole('link', { name: 'View on site' });
    expect(onSite).toHaveAttribute('href', `/spare-parts-grid/${operators._id}`);
  });

  it('have their numbers, which can be copied without following the link', async () => {
    fakeApi('get', list, { json: [aPart({ name: 'Operator', partNumber: 'HW-7' })] });
    const { user, router } = renderConsolePage(page);
    const button = await screen.findByRole('button', { name: 'Copy HW-7' });
    const copied = fakeClipboard();
    await user.click(button);
    expect(copied).toEqual(['HW-7']);
    expect(screen.getByRole('link', { name: 'Operator' })).not.toContainElement(button);
    expect(router.state.location.pathname).toBe(page);
  });

  it('are paged by the backend', async () => {
    const seen = fakeApi('get', list, ({ url }) => ({
      json: {
        data: parts(url.searchParams.get('page') === '2' ? 3 : 1),
        total: 13,
        page: Number(url.searchParams.get('page')),
        limit: 10,
      },
    }));
    const { user } = renderConsolePage(page);
    await user.click(await screen.findByRole('button', { name: 'Next' }));
    await waitFor(() => expect(screen.getAllByRole('link', { name: /^Part/ })).toHaveLength(3));
    expect(Object.fromEntries(seen.at(-1)?.url.searchParams ?? [])).toEqual({
      page: '2',
      limit: '10',
      includeHidden: 'true',
    });
  });
});
