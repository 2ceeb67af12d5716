import type { Trx } from '@/server/db/types';
import type { QuotationContent, QuotationLine } from '@/shared/quotations';
import { accountRepository } from '../../core/auth/accountRepository';
import { eventRepository } from '../../desk/inquiries/eventRepository';
import { inquiryRepository } from '../../desk/inquiries/repository';
import { type Author, changeInquiry } from '../../desk/inquiries/service';
import { lineRepository } from '../../desk/messages/lineRepository';
import { insertMessage, type MessageValues } from '../../desk/messages/submissionRepository';
import { proposeContent } from '../../desk/quotations/content';
import { insertIssued } from '../../desk/quotations/service';

const HOUR_MS = 3_600_000;

/** What `inquiries.json` holds. Parts are named by their numbers. */
export interface DemoInquiry {
  hoursAgo: number;
  values: Omit<MessageValues, 'address'>;
  lines: { partNumber?: string; text?: string; quantity: number; unit?: string; note?: string }[];
  /** What an admin has done, some hours later; neither: it is new. */
  work?: { hoursLater: number; note?: string; quotation?: DemoQuotation };
}

type DemoQuotation = Pick<QuotationContent, 'place' | 'introduction' | 'payment' | 'remarks'> & {
  /** One for each line. */
  prices: Pick<QuotationLine, 'unitPrice' | 'leadTime'>[];
};

/** The inquiries are part of the build, and loaded only when they are needed. */
export async function readDemoInquiries(): Promise<DemoInquiry[]> {
  return (await import('./inquiries.json')).default as DemoInquiry[];
}

/** The oldest come first. No mails are sent for them. */
export async function insertDemoInquiries(
  trx: Trx,
  inquiries: DemoInquiry[],
  /** Ids by part numbers. */
  partIds: ReadonlyMap<string, string>,
  now: number,
): Promise<void> {
  const admin = (await accountRepository(trx).list()).find(({ role }) => role === 'admin');
  for (const { hoursAgo, values, lines, work } of inquiries) {
    const sent = lines.map(({ partNumber = '', text = '', quantity, unit = '', note = '' }) => {
      const partId = partIds.get(partNumber) ?? null;
      return { partId, text, quantity, unit, note };
    });
    const received = now - hoursAgo * HOUR_MS;
    const message = {
      values: { ...values, address: '' },
      lines: await lineRepository(trx).withParts(sent, values.language),
      files: [],
      requestKey: { idempotencyKey: null, requestHash: null },
      now: new Date(received),
      withMail: false,
    };
    const { id } = await insertMessage(trx, 'inquiry', message, false);
    if (!work || !admin) continue;
    const by = { author: admin.email, now: new Date(received + work.hoursLater * HOUR_MS) };
    await changeInquiry(trx, id, { state: 'inProgress', assigneeId: admin.id }, by);
    if (work.note) await addNote(trx, id, work.note, by);
    if (work.quotation) await issue(trx, id, work.quotation, by);
  }
}

async function addNote(trx: Trx, id: string, text: string, { author, now }: Author) {
  const event = { type: 'note', text, author, createdAt: now.toISOString() } as const;
  await eventRepository(trx).add(id, event);
}

async function issue(trx: Trx, id: string, { prices, ...texts }: DemoQuotation, by: Author) {
  const inquiries = inquiryRepository(trx);
  const inquiry = await inquiries.find(id);
  if (!inquiry) return;
  const proposed = await proposeContent(trx, inquiry, by.now);
  const lines = proposed.lines.map((line, index) => ({ ...line, ...prices[index] }));
  await insertIssued(trx, id, { ...proposed, ...texts, lines }, by);
}
