import { setTimeout as wait } from 'node:timers/promises';
import { freePort, runProgram, type RunningProgram } from '../../src/e2e/support/product';
import { startPostgres } from '../../src/e2e/support/postgres';
import { startS3, S3_CREDENTIALS } from '../../src/server/testing/s3';
import { get, load, type LoadResult } from '../lib/load';
import { bundleNextRelease } from '../lib/nextRelease';
import { logIn, makeFolder, root, startProduct } from '../lib/product';
import { send, startProxy } from '../lib/proxy';
import { onEnd, progress, run } from '../lib/report';

/*
 * npm run trial:rolling
 * Two sites and two backends, proxied by the shipped nginx, with PostgreSQL and S3, get a rolling
 * update to a release with a migration, as in scripts/deploy/README.md, under 200 reads per second
 * while an admin saves.
 */

const SECONDS = 60;
/** nginx skips a server that fails for one second. */
const PAUSE_MS = 2000;
const SAVES_PER_SECOND = 2;

const [API, SITE] = ['api.example.com', 'www.example.com'];

run('trial:rolling', async (report) => {
  const next = await bundleNextRelease();
  const database = await startPostgres();
  onEnd(database.stop);
  const s3 = await startS3();
  onEnd(s3.close);
  const ports = {
    api: [await freePort(), await freePort()],
    site: [await freePort(), await freePort()],
  };
  const urlOf = (port: number) => `http://127.0.0.1:${port}`;
  const proxy = await startProxy(ports.site.map(urlOf), ports.api.map(urlOf));
  onEnd(proxy.stop);
  const common = {
    DATABASE_URL: database.url,
    MEDIA_STORE: s3.url('rolling'),
    ...S3_CREDENTIALS,
    API_URL: `https://${API}`,
    SITE_ORIGIN: `https://${SITE}`,
    API_INTERNAL_URL: proxy.internalUrl,
    DEMO_CATALOGUE: 'on',
  };
  const servers: { program: RunningProgram; update: () => Promise<RunningProgram> }[] = [];
  for (const role of ['api', 'site'] as const) {
    for (const port of ports[role]) {
      const own = { DATA_DIR: makeFolder(), [`${role.toUpperCase()}_PORT`]: String(port) };
      const program = await startProduct({ ...common, ...own }, { roles: [role] });
      const url = role === 'api' ? `${program.apiUrl}/readyz` : `${program.siteUrl}/`;
      // Only the backend has a migration.
      const updated = role === 'api' ? [next] : [];
      const update = () => runProgram(root, program.env, [role], [url], ...updated);
      servers.push({ program, update });
    }
  }

  const token = await logIn(urlOf(ports.api[0] ?? 0));
  const parts = await fetch(`${urlOf(ports.api[0] ?? 0)}/spare-parts`);
  const ids = ((await parts.json()) as { _id: string }[]).map(({ _id }) => _id);
  const reads = ids.flatMap((id, index) => [
    get(`/spare-parts/${id}`),
    get(`/spare-parts?page=${1 + (index % 20)}&q=door`),
    get('/categories'),
  ]);
  const pages = ids.map((id) => get(`/spare-parts-details/${id}`));
  const readAll = (host: string, calls: typeof reads, rate: number) =>
    load(proxy.tlsUrl, calls, { connections: 50, headers: { host }, seconds: SECONDS, rate });

  let isOver = false;
  const saves = { sent: 0, failed: 0 };
  const save = async () => {
    const form = new FormData();
    form.append('name', `Saved ${saves.sent}`);
    const request = new Request(urlOf(1), { method: 'POST', body: form });
    const headers = {
      authorization: `Bearer ${token}`,
      'content-type': request.headers.get('content-type') ?? '',
    };
    const chunks = [Buffer.from(await request.arrayBuffer())];
    const { status } = await send(session, API, ['POST', '/categories'], { headers, chunks });
    if (status !== 201) throw new Error(`A save returned ${status}.`);
  };
  const session = proxy.openSession(API);
  const saving = (async () => {
    while (!isOver) {
      saves.sent += 1;
      await save().catch((error: unknown) => {
        progress(String(error));
        saves.failed += 1;
      });
      await wait(1000 / SAVES_PER_SECOND);
    }
  })();
  const reading = Promise.all([readAll(API, reads, 230), readAll(SITE, pages, 20)]);

  const started = performance.now();
  for (const server of servers) {
    await wait(PAUSE_MS);
    await server.program.stop();
    server.program = await server.update();
    onEnd(server.program.stop);
  }
  await wait(PAUSE_MS);
  const seconds = (performance.now() - started) / 1000;
  const results = await reading;
  isOver = true;
  await saving;
  const sum = (read: (result: LoadResult) => number) =>
    results.reduce((total, result) => total + read(result), 0);
  report.put('the update of four servers', seconds, { unit: 's', atMost: SECONDS });
  report.put(
    'reads',
    sum(({ responses }) => responses),
    { atLeast: 200 * SECONDS },
  );
  report.put(
    'reads that failed',
    sum(({ failures }) => failures),
    { atMost: 0 },
  );
  report.put('saves', saves.sent, { atLeast: SECONDS });
  report.put('saves that failed', saves.failed, { atMost: 0 });
  const health = await (await fetch(`${urlOf(ports.api[1] ?? 0)}/readyz`)).json();
  report.put('the updated backend', JSON.stringify(health));
});
