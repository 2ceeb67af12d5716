import { act, screen, waitFor, within } from '@testing-library/react';
import { fakeApi } from '@/client/testing/fakeApi';
import { aCategory, aTree } from '@/client/testing/fixtures';
import { renderWithProviders } from '@/client/testing/renderWithProviders';
import { CategorySidebar } from './CategorySidebar';

const name = 'Parts Categories ⚙️';
const sidebar = () => within(screen.getByRole('navigation'));

async function show(props: { currentId?: string; onGrid?: boolean }, fixture = aTree()) {
  fakeApi('get', '/categories/', { json: fixture.tree });
  const view = renderWithProviders(<CategorySidebar {...props} />);
  await screen.findByText('Safety Gears');
  return { ...view, ...fixture };
}

it('has its heading', async () => {
  await show({});
  expect(screen.getByRole('navigation', { name })).toBeInTheDocument();
  expect(sidebar().getByRole('heading', { name })).toBeInTheDocument();
});

it('opens and closes a category that has children', async () => {
  const { user } = await show({});
  const doors = sidebar().getByRole('button', { name: 'Door Systems' });
  expect(doors).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByText('Door Operators')).not.toBeInTheDocument();
  await user.click(doors);
  expect(doors).toHaveAttribute('aria-expanded', 'true');
  expect(sidebar().getByRole('button', { name: 'Door Operators' })).toBeVisible();
  await user.click(doors);
  expect(doors).toHaveAttribute('aria-expanded', 'false');
  await waitFor(() => expect(screen.queryByText('Door Operators')).not.toBeInTheDocument());
});

it('works by keyboard down to the third level', async () => {
  const { user, router, belts } = await show({});
  act(() => sidebar().getByRole('button', { name: 'Door Systems' }).focus());
  await user.keyboard('{Enter}{Tab} ');
  await user.tab();
  expect(sidebar().getByRole('link', { name: 'All parts in Door Operators' })).toHaveFocus();
  await user.tab();
  await user.keyboard('{Enter}');
  expect(router.state.location.pathname).toBe(`/spare-parts-grid/${belts._id}`);
});

it('leads from a leaf to its grid', async () => {
  const { gears } = await show({});
  expect(sidebar().getByRole('link', { name: 'Safety Gears' })).toHaveAttribute(
    'href',
    `/spare-parts-grid/${gears._id}`,
  );
});

it('offers the own parts of a category with children only when it has some', async () => {
  const { user, operators } = await show({});
  await user.click(sidebar().getByText('Door Systems'));
  await user.click(sidebar().getByText('Door Operators'));
  expect(sidebar().getByRole('link', { name: 'All parts in Door Operators' })).toHaveAttribute(
    'href',
    `/spare-parts-grid/${operators._id}`,
  );
  expect(
    sidebar().queryByRole('link', { name: 'All parts in Door Systems' }),
  ).not.toBeInTheDocument();
});

it('offers them too where the backend counts no parts', async () => {
  const fixture = aTree();
  delete fixture.doors.partCount;
  const { user } = await show({}, fixture);
  await user.click(sidebar().getByText('Door Systems'));
  expect(sidebar().getByRole('link', { name: 'All parts in Door Systems' })).toBeVisible();
});

it('shows the path to the current category open and highlighted', async () => {
  const fixture = aTree();
  await show({ currentId: fixture.belts._id, onGrid: true }, fixture);
  const marked = (element: HTMLElement) => element.getAttribute('aria-current');
  expect(marked(sidebar().getByRole('link', { name: 'Belts' }))).toBe('page');
  expect(marked(sidebar().getByRole('button', { name: 'Door Operators' }))).toBe('true');
  expect(marked(sidebar().getByRole('button', { name: 'Door Systems' }))).toBe('true');
  expect(marked(sidebar().getByRole('link', { name: 'Safety Gears' }))).toBeNull();
});

it('does not mark the grid as the current page on the page of a part', async () => {
  const fixture = aTree();
  await show({ currentId: fixture.gears._id }, fixture);
  expect(sidebar().getByRole('link', { name: 'Safety Gears' })).toHaveAttribute(
    'aria-current',
    'true',
  );
});

it('offers no category without parts but the current one', async () => {
  const fixture = aTree();
  const { unmount } = await show({ currentId: fixture.gears._id }, fixture);
  expect(sidebar().queryByText('Guide Rails')).not.toBeInTheDocument();
  unmount();
  await show({ currentId: fixture.rails._id, onGrid: true }, fixture);
  expect(sidebar().getByRole('link', { name: 'Guide Rails', current: 'page' })).toBeVisible();
});

it('lets the visitor close the path to the current category', async () => {
  const fixture = aTree();
  const { user } = await show({ currentId: fixture.belts._id }, fixture);
  await user.click(sidebar().getByText('Door Systems'));
  await waitFor(() => expect(screen.queryByText('Belts')).not.toBeInTheDocument());
});

describe('a tree that is longer than the screen', () => {
  afterEach(() => jest.restoreAllMocks());

  /** The tree shows pixels 100 to 500; the current category's row is at `top`. */
  const showWithRowAt = async (top: number) => {
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: Element,
    ) {
      const row = this.classList.contains('Mui-selected');
      return { top: row ? top : 100, bottom: row ? top + 40 : 500 } as DOMRect;
    });
    const fixture = aTree();
    const view = await show({ currentId: fixture.belts._id, onGrid: true }, fixture);
    return { ...view, list: sidebar().getAllByRole('list')[0]! };
  };

  it('scrolls the current category into its middle', async () => {
    const { list } = await showWithRowAt(900);
    expect(list.scrollTop).toBe(620);
  });

  it('does not scroll when the current category is visible', async () => {
    const { list } = await showWithRowAt(460);
    expect(list.scrollTop).toBe(0);
  });

  it('takes only what the screen shows of it as visible', async () => {
    jest.replaceProperty(window, 'innerHeight', 300);
    const { list } = await showWithRowAt(460);
    expect(list.scrollTop).toBe(280);
  });

  it('does not scroll again when the visitor opens a branch', async () => {
    const { user, list } = await showWithRowAt(900);
    list.scrollTop = 0;
    await user.click(sidebar().getByText('Door Operators'));
    expect(list.scrollTop).toBe(0);
  });
});

it('expands below a button on small screens and collapses when a link is followed', async () => {
  const { user } = await show({});
  const button = sidebar().getByRole('button', { name });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await user.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await user.click(sidebar().getByRole('link', { name: 'Safety Gears' }));
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

describe('without categories', () => {
  const empty = 'No categories available.';

  it('shows a message', async () => {
    renderWithProviders(<CategorySidebar />);
    expect(await screen.findByText(empty)).toBeInTheDocument();
  });

  it('shows it too when none of them has parts', async () => {
    fakeApi('get', '/categories/', { json: [aCategory({ partCount: 0 })] });
    renderWithProviders(<CategorySidebar />);
    expect(await screen.findByText(empty)).toBeInTheDocument();
  });

  it('does not show it while they are loading', async () => {
    fakeApi('get', '/categories/', { pending: true });
    renderWithProviders(<CategorySidebar />);
    expect(await screen.findByRole('status', { name: 'Loading categories' })).toBeInTheDocument();
    expect(screen.queryByText(empty)).not.toBeInTheDocument();
  });
});
