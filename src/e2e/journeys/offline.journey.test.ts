import { apiUrl } from '../support/environment';
import { expectSoon } from '../support/expectSoon';
import { newPage, waitForHydration } from '../support/pages';
import { expectProblem } from '../support/problems';

it('a page whose code failed to load offline opens once the connection is restored', async () => {
  const page = await newPage({ ownContext: true });
  await page.goto('/zh/contact');
  await page.getByLabel('姓名').fill('Ada');
  await page.context().setOffline(true);
  expectProblem(page, /^net::ERR_INTERNET_DISCONNECTED GET .*\/assets\//);
  expectProblem(page, /^net::ERR_INTERNET_DISCONNECTED HEAD .*\/zh\/about$/);
  await page.getByRole('navigation').getByRole('link', { name: '关于我们' }).first().click();
  await page.getByRole('heading', { name: '无网络连接' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/zh/about');
  await page.getByRole('button', { name: '重试' }).click();
  await page.context().setOffline(false);
  await page.getByRole('heading', { level: 1, name: '关于我们' }).waitFor();
  await waitForHydration(page);
  await page.goBack();
  await expectSoon(() => page.getByLabel('姓名').inputValue(), 'Ada');
});

it('a menu and an image that are opened without a connection say so, and open when it is back', async () => {
  const page = await newPage({ ownContext: true, width: 390 });
  // The header requests them when it appears.
  const categories = page.waitForResponse(/\/categories\/\?/);
  await page.goto('/elevators/villa');
  await categories;
  expectProblem(page, /^net::ERR_INTERNET_DISCONNECTED GET .*\/assets\//);
  const openLate = async (button: RegExp) => {
    await page.context().setOffline(true);
    await page.getByRole('button', { name: button }).click();
    await page.getByText('Still loading.').waitFor();
    await page.context().setOffline(false);
  };
  await openLate(/^Open menu/);
  await page.getByRole('navigation', { name: 'Site menu' }).waitFor();
  await page.keyboard.press('Escape');
  await openLate(/^View full screen/);
  await page.getByRole('dialog').waitFor();
  await expectSoon(() => page.getByText('Still loading.').count(), 0);
});

it('a page whose code a deployment has removed is loaded anew, once', async () => {
  const page = await newPage({ ownContext: true });
  await page.goto('/about');
  let removed = 0;
  await page.route('**/assets/page-career*', (route) => {
    removed += 1;
    return route.fulfill({ status: 404 });
  });
  expectProblem(page, /^404 GET .*\/assets\/page-career/);
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click();
  await page.getByRole('heading', { level: 1, name: 'Careers' }).waitFor();
  await expectSoon(() => Promise.resolve(removed > 1), true);
  expect(loads).toBe(1);
});

it('the company pages have all their content without the backend', async () => {
  const page = await newPage();
  await page.route(`${apiUrl()}/**`, (route) => route.abort());
  expectProblem(page, new RegExp(`^net::ERR_FAILED GET ${apiUrl()}/`));
  for (const [path, heading] of [
    ['/', 'Elevators, escalators and spare parts'],
    ['/elevators/villa', 'Villa Elevator'],
    ['/contact', 'Contact Us'],
  ] as const) {
    const failed = page.waitForEvent('requestfailed');
    await page.goto(path);
    await failed;
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await page.getByRole('contentinfo').waitFor();
    expect(await page.getByRole('alert').count()).toBe(0);
  }
});
