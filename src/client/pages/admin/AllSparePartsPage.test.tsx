import { hrefOf, textsOf } from '@/client/testing/links';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { fakeClipboard } from '@/client/testing/clipboard';
import { enterText } from '@/client/testing/enterText';
import { findDialog } from '@/client/testing/findDialog';
import { type RecordedRequest, fakeApi } from '@/client/testing/fakeApi';
import { aCategory, aPart, anId, parts } from '@/client/testing/fixtures';
import { renderConsolePage } from '@/client/testing/renderConsole';

const page = '/dashboard/all-spareparts';
const rows = () => [...screen.getByRole<HTMLTableElement>('table').tBodies[0]!.rows];
const names = () => rows().map(({ cells }) => [...cells].at(-4)?.textContent);
const queryOf = (seen: RecordedRequest[]) => {
  const { includeHidden, ...query } = Object.fromEntries(seen.at(-1)?.url.searchParams ?? []);
  expect(includeHidden).toBe('true');
  return query;
};

/** A backend that pages `all` itself, with fewer than ten rows where their number does not matter. */
const fakePages = (all: ReturnType<typeof parts>, size = 10) =>
  fakeApi('get', '/spare-parts', ({ url }) => {
    const number = Number(url.searchParams.get('page'));
    const data = all.slice((number - 1) * size, number * size);
    return { json: { data, total: all.length, page: number, limit: 10 } };
  });

describe('the table of spare parts', () => {
  it('shows first image, name, number, category or N/A, brand, and the ways on', async () => {
    const category = aCategory();
    const filed = aPart({
      name: 'Governor',
      partNumber: 'HW-7',
      brand: 'Norvik',
      categoryId: category,
      image: 'other.jpg',
      images: ['first.jpg', 'second.jpg'],
    });
    fakePages([filed, aPart({ name: 'Buffer' })]);
    const { user } = renderConsolePage(page);
    const copied = fakeClipboard();
    const row = (await screen.findByText('Governor')).closest('tr')!;
    expect(textsOf('columnheader')).toEqual([
      // The checkbox of the page.
      '',
      'Image',
      'Name',
      'Category',
      'Brand',
      'Action',
    ]);
    expect(row.querySelector('img')).toHaveAttribute(
      'src',
      'http://backend.test:7777/uploads/first.jpg',
    );
    expect(within(row).getByRole('cell', { name: category.name })).toBeInTheDocument();
    expect(within(row).getByRole('cell', { name: 'Norvik' })).toBeInTheDocument();
    expect(hrefOf('Governor', within(row))).toBe(`/dashboard/single-sparePart/${filed._id}`);
    const view = within(row).getByRole('link', { name: 'View Governor' });
    expect(view).toHaveTextContent('View');
    expect(view).toHaveAttribute('href', `/dashboard/single-sparePart/${filed._id}`);
    expect(hrefOf('Edit Governor', within(row))).toBe(`/dashboard/edit-sparePart/${filed._id}`);
    expect(screen.getByRole('cell', { name: 'N/A' })).toBeInTheDocument();
    expect(screen.getByText('Add Spare Part')).toHaveAttribute('href', '/dashboard/add-spareParts');
    await user.click(within(row).getByLabelText('Copy HW-7'));
    expect(copied).toEqual(['HW-7']);
    expect(names()).toEqual(['GovernorHW-7Copied', 'Buffer']);
  });

  it('is paged by the backend, ten a page, with the page in the URL', async () => {
    const seen = fakePages(parts(10_000), 2);
    const { user, router } = renderConsolePage(page);
    const pager = within(await screen.findByRole('navigation', { name: 'Pages' }));
    expect(queryOf(seen)).toEqual({ page: '1', limit: '10' });
    expect(screen.getByText('10,000 spare parts')).toBeInTheDocument();
    expect(textsOf('button', pager)).toEqual(['Prev', '1', '2', '3', '4', '5', '1000', 'Next']);
    await user.click(pager.getByRole('button', { name: '1000' }));
    await waitFor(() => expect(names()).toEqual(['Part 1999', 'Part 2000']));
    expect(router.state.location.search).toBe('?page=1000');
    expect(pager.getByRole('button', { name: 'Next' })).toBeDisabled();
    await act(() => router.navigate(-1));
    await waitFor(() => expect(names()[0]).toBe('Part 1'));
  });

  it('has 10, 25, 50 or 100 rows a page, as the URL says', async () => {
    const seen = fakePages(parts(120));
    const { user, router } = renderConsolePage(`${page}?page=2&limit=30`);
    await user.click(await screen.findByRole('combobox', { name: /^Rows per page/ }));
    expect(queryOf(seen)).toEqual({ page: '2', limit: '10' });
    expect(textsOf('option')).toEqual(['10', '25', '50', '100']);
    await user.click(screen.getByRole('option', { name: '100' }));
    await waitFor(() => expect(queryOf(seen)).toEqual({ page: '1', limit: '100' }));
    expect(router.state.location.search).toBe('?limit=100');
    expect(await screen.findByText('1–100 of 120')).toBeInTheDocument();
    const pager = within(screen.getByRole('navigation', { name: 'Pages' }));
    expect(textsOf('button', pager)).toEqual(['Prev', '1', '2', 'Next']);
    await user.click(pager.getByRole('button', { name: '2' }));
    await waitFor(() => expect(queryOf(seen)).toEqual({ page: '2', limit: '100' }));
  });

  it('shows the rows until those of the next page are loaded', async () => {
    fakePages(parts(25), 2);
    const { user } = renderConsolePage(page);
    await screen.findByText('Part 1');
    fakeApi('get', '/spare-parts', { pending: true });
    await user.click(screen.getByRole('button', { name: '2' }));
    await waitFor(() => expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true'));
    expect(names()[0]).toBe('Part 1');
  });

  it('goes to the last page from one beyond it', async () => {
    fakePages(parts(21));
    const { router } = renderConsolePage(`${page}?page=9`);
    await screen.findByText('Part 21');
    expect(router.state.location.search).toBe('?page=3');
  });

  it('is searched and sorted by the backend, from the first page on', async () => {
    const seen = fakePages(parts(25), 2);
    const { user, router } = renderConsolePage(`${page}?page=2`);
    await user.click(await screen.findByText('Brand', { selector: 'th *' }));
    await waitFor(() => expect(queryOf(seen)).toEqual({ page: '1', limit: '10', sort: 'brand' }));
    await user.click(screen.getByText('Brand', { selector: 'th *' }));
    await waitFor(() => expect(queryOf(seen)).toMatchObject({ sort: '-brand' }));
    await enterText(user, screen.getByRole('searchbox'), 'gov');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(queryOf(seen)).toMatchObject({ q: 'gov', sort: '-brand' }));
    expect(router.state.location.search).toBe('?sort=-brand&q=gov');
    await user.click(screen.getByText('Brand', { selector: 'th *' }));
    await waitFor(() =>
      expect(queryOf(seen)).toEqual({
        page: '1',
        limit: '10',
        q: 'gov',
        verbatim: 'true',
      }),
    );
  });

  it('searches once typing pauses for 300 ms', async () => {
    const seen = fakePages(parts(3));
    renderConsolePage(page);
    const box = await screen.findByRole('searchbox', { name: 'Search' });
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
    const before = seen.length;
    fireEvent.change(box, { target: { value: 'go' } });
    act(() => void jest.advanceTimersByTime(299));
    fireEvent.change(box, { target: { value: 'gov' } });
    act(() => void jest.advanceTimersByTime(299));
    expect(seen).toHaveLength(before);
    act(() => void jest.advanceTimersByTime(1));
    jest.useRealTimers();
    await waitFor(() => expect(queryOf(seen)).toMatchObject({ q: 'gov' }));
    expect(seen).toHaveLength(before + 1);
  });

  it('works with the plain array of a core-only backend', async () => {
    const all = parts(21);
    fakeApi('get', '/spare-parts', { json: [...all, aPart({ name: 'Zebra', brand: 'Norvik' })] });
    const { user } = renderConsolePage(`${page}?page=3`);
    await screen.findByText('Part 21');
    expect(names()).toEqual(['Part 21', 'Zebra']);
    await enterText(user, screen.getByRole('searchbox'), 'norvik');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(names()).toEqual(['Zebra']));
  });

  it('shows that it is empty, and offers a retry after a failure', async () => {
    fakeApi('get', '/spare-parts', { status: 400, json: {} });
    const { user } = renderConsolePage(page);
    expect(await screen.findByText('Failed to fetch spare parts')).toBeInTheDocument();
    fakePages([]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('There are no spare parts yet.')).toBeInTheDocument();
  });

  it('shows a skeleton while it loads', async () => {
    fakeApi('get', '/spare-parts', { pending: true });
    renderConsolePage(page);
    expect(await screen.findByRole('status', { name: 'Loading...' })).toBeInTheDocument();
  });
});

describe('deleting a spare part', () => {
  const [first, second] = parts(2) as [ReturnType<typeof aPart>, ReturnType<typeof aPart>];
  const openDialog = async (user: ReturnType<typeof renderConsolePage>['user']) => {
    await user.click(await screen.findByLabelText('Delete Part 1'));
    return findDialog('Are you sure?');
  };

  it('confirms, deletes and reloads the list', async () => {
    fakePages([first, second]);
    const json = { message: 'Done.', change: anId() };
    const seen = fakeApi('delete', '/spare-parts/:id', { json });
    const { user } = renderConsolePage(page);
    const dialog = await openDialog(user);
    expect(dialog).toHaveTextContent(
      'With its images it can be restored from the trash for 30 days.',
    );
    fakePages([second]);
    await user.click(within(dialog).getByRole('button', { name: 'Yes, delete it!' }));
    expect(
      await screen.findByText('The spare part is in the trash for 30 days.'),
    ).toBeInTheDocument();
    expect(await screen.findAllByRole('button', { name: 'Undo' })).toHaveLength(1);
    expect(seen[0]?.url.pathname).toBe(`/spare-parts/${first._id}`);
    await waitFor(() => expect(names()).toEqual(['Part 2']));
  });

  it('shows a failure, and leaves the dialog open while the admin logs in again', async () => {
    fakePages([first]);
    fakeApi('delete', '/spare-parts/:id', { status: 404, json: {} });
    const { user } = renderConsolePage(page);
    const dialog = await openDialog(user);
    await user.click(screen.getByText('Yes, delete it!'));
    expect(await findDialog('Failed!')).toHaveTextContent('Something went wrong while deleting.');
    await user.click(screen.getByText('OK'));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(screen.queryByText('Failed!')).not.toBeInTheDocument());

    fakeApi('delete', '/spare-parts/:id', { status: 401, json: { error: 'Please log in.' } });
    await openDialog(user);
    await user.click(screen.getByText('Yes, delete it!'));
    await findDialog('Your session has ended');
    expect(screen.getByText('Are you sure?')).toBeInTheDocument();
    expect(screen.queryByText('Failed!')).not.toBeInTheDocument();
  });
});
