import { hrefOf, textsOf } from '@/client/testing/links';
import { act, screen, waitFor, within } from '@testing-library/react';
import { fakeClipboard } from '@/client/testing/clipboard';
import { fakeApi } from '@/client/testing/fakeApi';
import { fakeList } from '@/client/testing/fakeFacets';
import type { SparePart } from '@/client/api';
import { CatalogueCard } from '@/client/features/spareParts/list/CatalogueCard';
import { aPart, aTree, parts } from '@/client/testing/fixtures';
import {
  type RenderOptions,
  openPage,
  renderWithProviders,
} from '@/client/testing/renderWithProviders';

const fixture = aTree();
const { operators, doors, belts } = fixture;
const path = `/spare-parts-grid/${operators._id}`;
const all = parts(30);

const main = () => within(screen.getByRole('main'));
const list = () => main().findByLabelText('Spare parts in Door Operators');
const names = async () =>
  within(await list())
    .getAllByText(/^Part \d+$/)
    .map(({ textContent }) => textContent);
const previous = () => main().getByText('Previous', { selector: 'button' });
const next = () => main().getByText('Next', { selector: 'button' });

const fakePages = (every = all, cards?: number) =>
  fakeList('/categories/:id/spareparts', every, cards);

function showCard(part: SparePart, options?: RenderOptions) {
  const view = renderWithProviders(<CatalogueCard part={part} />, options);
  return { ...view, card: screen.getByRole('listitem') };
}

beforeEach(() => {
  fakeApi('get', '/categories/', { json: fixture.tree });
  // The links of the cards prefetch their parts.
  fakeApi('get', '/spare-parts/:id', { json: aPart() });
});

describe('the grid of a category', () => {
  it('has the heading, the breadcrumbs and the title', async () => {
    fakePages();
    await openPage(path);
    expect(await main().findByRole('heading', { level: 1, name: 'Spare Parts' })).toBeVisible();
    await list();
    const trail = within(main().getByRole('navigation', { name: 'Breadcrumb' }));
    expect(textsOf('link', trail)).toEqual(['All categories', 'Door Systems', 'Door Operators']);
    expect(trail.getByRole('link', { name: 'Door Operators' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    expect(document.title).toBe('Door Operators – Spare Parts | Hoistway');
    expect(main().getByText('30 parts')).toBeInTheDocument();
  });

  it('has cards, each one link to its part', async () => {
    const part = aPart({
      name: 'Cam',
      description: 'For door locks.',
      moq: '2 pieces',
      leadTime: '15–20 days',
      images: ['cam.jpg'],
      categoryId: { _id: operators._id, name: 'Door Operators' },
    });
    const { router, user, card } = showCard(part, { withAllStyles: true });
    const link = within(card).getByRole('link');
    expect(link).toHaveAccessibleName(
      'Cam Category: Door Operators For door locks. Minimum order: 2 pieces Lead time: 15–20 days View Details →',
    );
    expect(card.querySelector('img')).toHaveAttribute('src', expect.stringMatching(/cam\.jpg$/));
    expect(within(card).getByText('For door locks.')).toHaveStyle({ WebkitLineClamp: '2' });
    await user.click(within(card).getByText('View Details →'));
    expect(router.state.location.pathname).toBe(`/spare-parts-details/${part._id}`);
  });

  it('has part numbers, copied by a button beside the link', async () => {
    const { router, user, card } = showCard(aPart({ name: 'Cam', partNumber: 'HW-7' }));
    const link = within(card).getByRole('link', { name: 'No Image Cam HW-7 View Details →' });
    const copy = within(card).getByRole('button', { name: 'Copy HW-7' });
    expect(link).not.toContainElement(copy);
    const copied = fakeClipboard();
    await user.click(copy);
    expect(copied).toEqual(['HW-7']);
    expect(await within(card).findByText('Copied')).toBeVisible();
    expect(router.state.location.pathname).toBe('/');
  });

  it('omits what a part lacks', () => {
    const { card } = showCard(aPart({ name: 'Cam' }));
    expect(within(card).getByRole('link')).toHaveTextContent(/^No ImageCamView Details →$/);
  });

  it('links to the subcategories', async () => {
    fakePages();
    await openPage(path);
    await list();
    const links = within(main().getByLabelText('Subcategories')).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      `/spare-parts-grid/${belts._id}`,
    ]);
    expect(links[0]).toHaveTextContent('Belts2');
  });

  it('shows a spinner while the parts are loading', async () => {
    fakeApi('get', '/categories/:id/spareparts', { pending: true });
    await openPage(path);
    // The tree is already loaded.
    await main().findByLabelText('Subcategories');
    expect(main().getByRole('progressbar', { name: 'Loading spare parts' })).toBeInTheDocument();
  });

  it('is Chinese on the Chinese site', async () => {
    fakePages();
    await openPage(path, { language: 'zh' });
    expect(await main().findByRole('heading', { level: 1, name: '配件' })).toBeVisible();
    expect(await main().findByText('第 1 页，共 3 页')).toBeVisible();
    expect(main().getAllByText('查看详情 →')).toHaveLength(2);
  });
});

describe('its pages', () => {
  it('hold 12 parts each and end at both ends', async () => {
    const few = all.slice(0, 14);
    const seen = fakePages(few, 12);
    const { user, router } = await openPage(path);
    expect(await names()).toEqual(few.slice(0, 12).map(({ name }) => name));
    expect(seen[0]!.url.searchParams.get('limit')).toBe('12');
    expect(main().getByText('Page 1 of 2')).toBeVisible();
    expect(previous()).toBeDisabled();
    await user.click(next());
    expect(await main().findByText('Page 2 of 2')).toBeVisible();
    expect(await names()).toEqual(few.slice(12).map(({ name }) => name));
    expect(previous()).toBeEnabled();
    expect(next()).toBeDisabled();
    expect(router.state.location.search).toBe('?page=2');
    await user.click(previous());
    expect(await main().findByText('Page 1 of 2')).toBeVisible();
    expect(router.state.location.search).toBe('');
  });

  it('scroll to the top and take the focus to the new parts', async () => {
    fakePages();
    const { user } = await openPage(path);
    await list();
    jest.mocked(window.scrollTo).mockClear();
    await user.click(next());
    await main().findByText('Page 2 of 3');
    expect(previous()).toBeEnabled();
    expect(next()).toBeEnabled();
    await waitFor(() => expect(window.scrollTo).toHaveBeenCalledWith(0, 0));
    await user.tab();
    expect(within(await list()).getAllByRole('link')[0]).toHaveFocus();
  });

  it('are in the URL, and restored by Back and Forward', async () => {
    fakePages();
    const { user, router } = await openPage(`${path}?page=2`);
    expect(await main().findByText('Page 2 of 3')).toBeVisible();
    await user.click(next());
    await main().findByText('Page 3 of 3');
    await user.click(within(await list()).getAllByRole('link')[0]!);
    expect(router.state.location.pathname).toMatch(/^\/spare-parts-details/);
    fakeApi('get', '/spare-parts/:id', { json: all[24] });
    await act(() => router.navigate(-1));
    expect(await main().findByText('Page 3 of 3')).toBeVisible();
    await act(() => router.navigate(-1));
    expect(await main().findByText('Page 2 of 3')).toBeVisible();
    await act(() => router.navigate(1));
    expect(await main().findByText('Page 3 of 3')).toBeVisible();
  });

  it('beyond the last one lead to it', async () => {
    fakePages();
    const { router } = await openPage(`${path}?page=9`);
    expect(await main().findByText('Page 3 of 3')).toBeVisible();
    expect(router.state.location.search).toBe('?page=3');
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('are cut by the site itself when the backend sends all parts', async () => {
    const few = all.slice(0, 14);
    fakeApi('get', '/categories/:id/spareparts', { json: few });
    const { user } = await openPage(path);
    expect(await names()).toHaveLength(12);
    expect(main().getByText('Page 1 of 2')).toBeVisible();
    await user.click(next());
    await main().findByText('Page 2 of 2');
    expect(await names()).toEqual(few.slice(12).map(({ name }) => name));
  });
});

describe('without parts', () => {
  const empty = 'No spare parts found for this category.';

  it('shows so and leads on to the contact page', async () => {
    fakePages([]);
    await openPage(`/spare-parts-grid/${belts._id}`);
    expect(await main().findByText(empty)).toBeVisible();
    expect(hrefOf('Contact Us', main())).toBe('/contact');
    expect(main().queryByText(/subcategories above/)).not.toBeInTheDocument();
  });

  it('leads on to the subcategories of a category that has some', async () => {
    fakePages([]);
    await openPage(`/spare-parts-grid/${doors._id}`);
    expect(await main().findByText(empty)).toBeVisible();
    expect(main().getByText('Its parts are filed in the subcategories above.')).toBeVisible();
    const links = within(main().getByLabelText('Subcategories')).getAllByRole('link');
    expect(links).toHaveLength(1);
  });
});

describe('when the parts cannot be fetched', () => {
  const failed = 'Failed to fetch spare parts';

  it('shows the error, and fetches again on demand', async () => {
    fakeApi('get', '/categories/:id/spareparts', { status: 500 });
    const { user } = await openPage(path);
    expect(await main().findByText(failed)).toBeVisible();
    fakePages();
    await user.click(main().getByText('Try again'));
    expect(await names()).toHaveLength(2);
    expect(main().queryByText(failed)).not.toBeInTheDocument();
  });

  it('offers the category without filters where one of them is unknown', async () => {
    fakeApi('get', '/categories/:id/spareparts', ({ url }) =>
      url.searchParams.has('f.nope')
        ? { status: 400, json: { error: 'The filter "f.nope" is not known.' } }
        : { json: { data: all.slice(0, 1), total: 1, page: 1, limit: 12 } },
    );
    const { user, router } = await openPage(`${path}?f.nope=1`);
    expect(await main().findByText('The filters of this address are not known.')).toBeVisible();
    await user.click(main().getByRole('link', { name: 'Show without filters' }));
    expect(await names()).toEqual(['Part 1']);
    expect(router.state.location.search).toBe('');
  });

  it('has no retry for an unknown category', async () => {
    const error = 'This category does not exist.';
    fakeApi('get', '/categories/:id/spareparts', { status: 404, json: { error } });
    await openPage('/spare-parts-grid/ffffffffffffffffffffffff');
    expect(await main().findByText(failed)).toBeVisible();
    expect(main().queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });
});
