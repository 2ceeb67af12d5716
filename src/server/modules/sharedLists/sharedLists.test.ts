import { LIMITS } from '@/server/app';
import { buildTestApp, type TestApp } from '@/server/testing/buildTestApp';
import { DATABASE_KINDS } from '@/server/testing/databases';
import { MAX_LINES, MAX_QUANTITY, SHARED_LIST_DAYS } from '@/shared/limits';

const DAY_MS = 24 * 60 * 60 * 1000;
const lines = [
  { partId: '671f0c2ab3d94e5f60718301', text: 'Steel rope', quantity: 3, unit: 'm' },
  { text: 'Door belt, old type', quantity: MAX_QUANTITY },
];

describe.each(DATABASE_KINDS)('shared quotation lists on %s', (kind) => {
  let app: TestApp;
  let now: number;
  beforeEach(async () => {
    now = Date.UTC(2026, 10, 26);
    app = await buildTestApp({ kind, clock: () => now });
  });
  afterEach(() => app.close());

  const share = (shared: object[] = lines) =>
    app.postJson<{ token: string; expiresAt: string; code?: string }>('/quotation-lists', {
      lines: shared,
    });
  const open = (token: string) =>
    app.get<{ lines?: object[]; code?: string }>(`/quotation-lists/${token}`);
  const count = async () =>
    (await app.db.reader.selectFrom('quotationLists').selectAll().execute()).length;

  test('open under a link of their own, which the database does not hold', async () => {
    const { status, body, headers } = await share();
    expect([status, headers.get('cache-control')]).toEqual([201, 'no-store']);
    expect(body.token).toMatch(/^[\w-]{43}$/);
    expect(Date.parse(body.expiresAt)).toBe(now + SHARED_LIST_DAYS * DAY_MS);
    const opened = await open(body.token);
    expect(opened.body).toEqual({ lines, expiresAt: body.expiresAt });
    expect(opened.headers.get('cache-control')).toBe('no-store');
    const rows = await app.db.reader.selectFrom('quotationLists').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(body.token);
  });

  test('expire after 90 days, with a message of their own, and are removed later', async () => {
    const { token } = (await share()).body;
    now += SHARED_LIST_DAYS * DAY_MS;
    expect(await open(token)).toMatchObject({ status: 410, body: { code: 'list_expired' } });
    now += 31 * DAY_MS;
    await share();
    expect(await open(token)).toMatchObject({ status: 404, body: { code: 'list_not_found' } });
    expect(await count()).toBe(1);
  });

  test.each([
    ['no lines', []],
    ['a line too many', Array<object>(MAX_LINES + 1).fill(lines[0]!)],
    ['a quantity of 0', [{ text: 'Rope', quantity: 0 }]],
    ['a quantity of 1e9', [{ text: 'Rope', quantity: 1e9 }]],
    ['neither part nor text', [{ quantity: 1, text: ' ' }]],
    ['a note, which may be personal', [{ text: 'Rope', quantity: 1, note: 'For Amina' }]],
  ])('with %s are rejected', async (_, shared) => {
    expect((await share(shared)).status).toBe(400);
    expect(await count()).toBe(0);
  });

  test('are limited per IP address', async () => {
    const { max } = LIMITS.sharedListsPerIp;
    for (let made = 0; made < max; made += 1) await share();
    expect(await share()).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    expect(await count()).toBe(max);
  });
});
