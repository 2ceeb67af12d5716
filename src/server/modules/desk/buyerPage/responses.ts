import { createHash } from 'node:crypto';
import type { AppContext } from '@/server/context';
import type { Trx } from '@/server/db/types';
import type { BuyerResponseForm } from '@/server/generated/requests';
import { badRequest, conflict, type HttpError } from '@/server/lib/httpError';
import { newId } from '@/server/lib/ids';
import { ipKey } from '@/server/lib/ipKeys';
import { companyDay, type QuotationStatus, quotationStatus } from '@/shared/quotations';
import { enqueueMail } from '../../core/outbox/repository';
import { eventRepository, type EventRow } from '../inquiries/eventRepository';
import { presentResponse } from '../inquiries/presenter';
import { lockInquiry } from '../inquiries/service';
import type { Message } from '../messages/repository';
import { findIssued } from '../quotations/numbers';
import { quotationRepository, type QuotationRow } from '../quotations/repository';

/** Of one inquiry; what comes beyond is for an e-mail. */
export const MAX_RESPONSES = 100;

interface Sent {
  form: BuyerResponseForm;
  idempotencyKey: string | undefined;
  ipAddress: string;
}

/**
 * Stores what a buyer does on the page of the inquiry, once per idempotency key. Others that write the
 * same inquiry or its quotations wait until the transaction ends.
 */
export function responseService(context: AppContext) {
  const { db, config, clock, limits, makeLimiter, onMailDue } = context;
  const perIp = makeLimiter('buyerResponsesPerIp', limits.buyerResponsesPerIp);
  const perInquiry = makeLimiter('buyerResponses', limits.buyerResponsesPerInquiry);

  return async ({ id: messageId }: Message, { form, idempotencyKey, ipAddress }: Sent) => {
    assertComplete(form);
    const requestHash = createHash('sha256').update(JSON.stringify(form)).digest('base64url');
    const findEarlier = (events: EventRow[]) => {
      const earlier = events.find(({ responseKey }) => responseKey === idempotencyKey);
      if (earlier && earlier.requestHash !== requestHash) throw reused();
      return earlier && presentResponse(earlier);
    };
    const earlier = findEarlier(await eventRepository(db.reader).list(messageId));
    if (earlier) return earlier;
    await perIp.take(ipKey(ipAddress));
    await perInquiry.take(messageId);
    const response = await db.writer.transaction().execute(async (trx) => {
      const { spamAt } = await lockInquiry(trx, messageId);
      const events = await eventRepository(trx).list(messageId);
      const stored = findEarlier(events);
      if (stored) return stored;
      if (spamAt !== null) throw underReview();
      if (events.filter(({ lines }) => lines !== null).length >= MAX_RESPONSES) throw tooMany();
      const now = new Date(clock());
      const quotation = await findQuotation(trx, messageId, form, now);
      const eventId = newId();
      const row = {
        id: eventId,
        messageId,
        quotationId: quotation?.id ?? null,
        type: form.type,
        text: form.responseText ?? '',
        orderNumber: form.orderNumber ?? '',
        deliveryAddress: form.deliveryAddress ?? '',
        lines: JSON.stringify(form.lines ?? []),
        createdAt: now.toISOString(),
        idempotencyKey: idempotencyKey ?? null,
        requestHash,
      };
      await eventRepository(trx).addResponse(row);
      if (config.mail) {
        await enqueueMail(trx, { kind: 'notification', messageId, eventId, now });
        await enqueueMail(trx, { kind: 'response', messageId, eventId, now });
      }
      return presentResponse({ ...row, number: quotation?.number });
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

const reused = () =>
  conflict('idempotency_key_reused', 'Another version of this has already been received.');

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
  const quotation = findIssued(await quotationRepository(trx).list(messageId), quotationNumber);
  const unknown = lines.find(({ position }) => position >= quotation.content.lines.length);
  if (unknown) {
    const line = unknown.position + 1;
    throw badRequest('line_unknown', `The quotation has no line ${line}.`, { line });
  }
  const status = quotationStatus(quotation, companyDay(now));
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
