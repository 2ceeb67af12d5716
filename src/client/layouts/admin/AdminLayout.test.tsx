import { hrefOf } from '@/client/testing/links';
import { screen, waitFor, within } from '@testing-library/react';
import { expectConsole } from '@/client/testing/expectConsole';
import { fakeApi } from '@/client/testing/fakeApi';
import { renderConsole } from '@/client/testing/renderConsole';
import { renderWithProviders } from '@/client/testing/renderWithProviders';
import manifest from '../../../../package.json';
import AdminLayout from './AdminLayout';

const page = '/dashboard/add-category';
const showFrame = (route = page) => renderWithProviders(<AdminLayout />, { route });

describe('the frame of the console', () => {
  it('has the sidebar with the current item marked', async () => {
    const { user } = showFrame();
    const nav = await screen.findByRole('navigation', { name: 'Console' });
    const links = within(nav).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Dashboard', '/dashboard'],
      ['All Categories', '/dashboard/all-categories'],
      ['All SpareParts', '/dashboard/all-spareparts'],
      ['Add Category', '/dashboard/add-category'],
      ['Add Spare Part', '/dashboard/add-spareParts'],
      ['Attributes', '/dashboard/attributes'],
      ['Translations', '/dashboard/translations'],
      ['Import', '/dashboard/import'],
      ['Inquiries', '/dashboard/inquiries'],
      ['Text templates', '/dashboard/text-templates'],
      ['Applications', '/dashboard/applications'],
      ['Search words', '/dashboard/search-words'],
      ['Searches without results', '/dashboard/missed-searches'],
      ['Accounts', '/dashboard/accounts'],
      ['History', '/dashboard/history'],
      ['Trash', '/dashboard/trash'],
    ]);
    const sizes = ['Catalogue', 'Inquiries', 'Search', 'Administration'].map((name) => [
      name,
      within(within(nav).getByRole('list', { name })).getAllByRole('link').length,
    ]);
    expect(sizes).toEqual([
      ['Catalogue', 7],
      ['Inquiries', 3],
      ['Search', 2],
      ['Administration', 3],
    ]);
    const marked = () =>
      within(nav)
        .getAllByRole('link')
        .filter((link) => link.hasAttribute('aria-current'));
    expect(marked().map((link) => link.textContent)).toEqual(['Add Category']);
    await user.click(within(nav).getByRole('link', { name: 'Add Spare Part' }));
    await waitFor(() =>
      expect(marked().map((link) => link.textContent)).toEqual(['Add Spare Part']),
    );
  });

  it('marks the list of a page that has no item of its own', async () => {
    showFrame('/dashboard/single-sparePart/0123456789abcdef01234567');
    const nav = await screen.findByRole('navigation', { name: 'Console' });
    expect(within(nav).getByRole('link', { name: 'All SpareParts' })).toHaveAttribute(
      'aria-current',
      'true',
    );
  });

  it('has header, main region, skip link and footer', async () => {
    showFrame();
    const header = await screen.findByRole('banner');
    expect(header).toHaveTextContent('Admin Dashboard');
    expect(header).toHaveTextContent('Hello, Admin');
    expect(hrefOf('中文', within(header))).toBe(`/zh${page}`);
    expect(screen.getByRole('main')).toHaveAttribute('id', 'main');
    expect(hrefOf('Skip to content')).toBe('#main');
    const year = String(new Date().getFullYear());
    const footer = screen.getByRole('contentinfo');
    expect(footer).toHaveTextContent(year);
    expect(footer).toHaveTextContent(`Version ${manifest.version}`);
  });

  it('speaks Chinese', async () => {
    renderConsole(page, { language: 'zh' });
    expect(await screen.findByRole('heading', { level: 1, name: '添加分类' })).toBeInTheDocument();
    expect(screen.getByRole('banner')).toHaveTextContent('管理后台');
    expect(screen.getByRole('banner')).toHaveTextContent('您好，管理员');
    expect(screen.getByRole('button', { name: '退出登录' })).toBeInTheDocument();
  });

  it('opens the menu as a drawer, which a link and Escape close', async () => {
    const { user, router } = showFrame();
    const open = async () => {
      await user.click(screen.getByLabelText('Open menu'));
      return within(await screen.findByRole('presentation'));
    };
    const drawer = await open();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('presentation')).not.toBeInTheDocument());
    await open();
    await user.click(
      within(screen.getByRole('presentation')).getByRole('link', { name: 'Add Spare Part' }),
    );
    expect(router.state.location.pathname).toBe('/dashboard/add-spareParts');
    await waitFor(() =>
      expect(drawer.queryByRole('link', { name: 'Add Spare Part' })).not.toBeInTheDocument(),
    );
  });

  it('logs out: the token is removed, and the home page shown', async () => {
    const seen = fakeApi('post', '/auth/logout', { json: { message: 'You are logged out.' } });
    window.localStorage.setItem('token', 'old-token');
    const { user, router, store } = renderConsole(page);
    await user.click(await screen.findByLabelText('Log out'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(seen[0]?.headers.get('authorization')).toBe('Bearer old-token');
    expect(window.localStorage.getItem('token')).toBeNull();
    expect(store.getState().auth.token).toBeNull();
  });

  it('only logs a failed logout', async () => {
    fakeApi('post', '/auth/logout', { status: 500, json: { error: 'No.' } });
    window.localStorage.setItem('token', 'old-token');
    const { user, router } = showFrame();
    await user.click(screen.getByLabelText('Log out'));
    await waitFor(() => expectConsole('error', 'Logout failed'));
    expect(router.state.location.pathname).toBe(page);
    expect(window.localStorage.getItem('token')).toBe('old-token');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
});
