import type { AppContext } from '@/server/context';
import type { Queries, Trx } from '@/server/db/types';
import type { QuotationDraft } from '@/server/generated/requests';
import { conflict } from '@/server/lib/httpError';
import { companyDay, type QuotationContent } from '@/shared/quotations';
import type { Precondition } from '../../core/catalogueVersion/entityTags';
import { accountRepository } from '../../core/auth/accountRepository';
import { eventRepository } from '../inquiries/eventRepository';
import type { InquiryRow } from '../inquiries/repository';
import {
  type Author,
  assertMailable,
  assertReleased,
  findInquiry,
  type ListQuotations,
  lockInquiry,
  markWritten,
} from '../inquiries/service';
import { enqueueMail } from '../../core/outbox/repository';
import { presentBriefly } from '../../catalogue/spareParts/presenter';
import { sparePartRepository } from '../../catalogue/spareParts/repository';
import { assertComplete, cleanContent, partIdsOf, proposeContent } from './content';
import { findIssued, nextRevision } from './numbers';
import { summarizeQuotation } from './presenter';
import { type DraftRow, quotationRepository, type QuotationRow } from './repository';

interface Write {
  /** Compared with the version of the draft. */
  precondition: Precondition;
  /** E-mail address of the admin. */
  author: string;
}

interface Issue extends Write {
  idempotencyKey: string | undefined;
  /** Whether the buyer gets it by e-mail. */
  send: boolean;
}

/** The author and the time are missing before the first save. */
type Draft = Pick<DraftRow, 'version' | 'content'> &
  Partial<Pick<DraftRow, 'updatedAt' | 'updatedBy'>>;

/** Drafts quotations for inquiries and issues them. Throws `inquiry_not_found`. */
export function quotationService({ db, config, clock, onMailDue }: AppContext) {
  /** The stored draft, or the one that is proposed before the first save. */
  const readDraft = async (queries: Queries, inquiry: InquiryRow): Promise<Draft> => {
    const stored = await quotationRepository(queries).findDraft(inquiry.id);
    if (stored) return stored;
    return { version: 0, content: await proposeContent(queries, inquiry, new Date(clock())) };
  };

  const getDraft = async (id: string): Promise<QuotationDraft> => {
    const inquiry = await findInquiry(db.reader, id);
    return presentDraft(db.reader, inquiry, await readDraft(db.reader, inquiry));
  };

  /** Stores the draft. Throws `version_conflict` unless it was made from the stored version. */
  const saveDraft = (id: string, content: QuotationContent, { precondition, author }: Write) => {
    const cleaned = cleanContent(content);
    return db.writer.transaction().execute(async (trx) => {
      const quotations = quotationRepository(trx);
      const inquiry = await lockInquiry(trx, id);
      const version = (await quotations.findDraft(id))?.version ?? 0;
      precondition(version);
      const updatedAt = new Date(clock()).toISOString();
      const saved = { content: cleaned, version: version + 1, updatedAt, updatedBy: author };
      await quotations.putDraft({ messageId: id, ...saved });
      return presentDraft(trx, inquiry, saved);
    });
  };

  const presentDraft = async (
    queries: Queries,
    { email }: InquiryRow,
    { content, version, updatedAt, updatedBy }: Draft,
  ): Promise<QuotationDraft> => {
    const parts = await sparePartRepository(queries).listById(partIdsOf(content.lines));
    return {
      version,
      content,
      updatedAt,
      updatedBy,
      sendTo: (config.mail && email) || undefined,
      parts: parts.map((row) => presentBriefly(row)),
    };
  };

  /**
   * Issues the draft, once per idempotency key and once per version. Throws `version_conflict`,
   * `inquiry_held`, `mail_disabled`, `buyer_without_email`, `buyer_responded`, and what
   * `assertComplete` throws.
   */
  const issue = async (id: string, { precondition, author, idempotencyKey, send }: Issue) => {
    const quotation = await db.writer.transaction().execute(async (trx) => {
      const quotations = quotationRepository(trx);
      const inquiry = await lockInquiry(trx, id);
      const issued = idempotencyKey === undefined ? [] : await quotations.list(id);
      const earlier = issued.find((other) => other.idempotencyKey === idempotencyKey);
      if (earlier) return earlier;
      assertReleased(inquiry);
      if (send) assertMailable(inquiry, config);
      await assertResponsesRead(trx, inquiry);
      const { version, content } = await readDraft(trx, inquiry);
      precondition(version);
      const now = new Date(clock());
      assertComplete(content, now);
      // Another admin who has read the same draft does not issue it a second time.
      const issuedDraft = { content, version: version + 1, updatedBy: author };
      await quotations.putDraft({ messageId: id, ...issuedDraft, updatedAt: now.toISOString() });
      const quotationId = await insertIssued(trx, id, content, { author, now, idempotencyKey });
      if (send) await enqueueMail(trx, { kind: 'quotation', messageId: id, quotationId, now });
      return quotations.get('id', quotationId);
    });
    onMailDue();
    return quotation;
  };

  /**
   * Withdraws an issued quotation, once. Throws `quotation_not_found`, and `quotation_accepted`: what
   * the buyer has ordered is changed by a new version that both agree on.
   */
  const withdraw = (id: string, number: string, author: string): Promise<QuotationRow> =>
    db.writer.transaction().execute(async (trx) => {
      const quotations = quotationRepository(trx);
      await lockInquiry(trx, id);
      const quotation = findIssued(await quotations.list(id), number);
      if (quotation.withdrawnAt !== null) return quotation;
      if (quotation.response === 'accepted') {
        throw conflict('quotation_accepted', 'The buyer has accepted this quotation.');
      }
      const createdAt = new Date(clock()).toISOString();
      await quotations.withdraw(quotation.id, { withdrawnAt: createdAt, withdrawnBy: author });
      const event = { type: 'quotationWithdrawn', text: number, author, createdAt } as const;
      await eventRepository(trx).add(id, event);
      return quotations.get('id', quotation.id);
    });

  const get = (number: string) => quotationRepository(db.reader).get('number', number);

  const list = async (id: string): Promise<QuotationRow[]> => {
    await findInquiry(db.reader, id);
    return quotationRepository(db.reader).list(id);
  };

  return { getDraft, saveDraft, issue, withdraw, get, list };
}

/** A new version must not replace what the buyer has accepted or asked for unseen. */
async function assertResponsesRead(trx: Trx, { id, readAt }: InquiryRow): Promise<void> {
  if (readAt !== null) return;
  if ((await eventRepository(trx).list(id)).every(({ lines }) => lines === null)) return;
  const message = 'The buyer has just responded. Please read the response, then issue again.';
  throw conflict('buyer_responded', message);
}

/** Reads what an inquiry shows of its quotations. */
export const listQuotations =
  (reader: Queries, clock: AppContext['clock']): ListQuotations =>
  async (inquiryId) =>
    (await quotationRepository(reader).list(inquiryId)).map((row) =>
      summarizeQuotation(row, new Date(clock())),
    );

interface Issued extends Author {
  idempotencyKey?: string;
}

/** Issues the first quotation of an inquiry, or one that replaces the newest. Returns its id. */
export async function insertIssued(
  trx: Trx,
  messageId: string,
  content: QuotationContent,
  { author, now, idempotencyKey }: Issued,
): Promise<string> {
  const quotations = quotationRepository(trx);
  const issuedAt = now.toISOString();
  const [newest] = await quotations.list(messageId);
  const number = newest
    ? nextRevision(newest.number)
    : await quotations.takeNumber(Number(companyDay(now).slice(0, 4)));
  const quotation = {
    messageId,
    number,
    issuedAt,
    issuedBy: author,
    issuedByName: await accountRepository(trx).nameOf(author),
    content,
    idempotencyKey: idempotencyKey ?? null,
  };
  const quotationId = await quotations.insert(quotation);
  await markWritten(trx, messageId, 'quoted', { author, now });
  const event = { type: 'quotationIssued', text: number, author, createdAt: issuedAt } as const;
  await eventRepository(trx).add(messageId, event);
  return quotationId;
}
