import { createHash, randomUUID } from 'node:crypto';
import { makePhotograph } from '../../src/server/testing/images';
import { makePdf } from '../../src/server/testing/pdfFile';
import type { Recorded } from '../../src/server/testing/releases';
import { read, succeed, type Client } from '../trials/killClient';
import { formOf, post, type Stored } from './fixtureCalls';

/** Inquiries, one with two quotations and an acceptance, one with a draft; an application and a shared list. */
export async function receiveMessages(
  buyer: Client,
  admin: Client,
  parts: string[],
): Promise<Recorded['pdf']> {
  const sender = {
    name: 'Amina Rahman',
    email: 'amina@example.com',
    company: 'Lifts Example',
    country: 'AE',
  };
  const lines = [
    { partId: parts[0], quantity: 2 },
    { text: 'Steel rope 8 mm', quantity: 500, unit: 'm' },
  ];
  const photographs = [await makePhotograph(), await makePhotograph()];
  const { token } = await post<{ token: string }>(
    buyer,
    '/inquiries',
    formOf({ ...sender, language: 'en', lines: JSON.stringify(lines), photographs }),
  );
  await post(buyer, '/inquiries', {
    ...sender,
    name: '陈静',
    language: 'zh',
    lines,
    inquiryDetails: '请报价',
  });
  await post(buyer, '/inquiries', {
    ...sender,
    website: 'https://spam.example',
    inquiryDetails: 'Held',
  });
  await post(
    buyer,
    '/applications',
    formOf({ name: 'Li Wei', email: 'li@example.com', aboutyou: 'Welder', cv: makePdf() }),
  );
  await post(buyer, '/quotation-lists', { lines });
  const { data } = await read<{ data: Stored[] }>(admin, '/inquiries');
  const [chinese = '', english = ''] = data.map(({ _id }) => `/inquiries/${_id}`);
  await saveDraft(admin, chinese, 0);
  const answer = { subject: 'Your inquiry', answerText: 'Which year is the lift from?' };
  await post(admin, `${english}/answers`, formOf({ ...answer, attachments: makePdf() }));
  const first = await issue(admin, english, 0);
  await post(admin, `${english}/notes`, { noteText: 'Called back.' });
  const responses = `/buyer-inquiries/${token}/responses`;
  const change = { type: 'changeRequested', lines: [{ position: 0, quantity: 3 }] };
  await post(buyer, responses, { ...change, quotationNumber: first });
  await read(admin, english);
  const second = await issue(admin, english, 2);
  const order = { type: 'accepted', orderNumber: 'PO 4711', quotationNumber: second };
  await post(buyer, responses, order);
  const path = `${english}/quotations/${first}/pdf`;
  const headers = { authorization: `Bearer ${admin.token}` };
  const pdf = Buffer.from(await (await fetch(admin.url + path, { headers })).arrayBuffer());
  return { path, sha256: createHash('sha256').update(pdf).digest('hex') };
}

/** Returns the number of the quotation. */
async function issue(admin: Client, inquiry: string, draftVersion: number): Promise<string> {
  const headers = {
    'if-match': await saveDraft(admin, inquiry, draftVersion),
    'idempotency-key': randomUUID(),
  };
  const path = `${inquiry}/quotations`;
  const issued = await succeed<{ number: string }>(admin, 'POST', path, { send: true }, headers);
  if (!issued) throw new Error(`${inquiry} got no quotation.`);
  return issued.number;
}

/** Prices all lines of an inquiry; returns the draft's `If-Match`. */
async function saveDraft(client: Client, inquiry: string, version: number): Promise<string> {
  const path = `${inquiry}/quotation`;
  const { content } = await read<{ content: { lines: object[] } }>(client, path);
  const lines = content.lines.map((line) => ({ ...line, unitPrice: '12.50' }));
  const form = { ...content, lines, validUntil: '2999-12-31', introduction: 'Dear Amina,' };
  const saved = await succeed<{ version: number }>(client, 'PUT', path, form, {
    'if-match': `"${version}"`,
  });
  return `"${saved?.version}"`;
}
