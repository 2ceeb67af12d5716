import { act, screen, waitFor, within } from '@testing-library/react';
import { fakeApi } from '@/client/testing/fakeApi';
import { hrefOf } from '@/client/testing/links';
import { type RenderOptions, renderWithProviders } from '@/client/testing/renderWithProviders';
import { scrollPage } from '@/client/testing/viewport';
import { SiteHeader } from './SiteHeader';

const banner = () => within(screen.getByRole('banner'));
const mainNav = () => within(screen.getByRole('navigation', { name: 'Main' }));
const stickyNav = () => within(screen.getByRole('navigation', { name: 'Quick links' }));

const open = (route = '/no-page', options: RenderOptions = {}) =>
  renderWithProviders(<SiteHeader />, { ...options, route });

/** Names of the first level of a navigation, in order. */
const topLevel = (nav: HTMLElement) =>
  [...nav.querySelector('ul')!.querySelectorAll(':scope > li > a, :scope > li > button')].map(
    ({ textContent }) => textContent,
  );

describe('the top bar', () => {
  it('has the logo, the portal, both languages, the search and a way to contact', () => {
    open();
    expect(banner().getByRole('link', { name: /^Hoistway/ })).toHaveAttribute('href', '/');
    expect(hrefOf('Online Portal', banner())).toBe('https://portal.hoistway.example/');
    expect(banner().getByRole('search')).toBeInTheDocument();
    expect(banner().getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/contact');
  });

  it.each([
    ['en', 'Quotation list, 0 lines', ['Quotation list', 'List']],
    ['zh', '询价清单，共 0 行', ['询价清单', '清单']],
  ] as const)('names the quotation list beside its icon in %s', (language, name, labels) => {
    open('/no-page', { language });
    const link = banner().getByRole('link', { name });
    expect(link).toHaveAttribute('href', '/quotation');
    // Which of them is shown depends on the width.
    for (const label of labels) expect(within(link).getByText(label)).toBeInTheDocument();
  });

  it('leads to the same page in the other language, query included', () => {
    open('/no-page?page=2');
    const languages = banner().getByRole('list', { name: 'Language' });
    const chinese = within(languages).getByRole('link', { name: '中文' });
    expect(chinese).toHaveAttribute('href', '/zh/no-page?page=2');
    expect(chinese).toHaveAttribute('hreflang', 'zh-CN');
    expect(chinese).toHaveAttribute('lang', 'zh-CN');
    expect(within(languages).getByRole('link', { current: true })).toHaveTextContent('English');
  });

  it('leads from Chinese to English', () => {
    open('/contact?part=x', { language: 'zh' });
    const languages = banner().getByRole('list', { name: '语言' });
    expect(hrefOf('English', within(languages))).toBe('/contact?part=x');
    expect(within(languages).getByRole('link', { current: true })).toHaveAttribute(
      'href',
      '/zh/contact?part=x',
    );
  });

  it('searches for what was typed and shows it on the results page', async () => {
    fakeApi('get', '/spare-parts', { json: { data: [], total: 0, page: 1, limit: 12 } });
    const { user, router } = open();
    await user.type(banner().getByRole('combobox'), '  door belt{Enter}');
    expect(router.state.location.pathname + router.state.location.search).toBe(
      '/search?q=door+belt',
    );
    await waitFor(() => expect(banner().getByRole('combobox')).toHaveValue('door belt'));
  });

  it.each([
    ['/search/?q=belt', 'belt'],
    ['/searching?q=belt', ''],
  ])('at %s the box shows “%s”', (path, shown) => {
    fakeApi('get', '/spare-parts', { json: { data: [], total: 0, page: 1, limit: 12 } });
    open(path);
    expect(banner().getByRole('combobox')).toHaveValue(shown);
  });

  it('goes nowhere with an empty search and focuses the field', async () => {
    const { user, router } = open();
    await user.click(banner().getByRole('button', { name: 'Search' }));
    expect(router.state.location.pathname).toBe('/no-page');
    expect(banner().getByRole('combobox')).toHaveFocus();
  });
});

describe('the header', () => {
  it('lists the pages and menus of its variant', () => {
    open();
    expect(topLevel(screen.getByRole('navigation', { name: 'Main' }))).toEqual([
      'Home',
      'About Us',
      'Elevator',
      'Escalator',
      'Spare Parts',
      'Career',
      'Newsroom',
    ]);
    expect(mainNav().getByRole('link', { name: 'Career' })).toHaveAttribute('href', '/career');
  });

  it('marks the current page', () => {
    open('/about');
    expect(mainNav().getByRole('link', { current: 'page' })).toHaveTextContent('About Us');
  });
});

describe('the sticky navigation', () => {
  it('is there at once on a page that starts scrolled', async () => {
    scrollPage(400);
    open();
    expect(await screen.findByRole('navigation', { name: 'Quick links' })).toBeInTheDocument();
  });

  it('is fixed and lists the pages and menus of its variant', () => {
    open('/no-page', { withAllStyles: true });
    scrollPage(51);
    const nav = screen.getByRole('navigation', { name: 'Quick links' });
    expect(nav).toHaveStyle({ position: 'fixed' });
    expect(topLevel(nav)).toEqual([
      'Home',
      'About Us',
      'Elevator',
      'Escalator',
      'Spare Parts',
      'Careers',
      'Newsroom',
      'Contact Us',
    ]);
  });

  it('offers the main types only', async () => {
    const { user } = open();
    scrollPage(51);
    await user.click(stickyNav().getByRole('button', { name: 'Elevator' }));
    expect(hrefOf('Passenger', stickyNav())).toBe('/elevators/passenger');
    expect(stickyNav().getByRole('link', { name: 'Villa' })).toBeInTheDocument();
    expect(stickyNav().queryByRole('link', { name: 'Hospital' })).not.toBeInTheDocument();
    await user.click(stickyNav().getByRole('button', { name: 'Escalator' }));
    expect(hrefOf('Indoor', stickyNav())).toBe('/escalator/indoor');
    expect(hrefOf('Moving Walk', stickyNav())).toBe('/escalator/moving-walks');
  });

  it('has the search behind a button, by keyboard alone', async () => {
    fakeApi('get', '/spare-parts', { json: { data: [], total: 0, page: 1, limit: 12 } });
    const { user, router } = open();
    scrollPage(51);
    const button = await stickyNav().findByRole('button', { name: 'Search spare parts' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(stickyNav().queryByRole('search')).not.toBeInTheDocument();
    act(() => button.focus());
    await user.keyboard('{Enter}');
    const field = stickyNav().getByRole('combobox', { name: 'Search spare parts' });
    expect(field).toHaveFocus();
    await user.keyboard('belt{Escape}{Escape}');
    expect(button).toHaveFocus();
    expect(stickyNav().queryByRole('combobox')).not.toBeInTheDocument();
    await user.keyboard('{Enter}belt{Enter}');
    expect(router.state.location.search).toBe('?q=belt');
  });

  it('folds its search up when the keyboard goes on', async () => {
    const { user } = open();
    scrollPage(51);
    await user.click(await stickyNav().findByRole('button', { name: 'Search spare parts' }));
    await user.tab();
    await user.tab();
    expect(stickyNav().queryByRole('search')).not.toBeInTheDocument();
  });

  it('closes a menu of the header that it takes the place of', async () => {
    const { user } = open();
    await user.click(mainNav().getByRole('button', { name: 'Elevator' }));
    scrollPage(51);
    expect(mainNav().getByRole('button', { name: 'Elevator', expanded: false })).toBeVisible();
    expect(stickyNav().getByRole('button', { name: 'Elevator', expanded: false })).toBeVisible();
  });
});
