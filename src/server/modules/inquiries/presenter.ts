import { cut } from '@/shared/texts';
import type {
  Inquiry,
  InquiryEvent,
  InquirySummary,
  QuotationSummary,
  ReceivedLine,
} from '@/server/generated/requests';
import type { Row } from '@/server/db/types';
import { presentBriefly } from '../spareParts/presenter';
import type { SparePartRow } from '../spareParts/repository';
import { presentQuotation } from '../quotations/presenter';
import type { QuotationRow } from '../quotations/repository';
import type { LineRow } from '../messages/lineRepository';
import { presentFile, presentMessage } from '../messages/presenter';
import type { EventRow, InquiryRow, SummaryRow } from './repository';

/** Characters of the text that a list shows. */
const FIRST_WORDS = 120;

/** What is read beside an inquiry. */
interface Details {
  lines: LineRow[];
  /** Those of the lines that still exist. */
  parts: SparePartRow[];
  files: Row<'messageFiles', 'id' | 'name' | 'type' | 'size'>[];
  events: EventRow[];
  related: SummaryRow[];
  quotations: QuotationRow[];
}

/** Empty texts are left out. */
export function presentSummary(row: SummaryRow): InquirySummary {
  const { assigneeId, assigneeEmail } = row;
  const firstWords = cut(
    (row.beginning || (row.firstLine ?? '')).replace(/\s+/g, ' '),
    FIRST_WORDS,
  );
  return {
    ...presentMessage(row),
    ...(row.company && { company: row.company }),
    ...(row.country && { country: row.country }),
    ...(row.language && { language: row.language }),
    ...(firstWords && { firstWords }),
    lineCount: row.lineCount,
    state: row.state,
    ...(assigneeId !== null &&
      assigneeEmail !== null && { assignee: { _id: assigneeId, emailId: assigneeEmail } }),
    unread: row.readAt === null,
  };
}

export function presentInquiry(row: InquiryRow, details: Details): Inquiry {
  const parts = new Map(details.parts.map((part) => [part.id, part]));
  return {
    ...presentSummary(row),
    ...(row.address && { address: row.address }),
    ...(row.text && { inquiryDetails: row.text }),
    ...(row.incoterm && { incoterm: row.incoterm }),
    version: row.version,
    lines: details.lines.map((line) => presentLine(line, parts.get(line.partId ?? ''))),
    files: details.files.map(presentFile),
    events: details.events.map(presentEvent),
    related: details.related.map(presentSummary),
    quotations: details.quotations.map(summarizeQuotation),
  };
}

function presentLine(line: LineRow, part: SparePartRow | undefined): ReceivedLine {
  const { partId, text, partNumber, quantity, unit, note } = line;
  const isChanged = part && (part.name !== text || part.partNumber !== partNumber);
  return {
    ...(partId && { partId }),
    text,
    ...(partNumber && { partNumber }),
    quantity,
    ...(unit && { unit }),
    ...(note && { note }),
    ...(part && { part: presentBriefly(part) }),
    ...(isChanged && { partChanged: true }),
  };
}

export function presentEvent({ id, createdAt, author, type, text }: EventRow): InquiryEvent {
  return { _id: id, createdAt, ...(author && { author }), type, ...(text && { text }) };
}

function summarizeQuotation(row: QuotationRow): QuotationSummary {
  const { content, ...summary } = presentQuotation(row);
  return { ...summary, language: content.language };
}
