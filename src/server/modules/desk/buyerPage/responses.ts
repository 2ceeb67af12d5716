import { createHash } from 'node:crypto';
import type { AppContext } from '@/server/context';
import type { Trx } from '@/server/db/types';
import type { BuyerResponse, BuyerResponseForm } from '@/server/generated/requests';
import { badRequest, conflict, type HttpError, notFound } from '@/server/lib/httpError';
import { newId } from '@/server/lib/ids';
import { ipKey } from '@/server/lib/ipKeys';
import { companyDay, type QuotationStatus, quotationStatus } from '@/shared/quotations';
import { enqueueMail } from '../../core/outbox/repository';
import { inquiryRepository } from '../inquiries/repository';
import type { Message } from '../messages/repository';
import {
  presentResponse,
  responseRepository,
  type ResponseRow,
} from '../messages/responseRepository';
import { quotationRepository, type QuotationRow } from '../quotations/repository';

/** Of one inquiry; what comes beyond is for an e-mail. */
export const MAX_RESPONSES = 100;

interface Sent {
  form: BuyerResponseForm;
  idempotencyKey: string | undefined;
  ipAddress: string;
}

export const unknownInquiry = () => notFound('inquiry_not_found', 'This inquiry does not exist.');

/**
 * Stores what a buyer does on the page of the inquiry, once per idempotency key. Others that write the
 * same inquiry or its quotations wait until the transaction ends.
 */
export function responseService(context: AppContext) {
  const { db, config, clock, limits, makeLimiter, onMailDue } = context;
  const perIp = makeLimiter('buyerResponsesPerIp', limits.buyerResponsesPerIp);
  const perInquiry = makeLimiter('buyerResponses', limits.buyerResponsesPerInquiry);

  return async (inquiry: Message, { form, idempotencyKey, ipAddress }: Sent) => {
    assertComplete(form);
    const requestHash = hashOf(form);
    const key = idempotencyKey ?? null;
    const findEarlier = async (queries: Trx | typeof db.reader) => {
      const responses = responseRepository(queries);
      const row = key === null ? undefined : await responses.findByKey(inquiry.id, key);
      return row && earlierResponse(row, requestHash);
    };
    const earlier = await findEarlier(db.reader);
    if (earlier) return earlier;
    await perIp.take(ipKey(ipAddress));
    await perInquiry.take(inquiry.id);
    const response = await db.writer.transaction().execute(async (trx) => {
      const locked = await inquiryRepository(trx).lock(inquiry.id);
      if (!locked) throw unknownInquiry();
      const meanwhile = await findEarlier(trx);
      if (meanwhile) return meanwhile;
      if (locked.spamAt !== null) throw underReview();
      if ((await responseRepository(trx).count(inquiry.id)) >= MAX_RESPONSES) throw tooMany();
      const now = new Date(clock());
      const quotation = await findQuotation(trx, inquiry.id, form, now);
      const createdAt = now.toISOString();
      const row = {
        id: newId(),
        type: form.type,
        text: form.responseText ?? '',
        orderNumber: form.orderNumber ?? '',
        deliveryAddress: form.deliveryAddress ?? '',
        lines: JSON.stringify(form.lines ?? []),
        createdAt,
        idempotencyKey: key,
        requestHash,
      };
      const { id: messageId } = inquiry;
      await responseRepository(trx).insert({
        ...row,
        messageId,
        quotationId: quotation?.id ?? null,
      });
      if (config.mail) {
        await enqueueMail(trx, { kind: 'notification', messageId, eventId: row.id, now });
        await enqueueMail(trx, { kind: 'response', messageId, eventId: row.id, now });
      }
      return presentResponse({ ...row, number: quotation?.number ?? null });
    });
    onMailDue();
    return response;
  };
}

/** Throws `question_empty`, `change_empty` and `field_missing`. */
function assertComplete({
  type,
  responseText: text,
  lines = [],
  quotationNumber,
}: BuyerResponseForm): void {
  if (type === 'question' && !text) throw badRequest('question_empty', 'The question is missing.');
  if (type !== 'question' && !quotationNumber) {
    const message = 'The field "quotationNumber" is missing.';
    throw badRequest('field_missing', message, { field: 'quotationNumber' });
  }
  const isEmpty = (line: (typeof lines)[number]) =>
    !line.note && line.quantity === undefined && line.targetPrice === undefined;
  if (type === 'changeRequested' && !text && lines.every(isEmpty)) {
    throw badRequest('change_empty', 'It is missing what is to be changed.');
  }
}

const hashOf = ({
  type,
  quotationNumber,
  responseText,
  orderNumber,
  deliveryAddress,
  lines,
}: BuyerResponseForm) =>
  createHash('sha256')
    .update(
      JSON.stringify([
        [type, quotationNumber, responseText, orderNumber, deliveryAddress],
        lines?.map(({ position, quantity, targetPrice, note }) => [
          position,
          quantity,
          targetPrice,
          note,
        ]),
      ]),
    )
    .digest('base64url');

function earlierResponse(row: ResponseRow, requestHash: string): BuyerResponse {
  if (row.requestHash === requestHash) return presentResponse(row);
  throw conflict('idempotency_key_reused', 'Another version of this has already been received.');
}

/**
 * The quotation that the response is about. What only says something is stored about an older version
 * too, which the buyer may still see while the next one is issued.
 */
async function findQuotation(
  trx: Trx,
  messageId: string,
  { type, quotationNumber, lines = [] }: BuyerResponseForm,
  now: Date,
): Promise<QuotationRow | undefined> {
  if (!quotationNumber) return undefined;
  const quotations = await quotationRepository(trx).list(messageId);
  const quotation = quotations.find(({ number }) => number === quotationNumber);
  if (!quotation) throw notFound('quotation_not_found', 'This quotation does not exist.');
  const { content } = quotation;
  const unknown = lines.find(({ position }) => position >= content.lines.length);
  if (unknown) {
    const line = unknown.position + 1;
    throw badRequest('line_unknown', `The quotation has no line ${line}.`, { line });
  }
  const today = companyDay(now);
  const status = quotationStatus({ ...quotation, validUntil: content.validUntil }, today);
  if (type === 'accepted' || (type === 'declined' && status !== 'expired')) {
    const closed = CLOSED[status];
    if (closed) throw conflict(...closed);
  }
  return quotation;
}

/** Why a quotation can be accepted no more. */
const CLOSED: Partial<Record<QuotationStatus, Parameters<typeof conflict>>> = {
  accepted: ['quotation_accepted', 'This quotation has already been accepted.'],
  expired: ['quotation_expired', 'This quotation is no longer valid. Please ask for a new one.'],
  replaced: ['quotation_replaced', 'There is a newer version of this quotation.'],
  withdrawn: ['quotation_withdrawn', 'This quotation has been withdrawn.'],
};

const underReview = (): HttpError =>
  conflict(
    'inquiry_under_review',
    'This inquiry is still being reviewed. Please write an e-mail instead.',
  );

const tooMany = (): HttpError =>
  conflict('too_many_responses', 'There is no room for more here. Please write an e-mail instead.');
