import { listedParts } from '@/server/db/live';
import { whereIn } from '@/server/db/sql';
import type { Connections, Queries } from '@/server/db/types';
import type { BuyerCorrespondence, BuyerInquiry } from '@/server/generated/requests';
import { buyerResponseTypes, type InquiryState } from '@/shared/inquiries';
import { eventRepository, type EventRow } from '../inquiries/eventRepository';
import { presentResponse } from '../inquiries/presenter';
import { countPhotographs } from '../messages/fileRepository';
import { lineRepository } from '../messages/lineRepository';
import type { Message } from '../messages/repository';
import { presentQuotation } from '../quotations/presenter';
import { quotationRepository } from '../quotations/repository';

const BUYER_STATES: Record<InquiryState, BuyerInquiry['state']> = {
  new: 'received',
  inProgress: 'inProgress',
  answered: 'answered',
  quoted: 'quoted',
  won: 'ordered',
  lost: 'closed',
};

/** An inquiry as its buyer reads it: without notes and e-mail addresses of admins. */
export async function presentForBuyer(
  { reader }: Connections,
  { id, reference, createdAt, state, language, text, country, incoterm }: Message,
  now: Date,
): Promise<BuyerInquiry> {
  const lines = await lineRepository(reader).list([id]);
  const listed = await findListed(
    reader,
    lines.flatMap(({ partId }) => partId ?? []),
  );
  const quotations = await quotationRepository(reader).list(id);
  return {
    reference,
    createdAt,
    ...(language && { language }),
    state: BUYER_STATES[state],
    ...(text && { inquiryDetails: text }),
    ...(country && { country }),
    ...(incoterm && { incoterm }),
    files: await countPhotographs(reader, id),
    correspondence: await listCorrespondence(reader, id),
    lines: lines.map(({ partId, text: name, partNumber, quantity, unit, note, original }) => ({
      text: name,
      quantity,
      ...(partNumber && { partNumber }),
      ...(unit && { unit }),
      ...(note && { note }),
      ...(original && { original }),
      ...(partId !== null && listed.has(partId) && { partId }),
    })),
    quotations: quotations.map((row) => {
      const { number, status, issuedAt, total } = presentQuotation(row, now);
      const { content } = row;
      const { validUntil, currency } = content;
      return { number, status, content, issuedAt, validUntil, currency, total };
    }),
  };
}

/** Those of the parts that the site shows. */
async function findListed(reader: Queries, partIds: string[]): Promise<Set<string>> {
  const rows = await listedParts(reader, false)
    .select('id')
    .where(whereIn(reader, 'id', partIds))
    .execute();
  return new Set(rows.map(({ id }) => id));
}

const CORRESPONDENCE: readonly EventRow['type'][] = ['answer', 'reply', ...buyerResponseTypes];

/** What was written to the buyer and by the buyer, oldest first. */
async function listCorrespondence(
  reader: Queries,
  messageId: string,
): Promise<BuyerCorrespondence[]> {
  const events = await eventRepository(reader).list(messageId);
  return events
    .filter(({ type }) => CORRESPONDENCE.includes(type))
    .map((event) => ({
      createdAt: event.createdAt,
      by: event.type === 'answer' ? 'company' : 'buyer',
      text: event.text || undefined,
      response: presentResponse(event),
    }));
}
