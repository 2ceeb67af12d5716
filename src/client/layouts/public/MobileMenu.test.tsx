import { act, screen, waitFor, within } from '@testing-library/react';
import { fakeApi } from '@/client/testing/fakeApi';
import { aCategory, aTree } from '@/client/testing/fixtures';
import { hrefOf, textsOf } from '@/client/testing/links';
import { renderSite, renderWithProviders } from '@/client/testing/renderWithProviders';
import { setViewport } from '@/client/testing/viewport';
import { SiteHeader } from './SiteHeader';

const siteMenu = () => screen.queryByLabelText('Site menu', { selector: 'nav' });
const menu = () => within(siteMenu()!);
const opener = () => screen.getByLabelText('Open menu');
const isOpen = () => waitFor(() => expect(siteMenu()).toBeVisible());
const topLevel = () => textsOf('listitem', within(menu().getAllByRole('list')[0]!));
const expectClosed = () => waitFor(() => expect(siteMenu()).not.toBeInTheDocument());

/** The header above an empty page. */
const showHeader = (route = '/no-page') =>
  renderWithProviders(
    <>
      <SiteHeader />
      <main />
    </>,
    { route },
  );

async function open(tree = aTree().tree, show = showHeader, route?: string) {
  setViewport({ width: 390 });
  fakeApi('get', '/categories/', { json: tree });
  const view = show(route);
  await view.user.click(await screen.findByLabelText('Open menu'));
  await isOpen();
  return view;
}

describe('the menu of small screens', () => {
  it('is opened and closed by buttons', async () => {
    const { user } = await open();
    expect(menu().getByRole('link', { name: 'Home' })).toBeInTheDocument();
    await user.click(screen.getByLabelText('Close menu'));
    await expectClosed();
    expect(screen.getByRole('button', { name: 'Open menu', expanded: false })).toBeInTheDocument();
  });

  it('lists all pages and has the languages and the portal', async () => {
    await open();
    expect(topLevel()).toEqual([
      'Home',
      'About Us',
      'Elevator',
      'Escalator',
      'Spare Parts',
      'Quotation list',
      'Career',
      'Newsroom',
      'Contact Us',
    ]);
    expect(hrefOf('Quotation list', menu())).toBe('/quotation');
    expect(menu().getByRole('link', { name: '中文' })).toHaveAttribute('href', '/zh/no-page');
    expect(menu().getByRole('link', { name: 'Online Portal' })).toBeInTheDocument();
  });

  it('has the types of elevators and escalators', async () => {
    const { user } = await open();
    await user.click(menu().getByRole('button', { name: 'Elevator' }));
    expect(hrefOf('Hydraulic', menu())).toBe('/elevators/hydraulic');
    await user.click(menu().getByRole('button', { name: 'Escalator' }));
    expect(hrefOf('Outdoor Escalator', menu())).toBe('/escalator/out-door');
  });

  it('links the categories of all three levels to their grids', async () => {
    const { tree, doors, operators, belts } = aTree();
    const { user } = await open(tree);
    await user.click(menu().getByRole('button', { name: 'Spare Parts' }));
    const grid = async (name: string) =>
      (await menu().findByText(name)).closest('a')?.getAttribute('href');
    expect(await grid('Door Systems')).toBe(`/spare-parts-grid/${doors._id}`);
    await user.click(menu().getByLabelText('Subcategories of Door Systems'));
    expect(await grid('Door Operators')).toBe(`/spare-parts-grid/${operators._id}`);
    await user.click(menu().getByLabelText('Subcategories of Door Operators'));
    expect(await grid('Belts')).toBe(`/spare-parts-grid/${belts._id}`);
  });

  it('reaches each of fifty categories', async () => {
    const many = Array.from({ length: 50 }, (_, index) => aCategory({ name: `Kind ${index + 1}` }));
    const { user } = await open(many);
    await user.click(menu().getByRole('button', { name: 'Spare Parts' }));
    expect(await menu().findAllByText(/^Kind \d+$/)).toHaveLength(50);
  });

  it('offers no category without parts', async () => {
    const { user } = await open();
    await user.click(menu().getByRole('button', { name: 'Spare Parts' }));
    await menu().findByText('Safety Gears');
    expect(menu().queryByText('Guide Rails')).not.toBeInTheDocument();
  });

  it("says 'No categories' when there are none", async () => {
    const { user } = await open([]);
    await user.click(menu().getByRole('button', { name: 'Spare Parts' }));
    await waitFor(() => expect(menu().getByRole('status')).toHaveTextContent(/^No categories$/));
  });

  it('closes when a link is followed, with the focus on the new page', async () => {
    const { user, router } = await open([], () => renderSite('/no-page'));
    await user.click(menu().getByRole('link', { name: 'Newsroom' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/newsroom'));
    await expectClosed();
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  it('closes when the current page is chosen again', async () => {
    const { user } = await open(aTree().tree, showHeader, '/about');
    await user.click(menu().getByRole('link', { name: 'About Us' }));
    await expectClosed();
  });

  it('closes on Escape and gives the focus back to its button', async () => {
    const { user } = await open();
    await user.click(menu().getByRole('button', { name: 'Elevator' }));
    await user.keyboard('{Escape}');
    await expectClosed();
    expect(opener()).toHaveFocus();
  });

  it('keeps the page below still and out of reach while it is open', async () => {
    const { user } = await open();
    expect(document.body).toHaveStyle({ overflow: 'hidden' });
    expect(screen.queryByRole('main')).not.toBeInTheDocument();
    await user.tab({ shift: true });
    expect(menu().getByRole('link', { name: 'Online Portal' })).toHaveFocus();
    await user.keyboard('{Escape}');
    await expectClosed();
    expect(document.body).not.toHaveStyle({ overflow: 'hidden' });
    expect(screen.getByRole('main')).toBeInTheDocument();
  });

  it('closes when the screen becomes so wide that it has no button any more', async () => {
    await open();
    act(() => setViewport({ width: 1024 }));
    await expectClosed();
    expect(document.body).not.toHaveStyle({ overflow: 'hidden' });
  });
});
