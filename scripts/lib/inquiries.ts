import type { Inquiry, QuotationDraft, SparePart } from '../../src/server/generated/requests';
import type { InquiryLine } from '../../src/shared/inquiries';
import type { AdminCall } from './product';

export interface Sent {
  reference: string;
  /** Permits to read the buyer's page. */
  token: string;
}

/** Sends an inquiry as the site does it, always from the same e-mail address. */
export async function sendInquiry(
  apiUrl: string,
  lines: InquiryLine[],
  name = 'Amina Otieno',
): Promise<Sent> {
  const buyer = { name, email: 'amina@lifts.example', language: 'en' };
  const response = await fetch(`${apiUrl}/inquiries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...buyer, lines }),
  });
  if (!response.ok) throw new Error(`The inquiry was rejected: ${await response.text()}`);
  return (await response.json()) as Sent;
}

export async function findInquiry(send: AdminCall, reference: string): Promise<Inquiry> {
  const { data } = await send<{ data: Inquiry[] }>('GET', `/inquiries?q=${reference}`);
  const [found] = data;
  if (!found) throw new Error(`There is no inquiry ${reference}.`);
  return send('GET', `/inquiries/${found._id}`);
}

/** Issues a quotation with a price for each line, without a mail; returns its number. */
export async function quote(send: AdminCall, { reference }: Sent, prices: string[]) {
  const path = `/inquiries/${(await findInquiry(send, reference))._id}`;
  const ifMatch = { 'if-match': '*' };
  const { content } = await send<QuotationDraft>('GET', `${path}/quotation`);
  const lines = content.lines.map((line, index) => ({ ...line, unitPrice: prices[index] }));
  await send('PUT', `${path}/quotation`, { ...content, lines }, ifMatch);
  const body = { send: false };
  return (await send<{ number: string }>('POST', `${path}/quotations`, body, ifMatch)).number;
}

/** So many parts of the demo catalogue that have a number. */
export async function partsWithNumber(send: AdminCall, count: number): Promise<SparePart[]> {
  const { data } = await send<{ data: SparePart[] }>(
    'GET',
    `/spare-parts?page=1&limit=${count * 2}`,
  );
  return data.filter(({ partNumber }) => partNumber).slice(0, count);
}
