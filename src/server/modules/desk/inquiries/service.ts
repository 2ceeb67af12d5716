import { answeredStates, type InquiryState } from '@/shared/inquiries';
import type { Config } from '@/server/config';
import type { Connections, Queries, Trx } from '@/server/db/types';
import type {
  Inquiry,
  InquiryChanges,
  InquiryNote,
  QuotationSummary,
} from '@/server/generated/requests';
import { badRequest, conflict, notFound } from '@/server/lib/httpError';
import { UNCONDITIONAL, type Precondition } from '../../core/catalogueVersion/entityTags';
import {
  changedFields,
  recordChange,
  type ChangedField,
} from '../../core/history/changeRepository';
import { queueAgain } from '../../core/outbox/repository';
import { assertMailServer } from '../../core/outbox/smtp';
import { fileRepository } from '../messages/fileRepository';
import { lineRepository, type LineRow } from '../messages/lineRepository';
import { presentFile } from '../messages/presenter';
import { sparePartRepository } from '../../catalogue/spareParts/repository';
import { presentEvent, presentInquiry, presentLine, presentSummary } from './presenter';
import { eventRepository, type NewEvent } from './eventRepository';
import { inquiryRepository, type InquiryRow, type SummaryRow } from './repository';

/** Who makes a change, and when. */
export interface Author {
  /** E-mail address. */
  author: string;
  now: Date;
}

export const unknownInquiry = () => notFound('inquiry_not_found', 'This inquiry does not exist.');

/** Returns the row. Throws `inquiry_not_found`. */
export async function findInquiry(queries: Queries, id: string): Promise<InquiryRow> {
  const inquiry = await inquiryRepository(queries).find(id);
  if (!inquiry) throw unknownInquiry();
  return inquiry;
}

/** As `findInquiry`; others that write the inquiry or its quotations wait until the transaction ends. */
export async function lockInquiry(trx: Trx, id: string): Promise<InquiryRow> {
  await inquiryRepository(trx).lock(id);
  return findInquiry(trx, id);
}

/** The quotations that were issued for an inquiry. */
export type ListQuotations = (inquiryId: string) => Promise<QuotationSummary[]>;

interface Reading {
  listQuotations: ListQuotations;
  /** Whether a mail server is configured. */
  withMail: boolean;
  now: Date;
}

/** Returns an inquiry as the console shows it. Throws `inquiry_not_found`. */
export async function readInquiry(
  db: Connections,
  id: string,
  { listQuotations, withMail, now }: Reading,
): Promise<Inquiry> {
  const { reader } = db;
  const inquiries = inquiryRepository(reader);
  const row = await findInquiry(reader, id);
  const lines = await lineRepository(reader).list([id]);
  const partIds = lines.flatMap(({ partId }) => partId ?? []);
  const parts = await sparePartRepository(reader).listById(partIds);
  const partOf = ({ partId }: LineRow) => parts.find((part) => part.id === partId);
  const files = await fileRepository(db).list([id]);
  const events = await eventRepository(reader).list(id);
  const related = await inquiries.listRelated(row, 'earlier');
  const later = await inquiries.listRelated(row, 'later');
  return {
    ...presentInquiry(row, now),
    sendTo: (withMail && row.email) || undefined,
    lines: lines.map((line) => presentLine(line, partOf(line))),
    files: files.filter(({ eventId }) => eventId === null).map(presentFile),
    events: events.map((event) => presentEvent(event, files)),
    related: related.map((other) => presentSummary(other, now)),
    later: later.map((other) => presentSummary(other, now)),
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
 * review. Returns the id of the change. Throws as `applyToInquiry` does.
 */
export function updateInquiry(
  { writer }: Connections,
  id: string,
  changes: InquiryChanges,
  by: Author,
  { precondition, withMail }: Update,
): Promise<string | undefined> {
  return writer.transaction().execute(async (trx) => {
    const { change, isReleased } = await changeInquiry(trx, id, changes, by, precondition);
    if (isReleased && withMail) await queueAgain(trx, 'inquiry', id, by.now);
    return change;
  });
}

/**
 * Changes an inquiry as `applyToInquiry` does, and records it. Returns the id of the change, and whether it
 * was released.
 */
export async function changeInquiry(
  trx: Trx,
  id: string,
  changes: InquiryChanges,
  by: Author,
  precondition?: Precondition,
): Promise<{ change: string | undefined; isReleased: boolean }> {
  const { items, isReleased } = await applyToInquiry(trx, id, changes, by, precondition);
  const actor = { email: by.author };
  const change = await recordChange(trx, { actor, kind: 'inquiry', action: 'edited', items });
  return { change, isReleased };
}

/** After something was written to the buyer, who waits no longer. */
export async function markWritten(
  trx: Trx,
  id: string,
  state: InquiryState,
  by: Author,
): Promise<void> {
  const { change } = await changeInquiry(trx, id, { state }, by);
  if (!change) await inquiryRepository(trx).update(id, { waitingSince: null });
}

/** Throws `inquiry_held`. */
export function assertReleased({ spamAt }: InquiryRow): void {
  if (spamAt === null) return;
  throw conflict('inquiry_held', 'This inquiry is held for review. Please release it first.');
}

/** Throws `mail_disabled` and `buyer_without_email`. */
export function assertMailable({ email }: InquiryRow, config: Pick<Config, 'mail'>): void {
  assertMailServer(config);
  if (email !== '') return;
  throw conflict(
    'buyer_without_email',
    'The buyer has given no e-mail address. Please call, or write by WhatsApp.',
  );
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
  const history = eventRepository(trx);
  const before = await lockInquiry(trx, id);
  precondition(before.version);
  const wasHeld = before.spamAt !== null;
  const { assigneeId = before.assigneeId, spam = wasHeld } = changes;
  const { lostReason = before.lostReason } = changes;
  const state = stateAfter(before.state, changes);
  const createdAt = now.toISOString();
  const events: Pick<NewEvent, 'type' | 'text' | 'subject'>[] = [];
  const isReasonNew = state === 'lost' && lostReason !== before.lostReason;
  if (state !== before.state || isReasonNew) {
    const subject = state === 'lost' ? lostReason : '';
    events.push({ type: 'state', text: state, subject });
  }
  if (assigneeId !== before.assigneeId) {
    const email = assigneeId === null ? '' : await inquiries.findAdminEmail(assigneeId);
    if (email === undefined) {
      throw badRequest('assignee_unknown', 'Only an admin can take care of an inquiry.');
    }
    events.push({ type: 'assignee', text: email });
  }
  if (spam !== wasHeld) events.push({ type: 'spam', text: spam ? 'held' : 'released' });
  if (events.length === 0) return { items: [], isReleased: false };
  const isAnswered = answeredStates.includes(state);
  let { waitingSince } = before;
  if (state !== before.state) {
    waitingSince = isAnswered ? null : (waitingSince ?? (await history.findWaitingSince(id)));
  }
  await inquiries.update(id, {
    state,
    lostReason,
    waitingSince,
    assigneeId,
    spamAt: spam ? (before.spamAt ?? createdAt) : null,
    answeredAt: isAnswered ? (before.answeredAt ?? createdAt) : null,
    readAt: before.readAt ?? createdAt,
  });
  for (const event of events) await history.add(id, { ...event, author, createdAt });
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
  by: Author,
) {
  return writer.transaction().execute(async (trx) => {
    await lockInquiry(trx, id);
    const createdAt = by.now.toISOString();
    const event = { type: 'note', text: noteText, author: by.author, createdAt } as const;
    return presentEvent(await eventRepository(trx).add(id, event));
  });
}
