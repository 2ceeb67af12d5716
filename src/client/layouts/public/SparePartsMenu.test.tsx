import { act, screen, waitFor, within } from '@testing-library/react';
import { expectConsole } from '@/client/testing/expectConsole';
import { type FakeResponse, fakeApi } from '@/client/testing/fakeApi';
import { aCategory, aTree } from '@/client/testing/fixtures';
import { hrefOf } from '@/client/testing/links';
import { renderWithProviders } from '@/client/testing/renderWithProviders';
import { stickyNavShown } from '@/client/features/ui/uiSlice';
import { NavBar } from './NavBar';
import { SiteHeader } from './SiteHeader';

const nav = () => within(screen.getByRole('navigation'));
const show = (variant: 'header' | 'sticky' = 'header') =>
  renderWithProviders(
    <nav>
      <NavBar variant={variant} />
    </nav>,
  );
const opener = () => screen.getByText('Spare Parts');
const branch = (name: string) => nav().getByRole('button', { name });
const link = (name: string) => nav().queryByRole('link', { name });

async function open(response: FakeResponse, variant?: 'sticky') {
  fakeApi('get', '/categories/', response);
  const view = show(variant);
  if (variant) act(() => void view.store.dispatch(stickyNavShown(true)));
  await view.user.click(opener());
  return view;
}

describe('the Spare Parts menu', () => {
  it('opens under the mouse', async () => {
    const { tree } = aTree();
    fakeApi('get', '/categories/', { json: tree });
    const { user } = show();
    await user.hover(opener());
    expect(await nav().findByText('Door Systems')).toBeInTheDocument();
  });

  it('previews the category under the mouse or with the focus', async () => {
    const { tree, doors, operators } = aTree();
    Object.assign(doors, { image: 'doors.jpg', description: 'All about doors.' });
    const { user } = await open({ json: tree });
    await user.hover(await nav().findByText('Door Systems'));
    expect(await nav().findByText('1 subcategory · 5 parts')).toBeVisible();
    expect(nav().getByText('All about doors.')).toBeVisible();
    const image = screen.getByRole('navigation').querySelector('img')!;
    expect(image).toHaveAttribute('src', expect.stringMatching(/doors\.jpg$/));
    expect(image).toHaveAttribute('loading', 'lazy');
    await user.click(branch('Door Systems'));
    await user.tab();
    expect(branch(operators.name)).toHaveFocus();
    expect(nav().getAllByText(operators.name)).toHaveLength(2);
    await user.hover(link('Safety Gears')!);
    expect(nav().getByText('1 part')).toBeVisible();
  });

  it('does not open because the keyboard passes by', async () => {
    const { user } = show();
    act(() => nav().getByRole('button', { name: 'Escalator' }).focus());
    for (let stop = 0; stop < 5; stop += 1) await user.tab();
    expect(branch('Spare Parts')).toHaveFocus();
    expect(branch('Spare Parts')).toHaveAttribute('aria-expanded', 'false');
    await user.keyboard('{Enter}');
    expect(branch('Spare Parts')).toHaveAttribute('aria-expanded', 'true');
  });

  it('links a category without children to its grid', async () => {
    const { tree, gears } = aTree();
    await open({ json: tree });
    expect(await nav().findByRole('link', { name: 'Safety Gears' })).toHaveAttribute(
      'href',
      `/spare-parts-grid/${gears._id}`,
    );
  });

  it('offers no category without parts', async () => {
    const { tree } = aTree();
    tree[0]!.children!.push(aCategory({ name: 'Sills', partCount: 0 }));
    const { user } = await open({ json: tree });
    await user.click(await nav().findByText('Door Systems'));
    expect(branch('Door Operators')).toBeInTheDocument();
    expect(link('Sills')).not.toBeInTheDocument();
    expect(link('Guide Rails')).not.toBeInTheDocument();
  });

  it('links a category whose subcategories are all empty to its own parts', async () => {
    const empty = aCategory({ name: 'Sills', partCount: 0 });
    const doors = aCategory({ name: 'Doors', partCount: 2, children: [empty] });
    await open({ json: [doors] });
    expect(await nav().findByRole('link', { name: 'Doors' })).toHaveAttribute(
      'href',
      `/spare-parts-grid/${doors._id}`,
    );
  });

  it('expands a category with children, down to three levels', async () => {
    const { tree, belts } = aTree();
    const { user } = await open({ json: tree });
    await user.click(await nav().findByRole('button', { name: 'Door Systems', expanded: false }));
    expect(branch('Door Systems')).toHaveAttribute('aria-expanded', 'true');
    await user.click(branch('Door Operators'));
    expect(link('Belts')).toHaveAttribute('href', `/spare-parts-grid/${belts._id}`);
  });

  it('shows the third level as links even if there is more below', async () => {
    const { tree, belts } = aTree();
    belts.children = [aCategory({ name: 'V-belts' })];
    const { user } = await open({ json: tree });
    await user.click(await nav().findByText('Door Systems'));
    await user.click(branch('Door Operators'));
    expect(link('Belts')).toBeInTheDocument();
  });

  it('offers the own parts of a category with children when it has any', async () => {
    const { tree, operators } = aTree();
    const { user } = await open({ json: tree });
    await user.click(await nav().findByText('Door Systems'));
    expect(link('All parts in Door Systems')).not.toBeInTheDocument();
    await user.click(branch('Door Operators'));
    expect(hrefOf('All parts in Door Operators', nav())).toBe(`/spare-parts-grid/${operators._id}`);
  });

  it('collapses an expanded branch that is clicked', async () => {
    const { user } = await open({ json: aTree().tree });
    await user.click(await nav().findByText('Door Systems'));
    await user.click(branch('Door Systems'));
    expect(branch('Door Systems')).toHaveAttribute('aria-expanded', 'false');
    expect(nav().queryByRole('button', { name: 'Door Operators' })).not.toBeInTheDocument();
  });

  it('keeps one branch open per level; another first-level branch closes the second level', async () => {
    const { tree } = aTree();
    tree.push(aCategory({ name: 'Ropes', children: [aCategory({ name: 'Steel Ropes' })] }));
    const { user } = await open({ json: tree });
    await user.click(await nav().findByText('Door Systems'));
    await user.click(branch('Door Operators'));
    await user.click(branch('Ropes'));
    expect(branch('Door Systems')).toHaveAttribute('aria-expanded', 'false');
    expect(link('Steel Ropes')).toBeInTheDocument();
    await user.click(branch('Door Systems'));
    expect(branch('Door Operators')).toHaveAttribute('aria-expanded', 'false');
    expect(link('Belts')).not.toBeInTheDocument();
  });

  it('closes on Escape from any level and when a link is followed', async () => {
    const { tree, gears } = aTree();
    const { user, router } = await open({ json: tree });
    await user.click(await nav().findByText('Door Systems'));
    await user.keyboard('{Escape}');
    expect(branch('Spare Parts')).toHaveFocus();
    expect(branch('Spare Parts')).toHaveAttribute('aria-expanded', 'false');
    await user.keyboard('{Enter}');
    await user.click(link('Safety Gears')!);
    expect(router.state.location.pathname).toBe(`/spare-parts-grid/${gears._id}`);
    expect(branch('Spare Parts')).toHaveAttribute('aria-expanded', 'false');
  });

  it('leads to all categories, to the text about spare parts and to the quotation list', async () => {
    await open({ json: [] });
    expect(link('All categories')).toHaveAttribute('href', '/spare-parts-overview');
    expect(link('About our spare parts')).toHaveAttribute('href', '/spare-parts');
    expect(link('Quotation list')).toHaveAttribute('href', '/quotation');
  });

  it("shows 'Loading...' while the categories load", async () => {
    await open({ pending: true });
    expect(nav().getByRole('status')).toHaveTextContent('Loading...');
  });

  it("says 'No categories' when there are none", async () => {
    await open({ json: [] });
    await waitFor(() => expect(nav().getByRole('status')).toHaveTextContent(/^No categories$/));
  });

  it('says the same when none has parts', async () => {
    await open({ json: [aCategory({ partCount: 0 })] });
    await waitFor(() => expect(nav().getByRole('status')).toHaveTextContent(/^No categories$/));
  });

  it("says 'No categories found.' in the sticky navigation", async () => {
    await open({ json: [] }, 'sticky');
    await waitFor(() =>
      expect(nav().getByRole('status')).toHaveTextContent(/^No categories found\.$/),
    );
  });

  it('says the same after a failure, which is logged', async () => {
    const seen = fakeApi('get', '/categories/', { status: 400, json: { error: 'No.' } });
    const { user } = renderWithProviders(<SiteHeader />);
    await waitFor(() => expectConsole('error', 'The categories could not be loaded.'));
    // Opening the menu is a reason to try again.
    await user.click(opener());
    await waitFor(() => expectConsole('error', 'The categories could not be loaded.'));
    // The log comes before the screen is drawn anew.
    await waitFor(() => expect(nav().getByRole('status')).toHaveTextContent(/^No categories$/));
    expect(seen).toHaveLength(2);
  });
});
