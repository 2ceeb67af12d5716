import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse as parseYaml } from 'yaml';
import { buildApp } from '../app';
import { projectRoot } from '../lib/projectRoot';
import { submissionRepository } from '../modules/desk/messages/submissionRepository';
import manifest from '../../../package.json';
import { buildTestApp, quietLog } from '../testing/buildTestApp';
import { buildTestSite } from '../testing/buildTestSite';
import { DATABASE_KINDS } from '../testing/databases';
import { makeImage } from '../testing/images';
import { makeSubmission } from '../testing/submissions';
import { makeMetrics, startMetrics, type Metrics } from './metrics';

interface Rule {
  alert: string;
  expr: string;
  annotations: { summary: string };
}

// However busy the machine is, a scrape waits for the numbers.
const patientMetrics = () => makeMetrics({ waitMs: 60_000 });

/** The value of each line, by name and labels. */
async function scrape(metrics: Metrics): Promise<Map<string, number>> {
  const lines = (await metrics.text()).split('\n');
  return new Map(
    lines
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => {
        const end = line.lastIndexOf(' ');
        return [line.slice(0, end), Number(line.slice(end + 1))];
      }),
  );
}

const count = (server: string, method: string, route: string, status: number) =>
  `hoistway_http_request_duration_seconds_count{server="${server}",method="${method}",route="${route}",status="${status}"}`;

test('the numbers of a backend count every response by route and status, and those of all subsystems', async () => {
  const metrics = patientMetrics();
  const app = await buildTestApp({ metrics });
  for (const path of ['/categories', '/categories', '/categories/']) await app.get(path);
  for (const path of ['/spare-parts/671f0c2ab3d94e5f60718293', '/no/such', '/auth/me']) {
    await app.get(path);
  }
  await app.postJson('/auth/login', { emailId: 'nobody@example.com', password: 'a guess' });
  await app.postJson('/auth/login', { emailId: 'x'.repeat(70_000), password: 'a guess' });
  await app.postJson('/inquiries', { name: 'Amina', phone: '123456' });
  // The response to the last one is measured once it is sent.
  await app.get('/healthz');
  const numbers = await scrape(metrics);
  expect(Object.fromEntries(numbers)).toMatchObject({
    [count('api', 'GET', '/categories', 200)]: 3,
    [count('api', 'GET', '/spare-parts/:id', 404)]: 1,
    [count('api', 'GET', 'none', 404)]: 1,
    [count('api', 'GET', '/auth/me', 401)]: 1,
    [count('api', 'POST', '/inquiries', 201)]: 1,
    [`hoistway_build_info{version="${manifest.version}"}`]: 1,
    'hoistway_response_cache_hits_total{server="api"}': 2,
    'hoistway_response_cache_evictions_total{server="api"}': 0,
    'hoistway_response_cache_entries{server="api"}': 1,
    'hoistway_rejected_requests_total{server="api",reason="unauthenticated"}': 1,
    'hoistway_rejected_requests_total{server="api",reason="body_too_large"}': 1,
    'hoistway_failed_logins_total{reason="password"}': 1,
    'hoistway_failed_logins_total{reason="throttled"}': 0,
  });
  for (const queue of ['requests', 'reads', 'searches', 'changes', 'submissions', 'matches']) {
    expect(numbers.get(`hoistway_queue_length{queue="${queue}"}`)).toBe(0);
  }
  expect(numbers.get('hoistway_connections{server="api"}')).toBeGreaterThan(0);
  expect(numbers.get('hoistway_disk_free_bytes')).toBeGreaterThan(0);
  expect(numbers.get('process_resident_memory_bytes')).toBeGreaterThan(0);
  expect(numbers.has('nodejs_eventloop_lag_p99_seconds')).toBe(true);
});

test('those of a site name pages by their patterns, never by a URL', async () => {
  const metrics = patientMetrics();
  const site = await buildTestSite({ metrics, files: { 'a.css': 'a {}' } });
  const urls = [
    '/spare-parts-details/1',
    '/zh/Spare-Parts-Details/1/',
    '/inquiry/secret',
    '/a.css',
  ];
  for (const url of [...urls, '/spare-parts-details/1', '/no/such', '/sitemap.xml']) {
    await site.get(url);
  }
  const numbers = await scrape(metrics);
  expect(Object.fromEntries(numbers)).toMatchObject({
    [count('site', 'GET', '/spare-parts-details/:id', 200)]: 2,
    [count('site', 'GET', '/spare-parts-details/:id', 301)]: 1,
    [count('site', 'GET', '/inquiry/:token', 200)]: 1,
    [count('site', 'GET', 'file', 200)]: 1,
    [count('site', 'GET', '/*', 200)]: 1,
    [count('site', 'GET', '/sitemap.xml', 503)]: 1,
    'hoistway_response_cache_hits_total{server="site"}': 1,
    'hoistway_queue_length{queue="pages"}': 0,
  });
  expect([...numbers.keys()].join()).not.toContain('secret');
  await site.close();
});

describe.each(DATABASE_KINDS)('what backends share on %s', (kind) => {
  const MAILS = 'hoistway_outbox_mails{state="waiting"}';

  test('is counted by one of them, and by another once it has stopped', async () => {
    const now = Date.now();
    const [first, second] = [patientMetrics(), patientMetrics()];
    const app = await buildTestApp({ kind, metrics: first, clock: () => now });
    const { db, media, dataDir } = app;
    const config = { siteOrigins: [], trustProxy: false, mail: undefined, messagesPerDay: 9 };
    const other = await buildApp({
      config: { ...config, dataDir },
      db,
      media,
      log: quietLog(),
      metrics: second,
    });
    const submissions = submissionRepository(db);
    for (const isHeld of [true, false]) {
      const sent = makeSubmission({ isHeld, withMail: true, now: new Date(now - 60_000) });
      await submissions.insert('inquiry', sent);
    }
    const path = join(dataDir, 'tmp', 'a.png');
    writeFileSync(path, await makeImage());
    const image = await app.media.add({ path, name: 'a.png' });
    const [doneAt, never] = [new Date(now - 5000).toISOString(), null];
    await db.writer
      .insertInto('jobs')
      .values([
        { name: 'backup', doneAt },
        { name: 'trashPurge', doneAt },
        { name: 'imagePurge', doneAt: never },
        { name: 'synonyms', doneAt },
      ])
      .execute();
    await scrape(first);
    const numbers = await scrape(first);
    expect(Object.fromEntries(numbers)).toMatchObject({
      [MAILS]: 1,
      'hoistway_outbox_mails{state="failed"}': 0,
      hoistway_outbox_oldest_mail_age_seconds: 60,
      'hoistway_held_messages{kind="inquiry"}': 1,
      'hoistway_held_messages{kind="application"}': 0,
      'hoistway_job_last_success_timestamp_seconds{name="trashPurge"}': (now - 5000) / 1000,
      hoistway_backup_last_success_timestamp_seconds: (now - 5000) / 1000,
      'hoistway_media_bytes{area="uploads"}': statSync(join(dataDir, 'uploads', image)).size,
      'hoistway_media_bytes{area="private"}': 0,
    });
    const jobs = [...numbers.keys()].filter((name) => name.includes('_job_'));
    expect(jobs).toEqual(['hoistway_job_last_success_timestamp_seconds{name="trashPurge"}']);
    expect(numbers.get('hoistway_database_bytes')).toBeGreaterThan(100_000);

    expect((await scrape(second)).has(MAILS)).toBe(false);
    await app.app.close();
    expect((await scrape(second)).get(MAILS)).toBe(1);
    await other.close();
  });
});

test('a scrape waits for slow numbers only briefly, and then gets those of the last one', async () => {
  const metrics = makeMetrics({ waitMs: 20 });
  const results = [() => Promise.resolve(1), () => Promise.reject(new Error('It fails.'))];
  const read = jest.fn(() => results.shift()?.() ?? new Promise<number>(() => undefined));
  metrics.gauge('slow', 'Takes long.', metrics.sample(read));
  for (let scrapes = 0; scrapes < 4; scrapes += 1) {
    expect((await scrape(metrics)).get('slow')).toBe(1);
  }
  // The third has not ended.
  expect(read).toHaveBeenCalledTimes(3);
});

test('a number that cannot be read is missing, and the others are not', async () => {
  const metrics = makeMetrics();
  metrics.gauge('broken', 'Fails.', () => {
    throw new Error('It fails.');
  });
  metrics.gauge('broken_too', 'Fails.', () => Promise.reject(new Error('It fails.')), 'a');
  metrics.gauge('whole', 'Works.', () => 7);
  const numbers = await scrape(metrics);
  expect([...numbers.keys()].filter((name) => name.startsWith('broken'))).toEqual([]);
  expect(numbers.get('whole')).toBe(7);
});

/** The help and the type of every metric of backend and site, by name. */
async function describeAll() {
  const metrics = makeMetrics();
  await buildTestApp({ metrics });
  const site = await buildTestSite({ metrics });
  const text = await metrics.text();
  await site.close();
  const read = (word: string) =>
    new Map(
      [...text.matchAll(new RegExp(`^# ${word} (\\S+) (.+)$`, 'gm'))].map((m) => [m[1], m[2]]),
    );
  return { help: read('HELP'), types: read('TYPE'), text };
}

test("names follow Prometheus' conventions, as its promtool checks them", async () => {
  const { help, types, text } = await describeAll();
  const wrongUnit =
    /_(m|u|n)?s(ec)?(_|$)|_[kmgtp]?b(_|$)|_(m|h|d)(_|$)|_(milli|micro|nano|kilo|mega|giga)|_(minutes|hours|days|bits|percent)(_|$)/;
  for (const [name = '', type] of types) {
    expect([name, help.get(name)?.length ?? 0]).not.toEqual([name, 0]);
    expect(name).toMatch(/^[a-z][a-z\d]*(_[a-z\d]+)+$/);
    expect([name, name.endsWith('_total')]).toEqual([name, type === 'counter']);
    expect(name).not.toMatch(/_(count|sum|bucket)$|_(gauge|counter|histogram|summary)(_|$)/);
    expect(name).not.toMatch(wrongUnit);
    expect(['counter', 'gauge', 'histogram']).toContain(type);
  }
  const samples = text.matchAll(/^([a-z]\w*?)(?:_bucket|_sum|_count)?(?:\{.*)? \S+$/gm);
  for (const [, name = ''] of samples) expect([name, types.has(name)]).toEqual([name, true]);
});

test('the alerts name only metrics that exist', async () => {
  const { types } = await describeAll();
  const text = readFileSync(join(projectRoot(), 'scripts/deploy/alerts.yaml'), 'utf8');
  const { groups } = parseYaml(text) as { groups: { name: string; rules: Rule[] }[] };
  const rules = groups.flatMap(({ rules: own }) => own);
  expect(rules.length).toBeGreaterThan(9);
  for (const { alert, expr, annotations } of rules) {
    expect(alert).toMatch(/^Hoistway[A-Z]\w+$/);
    expect(annotations.summary).toBeTruthy();
    expect(expr.split('(')).toHaveLength(expr.split(')').length);
    const names = [...expr.matchAll(/\bhoistway_[a-z_]+\b/g)].map(([name]) => name);
    const unknown = names.filter((name) => !types.has(name.replace(/_(bucket|count|sum)$/, '')));
    expect([alert, unknown]).toEqual([alert, []]);
    expect(names.length > 0 || expr.startsWith('up{')).toBe(true);
  }
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
