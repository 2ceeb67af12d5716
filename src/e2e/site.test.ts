import { apiUrl } from './support/environment';
import { expectSoon } from './support/expectSoon';
import { newPage } from './support/pages';

it('loads its self-hosted font', async () => {
  const page = await newPage();
  await page.goto('/about');
  await expectSoon(
    () => page.evaluate(() => [...document.fonts].map(({ family, status }) => family + status)),
    expect.arrayContaining([expect.stringMatching(/^"?Archivo Variable"?loaded$/)]),
  );
});

it('inlines its styles and defers its scripts', async () => {
  const page = await newPage();
  const html = (await (await page.goto('/'))?.text()) ?? '';
  const head = html.slice(0, html.indexOf('</head>'));
  expect(head).toContain('@font-face');
  expect(head).not.toMatch(/<link[^>]*rel="?stylesheet/);
  const scripts = head.match(/<script[^>]*src[^>]*>/g) ?? [];
  expect(scripts.length).toBeGreaterThan(1);
  expect(scripts.filter((script) => !script.includes('defer'))).toEqual([]);
});

it('allows cross-origin requests with credentials', async () => {
  const page = await newPage();
  await page.goto('/login');
  const categories = await page.evaluate(async (url) => {
    const response = await fetch(url, {
      credentials: 'include',
      // Requires a preflight request.
      headers: { 'Content-Type': 'application/json' },
    });
    return (await response.json()) as { name: string }[];
  }, `${apiUrl()}/categories/`);
  expect(categories.length).toBeGreaterThan(0);
});
