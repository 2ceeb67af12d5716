import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Inquiry, InquiryEvent } from '@/server/generated/requests';
import { company } from '@/shared/company';
import { useTestApp } from '@/server/testing/buildTestApp';
import { MISSING } from '@/server/testing/client';
import { DATABASE_KINDS } from '@/server/testing/databases';
import { makePhotograph } from '@/server/testing/images';
import { storeInquiry } from '@/server/testing/inquiries';
import type { Mail } from '../../core/outbox/outbox';
import { mailQueue } from '../../core/outbox/repository';

const NOW = Date.UTC(2026, 10, 26, 12);
const AT = new Date(NOW).toISOString();
const EARLIER = '2026-11-02T10:00:00.000Z';
const ANSWER = { subject: 'Your inquiry', answerText: 'Which year is the lift from?' };
const PDF = Buffer.from('%PDF-1.7\n%%EOF\n');
const buyer = { email: 'amina@example.com', waitingSince: EARLIER };

describe.each(DATABASE_KINDS)('%s: answers', (kind) => {
  let sent: Mail[];
  let failure: Error | undefined;
  const app = useTestApp({
    kind,
    role: 'admin',
    clock: () => NOW,
    config: { mail: { url: 'smtp://127.0.0.1:9', to: 'sales@hoistway.example' } },
    sendMail: async (mail) => {
      if (failure) throw failure;
      sent.push(mail);
    },
  });
  beforeEach(() => {
    sent = [];
    failure = undefined;
  });

  const read = (id: string) => app.read<Inquiry>(`/inquiries/${id}`);
  const answer = (id: string, body: object = ANSWER, headers = {}) =>
    app.postJson<InquiryEvent & { code: string }>(
      `/inquiries/${id}/answers`,
      body,
      'POST',
      headers,
    );
  const reply = (id: string, replyText: string) =>
    app.postJson<InquiryEvent>(`/inquiries/${id}/replies`, { replyText });
  const change = (id: string, changes: object) =>
    app.postJson<Inquiry>(`/inquiries/${id}`, changes, 'PATCH');
  const undo = (changeId: string | undefined) => app.postJson(`/changes/${changeId}/undo`, {});

  test('an answer is stored, sent in the name of its author, and ends the waiting', async () => {
    await app.postJson('/auth/me', { name: 'Wei Chen' }, 'PATCH');
    const id = await storeInquiry(app, { ...buyer, publicToken: 'token', language: 'zh' });
    const { status, body } = await answer(id);
    expect([status, body]).toEqual([
      201,
      {
        _id: body._id,
        createdAt: AT,
        author: app.email,
        type: 'answer',
        subject: ANSWER.subject,
        text: ANSWER.answerText,
        mail: expect.any(String),
      },
    ]);
    await app.app.close();
    const { reference } = (await app.rows('messages'))[0]!;
    const [mail] = await app.rows('mails');
    expect(sent).toMatchObject([
      {
        id: `${reference}.${mail?.id}`,
        to: 'amina@example.com',
        fromName: `Wei Chen，${company.name.zh}`,
        subject: ANSWER.subject,
        text: expect.stringMatching(/^Which year .*\?\n\nWei Chen\n[^]*\/zh\/inquiry\/token\n$/),
      },
    ]);
    // Release 1.1, which would send a confirmation, does not see it.
    expect(mail).toMatchObject({ kind: 'answer', dueAt: null, replyDueAt: null, sentAt: AT });
  });

  test('an inquiry that was new is answered and waits no longer; one that was quoted stays so', async () => {
    const id = await storeInquiry(app, buyer);
    await answer(id);
    const after = await read(id);
    expect(after).toMatchObject({ state: 'answered', answeredAt: AT, version: 2 });
    expect(after).not.toHaveProperty('waitingSince');
    expect(after.events).toMatchObject([{ type: 'state', text: 'answered' }, { type: 'answer' }]);
    const quoted = await storeInquiry(app, { ...buyer, state: 'quoted', answeredAt: EARLIER });
    await answer(quoted);
    const still = await read(quoted);
    expect(still).toMatchObject({ state: 'quoted', answeredAt: EARLIER, version: 2 });
    expect(still).not.toHaveProperty('waitingSince');
  });

  test('a repeated request sends nothing more; a second answer names the first mail', async () => {
    const id = await storeInquiry(app, buyer);
    const key = { 'idempotency-key': 'key-of-the-first-answer' };
    const responses = await Promise.all([1, 2, 3].map(() => answer(id, ANSWER, key)));
    expect(new Set(responses.map(({ body }) => body._id)).size).toBe(1);
    await answer(id, { ...ANSWER, subject: 'Second' });
    await app.app.close();
    expect(sent.map(({ subject }) => subject)).toEqual([ANSWER.subject, 'Second']);
    expect(sent[0]?.references).toEqual([]);
    expect(sent[1]?.references).toEqual([sent[0]?.id]);
  });

  test('of two admins who answer at once the second sees that, and may send it all the same', async () => {
    const id = await storeInquiry(app, buyer);
    const answers = await Promise.all([1, 2].map(() => answer(id, ANSWER, { 'if-match': '"1"' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 412]);
    expect((await answer(id, ANSWER, { 'if-match': '"2"' })).status).toBe(201);
  });

  test('attachments go with the mail, are for the desk alone, and are removed with the inquiry', async () => {
    const id = await storeInquiry(app, buyer);
    const path = `/inquiries/${id}/answers`;
    const attachments = [PDF, await makePhotograph()];
    const made = await app.sendForm<InquiryEvent>('POST', path, { ...ANSWER, attachments });
    expect(made).toMatchObject({
      status: 201,
      body: { files: [{ type: 'application/pdf' }, { type: 'image/jpeg' }] },
    });
    const [file] = made.body.files ?? [];
    expect((await app.get(`/inquiries/${id}/files/${file?._id}`)).body).toBe(PDF.toString());
    const inquiry = await read(id);
    expect(inquiry.files).toEqual([]);
    expect(inquiry.events?.find(({ type }) => type === 'answer')?.files).toHaveLength(2);
    const other = await storeInquiry(app, buyer);
    await app.sendForm('POST', `/inquiries/${other}/answers`, { ...ANSWER, attachments: PDF });
    expect(readdirSync(join(app.dataDir, 'private'))).toHaveLength(3);
    expect((await app.call('DELETE', `/inquiries/${other}`)).status).toBe(200);
    expect(readdirSync(join(app.dataDir, 'private'))).toHaveLength(2);
    await app.app.close();
    expect(sent[0]?.attachments).toMatchObject([
      { filename: 'image.pdf', content: PDF, contentType: 'application/pdf' },
      { filename: 'image.jpg', contentType: 'image/jpeg' },
    ]);
  });

  test('an attachment of another type is rejected, and so is one that only has a name', async () => {
    const id = await storeInquiry(app, buyer);
    const send = (fields: object) =>
      app.sendForm('POST', `/inquiries/${id}/answers`, { ...ANSWER, ...fields });
    expect(await send({ attachments: Buffer.from('MZ') })).toMatchObject({
      status: 400,
      body: { code: 'attachment_type_unsupported' },
    });
    expect(await send({ attachments: Buffer.from('%PDF-1.7') })).toMatchObject({
      status: 400,
      body: { code: 'pdf_incomplete' },
    });
    expect(await answer(id, { ...ANSWER, attachments: ['a.pdf'] })).toMatchObject({
      status: 400,
      body: { code: 'field_type_wrong' },
    });
    expect(await app.rows('messageEvents')).toEqual([]);
  });

  test.each([
    ['inquiry_held', { ...buyer, spamAt: EARLIER }],
    ['buyer_without_email', { email: '' }],
  ])('one that cannot be sent is rejected: %s', async (code, fields) => {
    expect(await answer(await storeInquiry(app, fields))).toMatchObject({
      status: 409,
      body: { code },
    });
    expect((await answer(MISSING)).status).toBe(404);
  });

  test('a mail that fails is shown at the answer, waits, and keeps its id when it is sent again', async () => {
    failure = Object.assign(new Error('550'), { code: 'EENVELOPE', responseCode: 550 });
    const id = await storeInquiry(app, buyer);
    await answer(id);
    const failed = () => mailQueue(app.db).count();
    while ((await failed()).failed === 0) await new Promise(setImmediate);
    // No further event says so.
    const { events, mailFailedAt } = await read(id);
    expect(mailFailedAt).toBe(AT);
    expect(events).toMatchObject([{ type: 'state' }, { type: 'answer', mail: 'failed' }]);
    const [mail] = await app.rows('mails');
    failure = undefined;
    expect((await app.postJson(`/inquiries/${id}/mail`, undefined)).status).toBe(200);
    await app.app.close();
    expect(sent[0]?.id).toMatch(new RegExp(`\\.${mail?.id}$`));
  });

  test('of an inquiry that is erased nothing is sent', async () => {
    failure = new Error('connect ECONNREFUSED');
    const id = await storeInquiry(app, buyer);
    expect((await answer(id)).body.mail).toBe('waiting');
    expect(await mailQueue(app.db).count()).toEqual({ waiting: 1, failed: 0 });
    await app.call('DELETE', `/inquiries/${id}`);
    expect(await mailQueue(app.db).count()).toEqual({ waiting: 0, failed: 0 });
  });

  test('a reply that came elsewhere is pasted: the buyer waits again', async () => {
    const id = await storeInquiry(app, buyer);
    await answer(id);
    const pasted = await reply(id, ' It is from\r\n1998. ');
    const body = { type: 'reply', text: 'It is from\n1998.', author: app.email };
    expect(pasted).toMatchObject({ status: 201, body });
    expect(await read(id)).toMatchObject({ state: 'inProgress', waitingSince: AT });
    expect((await reply(MISSING, 'Hello')).status).toBe(404);
  });

  test('why an inquiry is lost is in its history, not in that of changes; undo brings the waiting back', async () => {
    const id = await storeInquiry(app, buyer);
    await reply(id, 'Is it shipped?');
    const lost = await change(id, { state: 'lost', lostReason: 'Price of Amina' });
    expect(lost.body).toMatchObject({ state: 'lost', lostReason: 'Price of Amina' });
    expect(lost.body).not.toHaveProperty('waitingSince');
    expect(lost.body.events?.at(-1)).toMatchObject({ text: 'lost', subject: 'Price of Amina' });
    expect(JSON.stringify(await app.rows('changedRecords'))).not.toContain('Amina');
    expect((await undo(lost.body.change)).status).toBe(200);
    const open = await read(id);
    expect(open).toMatchObject({ state: 'new', waitingSince: AT });
    expect(open).not.toHaveProperty('lostReason');
  });
});

describe('without a mail server', () => {
  const app = useTestApp({ role: 'admin' });

  test('no answer is stored', async () => {
    const id = await storeInquiry(app, buyer);
    expect(await app.postJson(`/inquiries/${id}/answers`, ANSWER)).toMatchObject({
      status: 409,
      body: { code: 'mail_disabled' },
    });
    expect(await app.read(`/inquiries/${id}`)).not.toHaveProperty('sendTo');
  });
});
