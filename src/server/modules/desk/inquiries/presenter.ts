import { cut } from '@/shared/texts';
import type {
  BuyerResponse,
  InquiryEvent,
  InquirySummary,
  ReceivedLine,
} from '@/server/generated/requests';
import { presentBriefly } from '../../catalogue/spareParts/presenter';
import type { SparePartRow } from '../../catalogue/spareParts/repository';
import type { LineRow } from '../messages/lineRepository';
import type { FileRow } from '../messages/fileRepository';
import { presentFile, presentMailState, presentMessage } from '../messages/presenter';
import type { EventRow } from './eventRepository';
import { presentLatest } from './latestQuotationRepository';
import type { InquiryRow, SummaryRow } from './repository';

/** Characters of the text that a list shows. */
const FIRST_WORDS = 120;

/** Empty texts are skipped. */
export function presentSummary(row: SummaryRow, now: Date): InquirySummary {
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
    ...(row.waitingSince && { waitingSince: row.waitingSince }),
    quotation: presentLatest(row, now),
  };
}

/** Returns the inquiry of the contract without lines, files, events and quotations. */
export const presentInquiry = (row: InquiryRow, now: Date) => ({
  ...presentSummary(row, now),
  ...(row.address && { address: row.address }),
  ...(row.text && { inquiryDetails: row.text }),
  ...(row.incoterm && { incoterm: row.incoterm }),
  ...(row.state === 'lost' && row.lostReason && { lostReason: row.lostReason }),
  version: row.version,
});

/** `part`: as it is now, unless it has been deleted. */
export function presentLine(line: LineRow, part: SparePartRow | undefined): ReceivedLine {
  const { partId, text, partNumber, quantity, unit, note, original, doubtful } = line;
  const isRenamed = part && text !== part.name && text !== part.nameZh;
  const isChanged = isRenamed || (part && part.partNumber !== partNumber);
  return {
    ...(partId && { partId }),
    text,
    ...(partNumber && { partNumber }),
    quantity,
    ...(unit && { unit }),
    ...(note && { note }),
    ...(original && { original }),
    ...(doubtful && { doubtful: true }),
    ...(part && { part: presentBriefly(part) }),
    ...(isChanged && { partChanged: true }),
  };
}

export function presentEvent(
  row: Pick<EventRow, 'id' | 'createdAt' | 'author' | 'type' | 'text'> & Partial<EventRow>,
  files: FileRow[] = [],
): InquiryEvent {
  const { id, createdAt, author, type, text, subject } = row;
  const attached = files.filter(({ eventId }) => eventId === id);
  return {
    _id: id,
    createdAt,
    ...(author && { author }),
    type,
    ...(text && { text }),
    ...(subject && { subject }),
    mail: presentMailState(row),
    ...(attached.length > 0 && { files: attached.map(presentFile) }),
    response: presentResponse(row),
  };
}

/** What a buyer did on the page; undefined for another event. */
export function presentResponse(
  row: Pick<EventRow, 'createdAt' | 'type' | 'text'> & Partial<EventRow>,
): BuyerResponse | undefined {
  if (!row.lines) return undefined;
  const lines = JSON.parse(row.lines) as NonNullable<BuyerResponse['lines']>;
  return {
    createdAt: row.createdAt,
    type: row.type as BuyerResponse['type'],
    quotationNumber: row.number ?? undefined,
    text: row.text || undefined,
    orderNumber: row.orderNumber || undefined,
    deliveryAddress: row.deliveryAddress || undefined,
    lines: lines.length > 0 ? lines : undefined,
  };
}
