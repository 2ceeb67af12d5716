import { createHash } from 'node:crypto';
import { ORIGIN, buildTestApp, quietLog, useTestApp } from '@/server/testing/buildTestApp';
import manifest from '../../../../../package.json';

const app = useTestApp({ shared: true });

const request = (path: string, method: string, headers: Record<string, string>) =>
  fetch(app.url + path, { method, headers });

test('health and readiness', async () => {
  expect(await app.get('/healthz')).toMatchObject({
    status: 200,
    body: { status: 'ok', version: manifest.version },
  });
  expect(await app.get('/readyz')).toMatchObject({ status: 200, body: { status: 'ok' } });
});

test('a database that does not respond makes it not ready, and fails in one message', async () => {
  // With an option, so that no other test reuses it.
  const lines: string[] = [];
  const broken = await buildTestApp({ clock: Date.now, log: quietLog(lines) });
  await broken.db.writer.schema.dropTable('catalogue').execute();
  const notReady = await broken.get('/readyz');
  expect(notReady.status).toBe(503);
  expect(notReady.body.error).toMatch(/^The database does not answer\. \(reference \S+\)$/);
  await broken.get('/readyz');
  // Once for all requests of a monitor.
  const logged = lines.filter((line) => /no such table: catalogue.*"not ready/.test(line));
  expect(logged).toHaveLength(1);
  expect((await broken.get('/healthz')).status).toBe(200);
  const failed = await broken.get('/spare-parts');
  expect(failed.status).toBe(500);
  expect(failed.body.error).toContain('Something went wrong on our side. Please try again.');
});

test('the contract is served, and a page that shows it with nothing of third parties', async () => {
  const { body } = await app.get<{ paths: Record<string, object> }>('/openapi.json');
  expect(body.paths).toHaveProperty(['/spare-parts', 'get', 'operationId'], 'listSpareParts');
  const page = await app.get<string>('/docs');
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  const policy = page.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/https?:|unsafe-/);
  const files = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, url]) => url ?? '');
  expect(files).toContain('/docs/assets/swagger-ui-bundle.js');
  for (const url of files.filter((file) => !file.startsWith('data:'))) {
    expect(url).toMatch(/^\//);
    expect((await fetch(app.url + url)).status).toBe(200);
  }
  const [, script = ''] = /<script>([^]*?)<\/script>/.exec(page.body) ?? [];
  const hash = createHash('sha256').update(script).digest('base64');
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}'`);
  expect((await app.get('/docs/assets/index.html')).status).toBe(404);
});

test.each(['/categories', '/healthz', '/nope', '/auth/me'])(
  '%s has security headers',
  async (path) => {
    const { headers } = await app.get(path);
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    });
  },
);

describe('CORS', () => {
  const PREFLIGHT = {
    'access-control-request-method': 'PUT',
    'access-control-request-headers': 'authorization,content-type',
  };

  test("a preflight of the site's origin is admitted, with credentials, for long", async () => {
    const path = '/spare-parts/671f0c2ab3d94e5f60718293';
    const { status, headers } = await request(path, 'OPTIONS', { origin: ORIGIN, ...PREFLIGHT });
    expect(status).toBe(204);
    expect(Object.fromEntries(headers)).toMatchObject({
      'access-control-allow-origin': ORIGIN,
      'access-control-allow-credentials': 'true',
      'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
      'access-control-allow-headers':
        'authorization, content-type, accept, if-match, idempotency-key',
      'access-control-max-age': '86400',
    });
  });

  test.each(['http://evil.example', 'null', 'http://localhost:8080.evil.example', `${ORIGIN}/`])(
    'the origin %s gets no CORS header',
    async (origin) => {
      for (const [method, more] of [
        ['OPTIONS', PREFLIGHT],
        ['GET', {}],
      ] as const) {
        const { headers } = await request('/categories', method, { origin, ...more });
        const names = [...headers.keys()].filter((name) => name.startsWith('access-control'));
        expect(names).toEqual([]);
        expect(headers.get('vary')).toContain('Origin');
      }
    },
  );

  test('failures can be read by the site too', async () => {
    const { status, headers } = await request('/auth/me', 'GET', { origin: ORIGIN });
    expect(status).toBe(401);
    expect(headers.get('access-control-allow-origin')).toBe(ORIGIN);
  });
});
