import { buildTestApp } from '../testing/buildTestApp';
import { makeMetrics, startMetrics } from './metrics';

/** The value of each line, by name and labels. */
function parse(text: string): Map<string, number> {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(
    lines.map((line) => {
      const end = line.lastIndexOf(' ');
      return [line.slice(0, end), Number(line.slice(end + 1))];
    }),
  );
}

const count = (method: string, route: string, status: number) =>
  `hoistway_http_request_duration_seconds_count{server="api",method="${method}",route="${route}",status="${status}"}`;

test('the numbers of a backend count every response by route and status, and those of all subsystems', async () => {
  const metrics = makeMetrics();
  const app = await buildTestApp({ metrics });
  for (const path of ['/categories', '/categories', '/categories/']) await app.get(path);
  for (const path of ['/spare-parts/671f0c2ab3d94e5f60718293', '/no/such', '/auth/me']) {
    await app.get(path);
  }
  await app.postJson('/inquiries', { name: 'Amina', phone: '123456' });
  // The response to the last one is measured once it is sent.
  await app.get('/healthz');
  const numbers = parse(await metrics.text());
  expect(Object.fromEntries(numbers)).toMatchObject({
    [count('GET', '/categories', 200)]: 3,
    [count('GET', '/spare-parts/:id', 404)]: 1,
    [count('GET', 'none', 404)]: 1,
    [count('GET', '/auth/me', 401)]: 1,
    [count('POST', '/inquiries', 201)]: 1,
    'hoistway_outbox_mails{state="waiting"}': 0,
    'hoistway_outbox_mails{state="failed"}': 0,
    'hoistway_response_cache{what="hits"}': 2,
    'hoistway_response_cache{what="entries"}': 1,
  });
  expect(numbers.get('hoistway_connections')).toBeGreaterThan(0);
  expect(numbers.get('hoistway_disk_free_bytes')).toBeGreaterThan(0);
  expect(numbers.get('process_resident_memory_bytes')).toBeGreaterThan(0);
  expect(numbers.has('nodejs_eventloop_lag_p99_seconds')).toBe(true);
});

test('a number that cannot be read is missing, and the others are not', async () => {
  const metrics = makeMetrics();
  metrics.gauge('broken', 'Fails.', () => {
    throw new Error('It fails.');
  });
  metrics.gauge('broken_too', 'Fails.', () => Promise.reject(new Error('It fails.')), 'a');
  metrics.gauge('whole', 'Works.', () => 7);
  const numbers = parse(await metrics.text());
  expect(numbers.has('broken')).toBe(false);
  expect([...numbers.keys()].filter((name) => name.startsWith('broken'))).toEqual([]);
  expect(numbers.get('whole')).toBe(7);
});

test('the numbers have a separate port, with nothing else on it', async () => {
  const { url, close } = await startMetrics({ host: '127.0.0.1', port: 0 }, makeMetrics());
  const response = await fetch(url);
  expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  expect(await response.text()).toContain('process_cpu_seconds_total');
  expect((await fetch(new URL('/', url))).status).toBe(404);
  expect((await fetch(url, { method: 'POST' })).status).toBe(404);
  await close();
  await expect(fetch(url)).rejects.toThrow('fetch failed');
});
