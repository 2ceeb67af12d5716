import { LIMITS } from '@/server/modules/core/limits/defaultLimits';
import { buildTestApp, useTestApp } from '@/server/testing/buildTestApp';
import { DATABASE_KINDS } from '@/server/testing/databases';
import { MAX_LINES, MAX_QUANTITY, SHARED_LIST_DAYS } from '@/shared/limits';
import { purgeSharedLists } from './repository';

const DAY_MS = 24 * 60 * 60 * 1000;
const lines = [
  { partId: '671f0c2ab3d94e5f60718301', text: 'Steel rope', quantity: 3, unit: 'm' },
  { text: 'Door belt, old type', quantity: MAX_QUANTITY },
  { text: 'Oil', original: 'oil, some', doubtful: true },
];

const minute = (max: number) => ({ max, windowMs: 60_000 });
const limits = { ...LIMITS, sharedListsPerIp: minute(4), sharedListsPerNetwork: minute(8) };

describe.each(DATABASE_KINDS)('shared quotation lists on %s', (kind) => {
  let now = Date.UTC(2026, 10, 26);
  const app = useTestApp({ kind, clock: () => now, limits, config: { trustProxy: true } });
  beforeEach(() => {
    now = Date.UTC(2026, 10, 26);
  });

  const share = (shared: object[] = lines, ipAddress?: string, { call } = app) =>
    call<{ token: string; expiresAt: string; code?: string }>('POST', '/quotation-lists', {
      body: JSON.stringify({ lines: shared }),
      headers: {
        'content-type': 'application/json',
        ...(ipAddress && { 'x-forwarded-for': ipAddress }),
      },
    });
  const open = (token: string) =>
    app.get<{ lines?: object[]; code?: string }>(`/quotation-lists/${token}`);
  const count = async ({ rows } = app) => (await rows('quotationLists')).length;

  test('open under a link of their own, which the database does not hold', async () => {
    const { status, body, headers } = await share();
    expect([status, headers.get('cache-control')]).toEqual([201, 'no-store']);
    expect(body.token).toMatch(/^[\w-]{43}$/);
    expect(Date.parse(body.expiresAt)).toBe(now + SHARED_LIST_DAYS * DAY_MS);
    const opened = await open(body.token);
    const shown = lines.map((line) => ({ quantity: null, ...line }));
    expect(opened.body).toEqual({ lines: shown, expiresAt: body.expiresAt });
    expect(opened.headers.get('cache-control')).toBe('no-store');
    const rows = await app.rows('quotationLists');
    expect(JSON.stringify(rows)).not.toContain(body.token);
  });

  test('expire after 90 days, with a message of their own, and are removed later', async () => {
    const { token } = (await share()).body;
    now += SHARED_LIST_DAYS * DAY_MS;
    expect(await open(token)).toMatchObject({ status: 410, body: { code: 'list_expired' } });
    now += 31 * DAY_MS;
    // Nobody has to share another list.
    await purgeSharedLists(app.db, () => now);
    expect(await open(token)).toMatchObject({ status: 404, body: { code: 'list_not_found' } });
    expect(await count()).toBe(0);
  });

  test.each([
    ['no lines', []],
    ['a line too many', Array<object>(MAX_LINES + 1).fill(lines[0]!)],
    ['a quantity of 0', [{ text: 'Rope', quantity: 0 }]],
    ['four decimals', [{ text: 'Rope', quantity: 1.0005 }]],
    ['a quantity of 1e9', [{ text: 'Rope', quantity: 1e9 }]],
    ['neither part nor text', [{ quantity: 1, text: ' ' }]],
    ['a note, which may be personal', [{ text: 'Rope', quantity: 1, note: 'For Amina' }]],
  ])('with %s are rejected', async (_, shared) => {
    expect((await share(shared)).status).toBe(400);
    expect(await count()).toBe(0);
  });

  test('are limited per IP address', async () => {
    const { max } = limits.sharedListsPerIp;
    for (let made = 0; made < max; made += 1) await share();
    expect(await share()).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    expect(await count()).toBe(max);
  });

  test('are limited per network, and rejected without being counted', async () => {
    const { max } = limits.sharedListsPerNetwork;
    const shareFrom = (subnet: number) => share(lines, `2001:db8:1:${subnet.toString(16)}::1`);
    for (let made = 0; made < max; made += 1) await shareFrom(made);
    for (let more = 0; more < 5; more += 1) expect((await shareFrom(max + more)).status).toBe(429);
    expect(await count()).toBe(max);
    const counters = await app.rows('rateLimits');
    expect(counters).toHaveLength(max + 1);
    expect((await share(lines, '2001:db8:2::1')).status).toBe(201);
  });

  test.each([
    ['lists', { lists: 3, bytes: 1e6 }],
    ['bytes', { lists: 100, bytes: 3.5 * JSON.stringify(lines).length }],
  ])('of all together have a limit of %s, also for many at once', async (_, sharedLists) => {
    const small = await buildTestApp({ kind, limits: { ...LIMITS, sharedLists } });
    const shared = await Promise.all(
      Array.from({ length: 6 }, () => share(lines, undefined, small)),
    );
    expect(shared.map(({ status }) => status).sort()).toEqual([201, 201, 201, 503, 503, 503]);
    const next = await share(lines, undefined, small);
    expect(next).toMatchObject({ status: 503, body: { code: 'overloaded' } });
    expect(await count(small)).toBe(3);
  });
});
