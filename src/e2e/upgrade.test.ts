import { join } from 'node:path';
import { placeRelease, RELEASE_DATA } from '@/server/testing/releasePlace';
import { freePort, runProgram } from './support/product';

/** The oldest data go through all migrations; `src/server/upgrade.test.ts` starts on those of all releases. */
const OLDEST = '1.0.0';
const started = RELEASE_DATA.filter(([version, data]) => version === OLDEST && data !== 'backup');

/** The URLs in a sitemap, or its files. */
async function readUrls(siteUrl: string, path: string): Promise<URL[]> {
  const xml = await (await fetch(siteUrl + path)).text();
  return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => new URL(url));
}

it.each(started)(
  'starts on the data of release %s, %s, and shows every page',
  async (...release) => {
    const place = await placeRelease(...release);
    const [site, api] = [await freePort(), await freePort()];
    const siteUrl = `http://127.0.0.1:${site}`;
    const env = {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      SITE_PORT: String(site),
      API_PORT: String(api),
      DATA_DIR: place.dataDir,
      ...(place.databaseUrl && { DATABASE_URL: place.databaseUrl }),
    };
    const root = join(__dirname, '../..');
    const product = await runProgram(root, env, [], [siteUrl, `http://127.0.0.1:${api}/readyz`]);
    try {
      const files = await readUrls(siteUrl, '/sitemap.xml');
      const lists = await Promise.all(files.map(({ pathname }) => readUrls(siteUrl, pathname)));
      const urls = lists.flat();
      const parts = urls.filter(({ pathname }) => pathname.includes('/spare-parts-details/'));
      expect(parts).toHaveLength(10);
      for (const { pathname, search } of urls) {
        const page = await fetch(siteUrl + pathname + search);
        const html = await page.text();
        expect([pathname, page.status, html.match(/<h1/g)]).toEqual([pathname, 200, ['<h1']]);
      }
    } finally {
      expect(await product.stop()).toBe(0);
      await place.remove();
    }
  },
);
