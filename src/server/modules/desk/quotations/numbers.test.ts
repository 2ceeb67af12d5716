import type { Quotation } from '@/server/generated/requests';
import { DATABASE_KINDS, makeTestPlace, type TestPlace } from '@/server/testing/databases';
import { killProcesses, startProcess } from '@/server/testing/product';

const CREDENTIALS = { emailId: 'admin@example.com', password: 'ninety nine quiet landings' };
const LINES = [{ text: 'Governor', quantity: 1, unitPrice: '1' }];
const CONTENT = { language: 'en', currency: 'USD', validUntil: '2999-12-31', lines: LINES };
/** Without a price it is rejected after the locks are taken. */
const INCOMPLETE = { ...CONTENT, lines: [{ text: 'Governor', quantity: 1 }] };

async function send<T>(url: string, method: string, body?: object, token = ''): Promise<T> {
  const response = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    ...(body && { body: JSON.stringify(body) }),
  });
  return (await response.json()) as T;
}

describe.each(DATABASE_KINDS)('%s: numbers of quotations', (kind) => {
  let place: TestPlace;
  beforeEach(async () => {
    place = await makeTestPlace(kind);
  });
  afterEach(async () => {
    killProcesses();
    await place.remove();
  });

  test('have neither gaps nor doubles where several processes issue at once', async () => {
    const { dataDir, databaseUrl } = place;
    const { emailId: ADMIN_EMAIL, password: ADMIN_PASSWORD } = CREDENTIALS;
    const env = { DATA_DIR: dataDir, ADMIN_EMAIL, ADMIN_PASSWORD };
    const database = databaseUrl === undefined ? undefined : { DATABASE_URL: databaseUrl };
    const start = () => startProcess({ ...env, ...database });
    const backends = [await start(), await start()];
    const [{ url }] = backends as [(typeof backends)[0]];
    const { token } = await send<{ token: string }>(`${url}/auth/login`, 'POST', CREDENTIALS);
    for (const name of ['first', 'second', 'third']) {
      await send(`${url}/inquiries`, 'POST', { name, phone: '123456' });
    }
    const inquiries = await send<{ data: { _id: string }[] }>(
      `${url}/inquiries`,
      'GET',
      undefined,
      token,
    );
    const ids = inquiries.data.map(({ _id }) => _id);
    const draft = (id: string, content: object) =>
      send(`${url}/inquiries/${id}/quotation`, 'PUT', content, token);
    const [incomplete = '', ...complete] = ids;
    await draft(incomplete, INCOMPLETE);
    for (const id of complete) await draft(id, CONTENT);

    const requests = Array.from({ length: 3 }, () =>
      backends.flatMap((backend) => ids.map((id) => `${backend.url}/inquiries/${id}/quotations`)),
    ).flat();
    const responses = await Promise.all(
      requests.map((path) => send<Partial<Quotation>>(path, 'POST', { send: false }, token)),
    );
    const numbers = responses.flatMap(({ number }) => number ?? []).sort();
    const year = numbers[0]?.slice(0, 8);
    expect(year).toMatch(/^HQ-\d{4}-$/);
    const revisions = ['', '-R2', '-R3', '-R4', '-R5', '-R6'];
    const expected = ['0001', '0002'].flatMap((number) =>
      revisions.map((revision) => `${year}${number}${revision}`),
    );
    expect(numbers).toEqual(expected);
  });
});
