import type { AppContext } from '@/server/context';
import type { Queries, Trx } from '@/server/db/types';
import type { QuotationDraft } from '@/server/generated/requests';
import { badRequest, conflict, notFound } from '@/server/lib/httpError';
import { IDEMPOTENCY_KEY } from '@/shared/messageForms';
import { companyDay, type QuotationContent } from '@/shared/quotations';
import type { Precondition } from '../catalogue/entityTags';
import { inquiryRepository, type InquiryRow } from '../inquiries/repository';
import { type Author, changeInquiry } from '../inquiries/service';
import { lineRepository } from '../messages/lineRepository';
import { enqueueMail } from '../mails/repository';
import { presentBriefly } from '../spareParts/presenter';
import { sparePartRepository } from '../spareParts/repository';
import { assertComplete, cleanContent, proposeContent } from './content';
import { quotationRepository, type QuotationRow } from './repository';

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

/** Drafts quotations for inquiries and issues them. Throws 404 for an unknown inquiry. */
export function quotationService({ db, config, clock, onMailDue }: QuotationContext) {
  const sendTo = ({ email }: InquiryRow) => (config.mail && email ? email : undefined);

  /** The stored draft, or the one that is proposed before the first save. */
  const readDraft = async (queries: Queries, inquiry: InquiryRow) => {
    const stored = await quotationRepository(queries).findDraft(inquiry.id);
    if (stored) return stored;
    const lines = await lineRepository(queries).list([inquiry.id]);
    return { version: 0, content: proposeContent(inquiry, lines, new Date(clock())) };
  };

  const getDraft = async (id: string): Promise<QuotationDraft> => {
    const inquiry = await findInquiry(db.reader, id);
    return presentDraft(await readDraft(db.reader, inquiry), inquiry);
  };

  /** Throws 412 where another version is stored than the draft was made from. */
  const saveDraft = async (
    id: string,
    content: QuotationContent,
    { precondition, author }: Write,
  ) => {
    const cleaned = cleanContent(content);
    const { draft, inquiry } = await db.writer.transaction().execute(async (trx) => {
      const quotations = quotationRepository(trx);
      const inquiry = await lockInquiry(trx, id);
      const version = (await quotations.findDraft(id))?.version ?? 0;
      precondition(version);
      const updatedAt = new Date(clock()).toISOString();
      const saved = { content: cleaned, version: version + 1, updatedAt, updatedBy: author };
      await quotations.putDraft({ messageId: id, ...saved });
      return { draft: saved, inquiry };
    });
    return presentDraft(draft, inquiry);
  };

  const presentDraft = async (
    { content, version, updatedAt, updatedBy }: Awaited<ReturnType<typeof readDraft>> & Saved,
    inquiry: InquiryRow,
  ): Promise<QuotationDraft> => {
    const ids = new Set(content.lines.flatMap(({ partId }) => partId ?? []));
    const parts = await sparePartRepository(db.reader).listById([...ids]);
    return {
      version,
      content,
      updatedAt,
      updatedBy,
      sendTo: sendTo(inquiry),
      parts: parts.map(presentBriefly),
    };
  };

  /**
   * Issues the draft, once per idempotency key. The number is taken within the same transaction:
   * one that is rolled back leaves no gap, and parallel ones wait for each other.
   */
  const issue = async (id: string, { precondition, author, idempotencyKey, send }: Issue) => {
    assertKey(idempotencyKey);
    const quotation = await db.writer.transaction().execute(async (trx) => {
      const quotations = quotationRepository(trx);
      const inquiry = await lockInquiry(trx, id);
      const now = new Date(clock());
      const year = Number(companyDay(now).slice(0, 4));
      await quotations.lockYear(year);
      const earlier =
        idempotencyKey === undefined ? undefined : await quotations.findByKey(idempotencyKey);
      if (earlier?.messageId === id) return earlier;
      if (earlier) {
        const message = 'Another quotation has already been issued by this request.';
        throw conflict('idempotency_key_reused', message);
      }
      assertSendable(inquiry, send);
      const { version, content } = await readDraft(trx, inquiry);
      precondition(version);
      assertComplete(content, now);
      // Another admin who has read the same draft does not issue it a second time.
      const issuedDraft = { content, version: version + 1, updatedBy: author };
      await quotations.putDraft({ messageId: id, ...issuedDraft, updatedAt: now.toISOString() });
      const by = { author, now, idempotencyKey };
      const quotationId = await insertIssued(trx, id, content, by);
      if (send) await enqueueMail(trx, { kind: 'quotation', messageId: id, quotationId, now });
      return quotations.get(quotationId);
    });
    onMailDue();
    return quotation;
  };

  const assertSendable = (inquiry: InquiryRow, send: boolean): void => {
    if (inquiry.spamAt !== null) {
      const message = 'This inquiry is held for review. Please release it first.';
      throw conflict('inquiry_held', message);
    }
    if (!send) return;
    if (!config.mail) {
      const message = 'No e-mails are sent because no mail server is set up.';
      throw conflict('mail_disabled', message);
    }
    if (inquiry.email === '') {
      throw conflict('buyer_without_email', 'The buyer has given no e-mail address.');
    }
  };

  const list = async (id: string): Promise<QuotationRow[]> => {
    await findInquiry(db.reader, id);
    return quotationRepository(db.reader).list(id);
  };

  return { getDraft, saveDraft, issue, list };
}

interface Issued extends Author {
  idempotencyKey?: string;
}

/** The number is free again where the transaction is rolled back. Returns the quotation's id. */
export async function insertIssued(
  trx: Trx,
  messageId: string,
  content: QuotationContent,
  { author, now, idempotencyKey }: Issued,
): Promise<string> {
  const quotations = quotationRepository(trx);
  const year = Number(companyDay(now).slice(0, 4));
  await quotations.lockYear(year);
  const issuedAt = now.toISOString();
  const number = await quotations.takeNumber(year);
  const quotationId = await quotations.insert({
    messageId,
    number,
    issuedAt,
    issuedBy: author,
    language: content.language,
    content,
    idempotencyKey: idempotencyKey ?? null,
  });
  await changeInquiry(trx, messageId, { state: 'quoted' }, { author, now });
  const event = { type: 'quotationIssued', text: number, author, createdAt: issuedAt } as const;
  await inquiryRepository(trx).addEvent(messageId, event);
  return quotationId;
}

type QuotationContext = Pick<AppContext, 'db' | 'clock' | 'onMailDue'> & {
  config: Pick<AppContext['config'], 'mail'>;
};

interface Saved {
  updatedAt?: string;
  updatedBy?: string;
}

async function findInquiry(queries: Queries, id: string): Promise<InquiryRow> {
  const inquiry = await inquiryRepository(queries).find(id);
  if (!inquiry) throw notFound('inquiry_not_found', 'This inquiry does not exist.');
  return inquiry;
}

/** Others that write the same inquiry's quotations wait until the transaction ends. */
async function lockInquiry(trx: Trx, id: string): Promise<InquiryRow> {
  await inquiryRepository(trx).lock(id);
  return findInquiry(trx, id);
}

function assertKey(key: string | undefined): void {
  if (key !== undefined && !IDEMPOTENCY_KEY.test(key)) {
    throw badRequest('idempotency_key_invalid', 'The Idempotency-Key is not valid.');
  }
}
