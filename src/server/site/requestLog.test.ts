import { buildTestApp, quietLog } from '../testing/buildTestApp';
import { buildTestSite, renderedPage } from '../testing/buildTestSite';
import { linkInMemory } from './backendLink';

type Line = Record<string, unknown>;

/** A site whose pages call the backend in the same process; both write one log. */
async function start(trustProxy: boolean | string[] = false) {
  const lines: string[] = [];
  const app = await buildTestApp({ log: quietLog(lines, 'info') });
  const site = await buildTestSite({
    config: { trustProxy },
    backend: linkInMemory(app.app, app.db.catalogueVersion.current),
    render: async (request) => {
      if (request.url === '/about') throw new Error('It fails.');
      const { status } = await request.callBackend({ path: '/categories/' });
      return renderedPage(request, { status });
    },
    files: { 'assets/main.js': 'main();' },
    lines,
    logLevel: 'info',
  });
  lines.splice(0);
  return { ...site, lines: () => lines.splice(0).map((line) => JSON.parse(line) as Line) };
}

test('every request of the site is one line, with the id of its response', async () => {
  const site = await start();
  const urls = ['/career?from=mail', '/assets/main.js', '/robots.txt', '/no/such', '/%E0%A4%A'];
  for (const url of urls) {
    const { statusCode, headers } = await site.get(url);
    const own = site.lines().filter(({ path }) => path === url.split('?')[0]);
    expect(own).toEqual([
      expect.objectContaining({
        msg: 'request',
        reqId: headers['x-request-id'],
        method: 'GET',
        status: statusCode,
        ms: expect.any(Number) as unknown,
        ip: '127.0.0.1',
      }),
    ]);
  }
  await site.close();
});

test("a page and its calls of the backend have the trusted proxy's id, also from the cache", async () => {
  const site = await start(true);
  const linesOf = async (id: string) => {
    await site.get('/spare-parts-overview', { 'x-request-id': id });
    return site.lines().map(({ reqId, path }) => [reqId, path]);
  };
  expect(await linesOf('proxy-1')).toEqual([
    ['proxy-1', '/categories/'],
    ['proxy-1', '/spare-parts-overview'],
  ]);
  expect(await linesOf('proxy-2')).toEqual([['proxy-2', '/spare-parts-overview']]);
  await site.close();
});

test('a page that cannot be rendered is logged with its cause under the same id', async () => {
  const site = await start();
  const { headers } = await site.get('/about');
  expect(site.lines()).toEqual([
    expect.objectContaining({
      msg: 'a page could not be rendered',
      reqId: headers['x-request-id'],
    }),
    expect.objectContaining({ msg: 'request', reqId: headers['x-request-id'], status: 500 }),
  ]);
  await site.close();
});
