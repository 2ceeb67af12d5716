import { listedParts } from '@/server/db/live';
import { whereIn } from '@/server/db/sql';
import type { Connections, Queries } from '@/server/db/types';
import type { BuyerCorrespondence, BuyerInquiry } from '@/server/generated/requests';
import type { InquiryState } from '@/shared/inquiries';
import { countPhotographs } from '../messages/fileRepository';
import { lineRepository } from '../messages/lineRepository';
import type { Message } from '../messages/repository';
import { presentResponse, responseRepository } from '../messages/responseRepository';
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
  { id, reference, createdAt, state, language, text }: Message,
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

async function listCorrespondence(
  reader: Queries,
  messageId: string,
): Promise<BuyerCorrespondence[]> {
  const responses = await responseRepository(reader).list(messageId);
  const events = await responseRepository(reader).listCorrespondence(messageId);
  return events.map(({ id, createdAt, type, text }) => {
    const response = responses.find((row) => row.id === id);
    return {
      createdAt,
      by: type === 'answer' ? 'company' : 'buyer',
      ...(text && { text }),
      ...(response && { response: presentResponse(response) }),
    };
  });
}
