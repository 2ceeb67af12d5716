import { createHash, randomUUID } from 'node:crypto';
import { makePhotograph } from '../../src/server/testing/images';
import { makePdf } from '../../src/server/testing/pdfFile';
import type { Recorded } from '../../src/server/testing/releases';
import { read, succeed, type Client } from '../trials/killClient';
import { formOf, post, type Stored } from './fixtureCalls';

/** Inquiries, one with a quotation that is issued and one with a draft, an application and a shared list. */
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
  await post(
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
  const [chinese, english] = data.map(({ _id }) => `/inquiries/${_id}`);
  await saveDraft(admin, chinese ?? '');
  const ifMatch = {
    'if-match': await saveDraft(admin, english ?? ''),
    'idempotency-key': randomUUID(),
  };
  const issued = await succeed<{ number: string }>(
    admin,
    'POST',
    `${english}/quotations`,
    { send: true },
    ifMatch,
  );
  await post(admin, `${english}/notes`, { noteText: 'Called back.' });
  const path = `${english}/quotations/${issued?.number}/pdf`;
  const headers = { authorization: `Bearer ${admin.token}` };
  const pdf = Buffer.from(await (await fetch(admin.url + path, { headers })).arrayBuffer());
  return { path, sha256: createHash('sha256').update(pdf).digest('hex') };
}

/** Prices all lines of an inquiry; returns the draft's `If-Match`. */
async function saveDraft(client: Client, inquiry: string): Promise<string> {
  const path = `${inquiry}/quotation`;
  const { content } = await read<{ content: { lines: object[] } }>(client, path);
  const lines = content.lines.map((line) => ({ ...line, unitPrice: '12.50' }));
  const form = { ...content, lines, validUntil: '2999-12-31', introduction: 'Dear Amina,' };
  const saved = await succeed<{ version: number }>(client, 'PUT', path, form, {
    'if-match': '"0"',
  });
  return `"${saved?.version}"`;
}
