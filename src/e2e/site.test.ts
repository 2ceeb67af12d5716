import { apiUrl } from './support/environment';
import { expectSoon } from './support/expectSoon';
import { newPage } from './support/pages';

it('sets its text in the face that it brings', async () => {
  const page = await newPage();
  await page.goto('/about');
  await expectSoon(
    () => page.evaluate(() => [...document.fonts].map(({ family, status }) => family + status)),
    expect.arrayContaining([expect.stringMatching(/^"?Archivo Variable"?loaded$/)]),
  );
});

it('waits for no file before it shows: styles are in the page, the rest is asked for beside it', async () => {
  const page = await newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.resourceType()} ${request.url()}`));
  const html = (await (await page.goto('/'))?.text()) ?? '';
  const head = html.slice(0, html.indexOf('</head>'));
  expect(head).toContain('@font-face');
  // As they are written, without the prefixes of old browsers.
  expect(head).not.toContain('-ms-flexbox');
  expect(head).not.toMatch(/<link[^>]*rel="?(?:stylesheet|manifest)/);
  expect(head.match(/<script[^>]*src[^>]*>/g)).toEqual([expect.stringContaining('<script async ')]);
  await page.waitForFunction(() => document.querySelector('link[rel=manifest]'));
  expect(asked.filter((request) => request.startsWith('stylesheet'))).toEqual([]);
});

it('takes up a page that nobody touches', async () => {
  const page = await newPage();
  await page.goto('/about');
  await page.reload();
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('#root a')!).some((key) => key.startsWith('__reactProps')),
  );
});

it('opens the menu that was tapped before its script was there', async () => {
  const page = await newPage({ width: 390 });
  let release = () => undefined as void;
  const gate = new Promise<void>((resolve) => (release = resolve));
  await page.goto('/about');
  await page.route(/\/assets\/main\..*\.js$/, async (route) => {
    await gate;
    await route.continue();
  });
  await page.reload();
  await page.getByRole('button', { name: 'Open menu' }).tap();
  release();
  await page.getByRole('navigation', { name: 'Site menu' }).waitFor();
});

it('lets the page read the backend across origins, with credentials', async () => {
  const page = await newPage();
  await page.goto('/login');
  const categories = await page.evaluate(async (url) => {
    const response = await fetch(url, {
      credentials: 'include',
      // A header that makes the browser ask beforehand.
      headers: { 'Content-Type': 'application/json' },
    });
    return (await response.json()) as { name: string }[];
  }, `${apiUrl()}/categories/`);
  expect(categories.length).toBeGreaterThan(0);
});
