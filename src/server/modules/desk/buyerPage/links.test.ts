import { LIMITS } from '@/server/modules/core/limits/defaultLimits';
import { buildTestApp, useTestApp } from '@/server/testing/buildTestApp';
import { DATABASE_KINDS } from '@/server/testing/databases';

const DAY_MS = 86_400_000;
const mail = { url: 'smtp://127.0.0.1:9', to: 'sales@example.com' };
const limits = { ...LIMITS, buyerLinksPerIp: { max: 6, windowMs: 60_000 } };
let now = Date.UTC(2026, 10, 3, 8);

describe.each(DATABASE_KINDS)('%s: lost links', (kind) => {
  const sendMail = () => Promise.resolve();
  const app = useTestApp({ kind, config: { mail }, sendMail, clock: () => now, limits });
  let messageId: string;
  beforeEach(async () => {
    // The limits of earlier tests are over.
    now += 2 * DAY_MS;
    await app.postJson('/inquiries', { name: 'Amina', email: 'amina@example.com' });
    const [message] = await app.rows('messages');
    messageId = message?.id ?? '';
    await app.db.writer.deleteFrom('mails').execute();
  });
  const rows = (table: 'mails') => app.rows(table);
  const request = (email: string) =>
    app.postJson<{ message: string; code?: string }>('/buyer-inquiries/links', { email });

  test('are sent to the e-mail address of the inquiries, with the same response for unknown ones', async () => {
    const known = await request('AMINA@example.com ');
    const unknown = await request('nobody@example.com');
    expect(known.status).toBe(202);
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    expect(await rows('mails')).toMatchObject([
      { kind: 'link', messageId, dueAt: null, queuedAt: new Date(now).toISOString() },
    ]);
  });

  test('are not sent for what is held for review, nor more than three times a day', async () => {
    for (let count = 0; count < 5; count += 1) {
      expect((await request('amina@example.com')).status).toBe(202);
    }
    expect(await rows('mails')).toHaveLength(3);
    expect((await request('nonsense')).body.code).toBe('email_invalid');
    await app.db.writer.updateTable('messages').set({ spamAt: 'x' }).execute();
    now += DAY_MS + 1;
    await request('amina@example.com');
    expect(await rows('mails')).toHaveLength(3);
  });

  test('are asked for a few times by one IP address', async () => {
    const statuses: number[] = [];
    for (let count = 0; count < 7; count += 1)
      statuses.push((await request(`a${count}@b.co`)).status);
    expect(statuses).toEqual([202, 202, 202, 202, 202, 202, 429]);
  });
});

test('a backend without a mail server says that it sends no links', async () => {
  const { postJson } = await buildTestApp();
  const { status, body } = await postJson<{ code: string }>('/buyer-inquiries/links', {
    email: 'a@b.co',
  });
  expect([status, body.code]).toEqual([409, 'mail_disabled']);
});
