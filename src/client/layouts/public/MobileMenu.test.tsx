import { act, screen, waitFor, within } from '@testing-library/react';
import { fakeApi } from '@/client/testing/fakeApi';
import { aCategory, aTree } from '@/client/testing/fixtures';
import { renderSite } from '@/client/testing/renderWithProviders';
import { setScreen } from '@/client/testing/screen';

const menu = () => within(screen.getByRole('navigation', { name: 'Site menu' }));
const topLevel = () =>
  [
    ...screen
      .getByRole('navigation', { name: 'Site menu' })
      .querySelectorAll(':scope > ul > li > a, :scope > ul > li > button'),
  ].map(({ textContent }) => textContent);

async function open(tree = aTree().tree, route = '/no-page') {
  setScreen({ width: 390 });
  fakeApi('get', '/categories/', { json: tree });
  const view = renderSite(route);
  await view.user.click(await screen.findByRole('button', { name: 'Open menu' }));
  return view;
}

describe('the menu of small screens', () => {
  it('is toggled by its button', async () => {
    const { user } = await open();
    const button = screen.getByRole('button', { name: 'Close menu', expanded: true });
    expect(menu().getByRole('link', { name: 'Home' })).toBeInTheDocument();
    await user.click(button);
    expect(screen.queryByRole('navigation', { name: 'Site menu' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Open menu', expanded: false })).toBeInTheDocument();
  });

  it('lists all pages and has the languages and the portal; the search stands in the bar', async () => {
    await open();
    expect(topLevel()).toEqual([
      'Home',
      'About Us',
      'Elevator',
      'Escalator',
      'Spare Parts',
      'Career',
      'Newsroom',
      'Contact Us',
    ]);
    expect(menu().queryByRole('search')).not.toBeInTheDocument();
    expect(within(screen.getByRole('banner')).getAllByRole('search')).toHaveLength(1);
    expect(menu().getByRole('link', { name: '中文' })).toHaveAttribute('href', '/zh/no-page');
    expect(menu().getByRole('link', { name: 'Online Portal' })).toBeInTheDocument();
  });

  it('has the types of elevators and escalators', async () => {
    const { user } = await open();
    await user.click(menu().getByRole('button', { name: 'Elevator' }));
    expect(menu().getByRole('link', { name: 'Hydraulic' })).toHaveAttribute(
      'href',
      '/elevators/hydraulic',
    );
    await user.click(menu().getByRole('button', { name: 'Escalator' }));
    expect(menu().getByRole('link', { name: 'Outdoor Escalator' })).toHaveAttribute(
      'href',
      '/escalator/out-door',
    );
  });

  it('links the categories of all three levels to their grids', async () => {
    const { tree, doors, operators, belts } = aTree();
    const { user } = await open(tree);
    await user.click(menu().getByRole('button', { name: 'Spare Parts' }));
    const grid = async (name: string) =>
      (await menu().findByRole('link', { name })).getAttribute('href');
    expect(await grid('Door Systems')).toBe(`/spare-parts-grid/${doors._id}`);
    await user.click(menu().getByRole('button', { name: 'Subcategories of Door Systems' }));
    expect(await grid('Door Operators')).toBe(`/spare-parts-grid/${operators._id}`);
    await user.click(menu().getByRole('button', { name: 'Subcategories of Door Operators' }));
    expect(await grid('Belts')).toBe(`/spare-parts-grid/${belts._id}`);
  });

  it('reaches each of fifty categories', async () => {
    const many = Array.from({ length: 50 }, (_, index) => aCategory({ name: `Kind ${index + 1}` }));
    const { user } = await open(many);
    await user.click(menu().getByRole('button', { name: 'Spare Parts' }));
    expect(await menu().findAllByRole('link', { name: /^Kind/ })).toHaveLength(50);
  });

  it('offers no category without parts', async () => {
    const { user } = await open();
    await user.click(menu().getByRole('button', { name: 'Spare Parts' }));
    await menu().findByRole('link', { name: 'Safety Gears' });
    expect(menu().queryByRole('link', { name: 'Guide Rails' })).not.toBeInTheDocument();
  });

  it("says 'No categories' when there are none", async () => {
    const { user } = await open([]);
    await user.click(menu().getByRole('button', { name: 'Spare Parts' }));
    await waitFor(() => expect(menu().getByRole('status')).toHaveTextContent(/^No categories$/));
  });

  it('closes when a link is followed, with the focus on the new page', async () => {
    const { user, router } = await open();
    await user.click(menu().getByRole('link', { name: 'Newsroom' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/newsroom'));
    expect(screen.queryByRole('navigation', { name: 'Site menu' })).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  it('closes when the current page is chosen again', async () => {
    const { user } = await open(aTree().tree, '/about');
    await user.click(menu().getByRole('link', { name: 'About Us' }));
    expect(screen.queryByRole('navigation', { name: 'Site menu' })).not.toBeInTheDocument();
  });

  it('closes on Escape and gives the focus back to its button', async () => {
    const { user } = await open();
    await user.click(menu().getByRole('button', { name: 'Elevator' }));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('navigation', { name: 'Site menu' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Open menu' })).toHaveFocus();
  });

  it('keeps the page below still and out of reach while it is open', async () => {
    const { user } = await open();
    const main = document.querySelector('main')!;
    expect(document.body).toHaveStyle({ overflow: 'hidden' });
    expect(main).toHaveAttribute('inert');
    await user.keyboard('{Escape}');
    expect(document.body).not.toHaveStyle({ overflow: 'hidden' });
    expect(main).not.toHaveAttribute('inert');
  });

  it('closes when the screen becomes so wide that it has no button any more', async () => {
    await open();
    act(() => setScreen({ width: 1024 }));
    expect(screen.queryByRole('navigation', { name: 'Site menu' })).not.toBeInTheDocument();
    expect(document.body).not.toHaveStyle({ overflow: 'hidden' });
  });
});
