import { answeredStates, type InquiryState } from '@/shared/inquiries';
import type { Connections, Queries, Trx } from '@/server/db/types';
import type {
  Inquiry,
  InquiryChanges,
  InquiryNote,
  QuotationSummary,
} from '@/server/generated/requests';
import { badRequest, notFound } from '@/server/lib/httpError';
import { UNCONDITIONAL, type Precondition } from '../../core/catalogueVersion/entityTags';
import {
  changedFields,
  recordChange,
  type ChangedField,
} from '../../core/history/changeRepository';
import { queueAgain } from '../../core/outbox/repository';
import { fileRepository } from '../messages/fileRepository';
import { lineRepository, type LineRow } from '../messages/lineRepository';
import { presentFile } from '../messages/presenter';
import { sparePartRepository } from '../../catalogue/spareParts/repository';
import { presentEvent, presentInquiry, presentLine, presentSummary } from './presenter';
import { inquiryRepository, type InquiryRow, type NewEvent, type SummaryRow } from './repository';

/** Who makes a change, and when. */
export interface Author {
  /** E-mail address. */
  author: string;
  now: Date;
}

const unknownInquiry = () => notFound('inquiry_not_found', 'This inquiry does not exist.');

/** Returns the row. Throws `inquiry_not_found`. */
export async function findInquiry(queries: Queries, id: string): Promise<InquiryRow> {
  const inquiry = await inquiryRepository(queries).find(id);
  if (!inquiry) throw unknownInquiry();
  return inquiry;
}

/** The quotations that were issued for an inquiry. */
export type ListQuotations = (inquiryId: string) => Promise<QuotationSummary[]>;

/** Returns an inquiry as the console shows it. Throws `inquiry_not_found`. */
export async function readInquiry(
  db: Connections,
  id: string,
  listQuotations: ListQuotations,
): Promise<Inquiry> {
  const { reader } = db;
  const inquiries = inquiryRepository(reader);
  const row = await findInquiry(reader, id);
  const lines = await lineRepository(reader).list([id]);
  const partIds = lines.flatMap(({ partId }) => partId ?? []);
  const parts = await sparePartRepository(reader).listById(partIds);
  const partOf = ({ partId }: LineRow) => parts.find((part) => part.id === partId);
  const files = await fileRepository(db).list([id]);
  const events = await inquiries.listEvents(id);
  const related = await inquiries.listRelated(row);
  return {
    ...presentInquiry(row),
    lines: lines.map((line) => presentLine(line, partOf(line))),
    files: files.map(presentFile),
    events: events.map(presentEvent),
    related: related.map(presentSummary),
    quotations: await listQuotations(id),
  };
}

interface Update {
  precondition: Precondition;
  /** Whether a mail server is configured. */
  withMail: boolean;
}

/**
 * Changes an inquiry, records it, and queues the mails that it did not have while it was held for
 * review. Throws as `applyToInquiry` does.
 */
export function updateInquiry(
  { writer }: Connections,
  id: string,
  changes: InquiryChanges,
  by: Author,
  { precondition, withMail }: Update,
): Promise<void> {
  return writer.transaction().execute(async (trx) => {
    const isReleased = await changeInquiry(trx, id, changes, by, precondition);
    if (isReleased && withMail) await queueAgain(trx, 'inquiry', id, by.now);
  });
}

/** Changes an inquiry as `applyToInquiry` does, and records it. Returns whether it was released. */
export async function changeInquiry(
  trx: Trx,
  id: string,
  changes: InquiryChanges,
  by: Author,
  precondition?: Precondition,
): Promise<boolean> {
  const { items, isReleased } = await applyToInquiry(trx, id, changes, by, precondition);
  const actor = { email: by.author };
  await recordChange(trx, { actor, kind: 'inquiry', action: 'edited', items });
  return isReleased;
}

/**
 * Changes an inquiry. Returns the changed fields, for the history, and whether it was released from
 * review. Throws `inquiry_not_found`, `assignee_unknown`, and what the precondition throws.
 */
export async function applyToInquiry(
  trx: Trx,
  id: string,
  changes: InquiryChanges,
  { author, now }: Author,
  precondition: Precondition = UNCONDITIONAL,
): Promise<{ items: ChangedField[]; isReleased: boolean }> {
  const inquiries = inquiryRepository(trx);
  const before = await inquiries.lock(id);
  if (!before) throw unknownInquiry();
  precondition(before.version);
  const wasHeld = before.spamAt !== null;
  const { assigneeId = before.assigneeId, spam = wasHeld } = changes;
  const state = stateAfter(before.state, changes);
  const createdAt = now.toISOString();
  const events: Pick<NewEvent, 'type' | 'text'>[] = [];
  if (state !== before.state) events.push({ type: 'state', text: state });
  if (assigneeId !== before.assigneeId) {
    const email = assigneeId === null ? '' : await inquiries.findAdminEmail(assigneeId);
    if (email === undefined) {
      throw badRequest('assignee_unknown', 'Only an admin can take care of an inquiry.');
    }
    events.push({ type: 'assignee', text: email });
  }
  if (spam !== wasHeld) events.push({ type: 'spam', text: spam ? 'held' : 'released' });
  if (events.length === 0) return { items: [], isReleased: false };
  await inquiries.update(id, {
    state,
    assigneeId,
    spamAt: spam ? (before.spamAt ?? createdAt) : null,
    answeredAt: answeredStates.includes(state) ? (before.answeredAt ?? createdAt) : null,
    readAt: before.readAt ?? createdAt,
  });
  for (const event of events) await inquiries.addEvent(id, { ...event, author, createdAt });
  const items = changedFields(
    { entityId: id, name: before.reference },
    recordedInquiry(before),
    recordedInquiry({ state, assigneeId, spamAt: spam ? createdAt : null }),
  );
  return { items, isReleased: wasHeld && !spam };
}

/** What the history records of an inquiry: nothing of the person who sent it. */
export const recordedInquiry = (row: Pick<SummaryRow, 'state' | 'assigneeId' | 'spamAt'>) => ({
  state: row.state,
  assigneeId: row.assigneeId,
  spam: row.spamAt === null ? null : 'true',
});

function stateAfter(before: InquiryState, { state, answered }: InquiryChanges): InquiryState {
  if (state !== undefined) return state;
  if (answered === undefined || answered === answeredStates.includes(before)) return before;
  return answered ? 'quoted' : 'inProgress';
}

/** Throws `inquiry_not_found`. */
export function addNote(
  { writer }: Connections,
  id: string,
  { noteText }: InquiryNote,
  { author, now }: Author,
) {
  return writer.transaction().execute(async (trx) => {
    const inquiries = inquiryRepository(trx);
    if (!(await inquiries.lock(id))) throw unknownInquiry();
    const createdAt = now.toISOString();
    const event = { type: 'note', text: noteText, author, createdAt } as const;
    return presentEvent(await inquiries.addEvent(id, event));
  });
}
