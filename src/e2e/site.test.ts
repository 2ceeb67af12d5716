import { fetchJson, largestCategory, partIds } from './support/catalogue';
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

interface Part {
  brand?: string;
  references?: { maker?: string }[];
}

it('has no English words on Chinese pages of the catalogue, names of makers and what is marked apart', async () => {
  const [id = ''] = await partIds(1);
  const parts = await fetchJson<Part[]>('/spare-parts');
  const { references = [] } = await fetchJson<Part>(`/spare-parts/${id}`);
  const makers = [...parts.map(({ brand }) => brand), ...references.map(({ maker }) => maker)];
  const names = makers.flatMap((maker) => maker?.match(/\w+/g) ?? []);
  const grid = `/spare-parts-grid/${await largestCategory()}`;
  const page = await newPage();
  for (const path of [
    '/spare-parts-overview',
    grid,
    `/spare-parts-details/${id}`,
    '/search?q=门',
  ]) {
    await page.goto(`/zh${path}`);
    const main = page.getByRole('main');
    // Other tests leave records without Chinese.
    await main.evaluate((element) =>
      element.querySelectorAll('[lang="en"]').forEach((marked) => marked.remove()),
    );
    const text = await main.innerText();
    const words = text.match(/\b[A-Z]?[a-z]{4,}\b/g) ?? [];
    expect([path, words.filter((word) => !names.includes(word))]).toEqual([path, []]);
  }
});
