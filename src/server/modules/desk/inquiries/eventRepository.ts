import type { Database, Queries, Row } from '@/server/db/types';
import { newId } from '@/server/lib/ids';
import { buyerResponseTypes } from '@/shared/inquiries';
import { NEXT_VERSION } from '../../core/catalogueVersion/repository';

type EventType = Row<'messageEvents', 'type'>['type'];

export type NewEvent = Row<'messageEvents', 'createdAt' | 'author' | 'type' | 'text'> &
  Partial<Row<'messageEvents', 'subject' | 'idempotencyKey'>>;

export type NewResponse = Row<'buyerResponses', keyof Database['buyerResponses']>;

export type EventRow = Awaited<ReturnType<ReturnType<typeof eventRepository>['list']>>[number];

/** Events by which a buyer waits for an answer, and those that are one. */
const ASKING: readonly EventType[] = ['received', 'reply', ...buyerResponseTypes];
const ANSWERING: readonly EventType[] = ['answer', 'quotationIssued'];

/** The history of an inquiry, with what both sides have written. */
export function eventRepository(queries: Queries) {
  /** In order: answers with the times of their mails, responses of the buyer with what they say. */
  const list = (messageId: string) =>
    queries
      .selectFrom('messageEvents as event')
      .leftJoin('mails', (join) =>
        join
          .onRef('mails.messageId', '=', 'event.messageId')
          .onRef('mails.eventId', '=', 'event.id')
          .on('mails.kind', '=', 'answer'),
      )
      .leftJoin('buyerResponses as response', 'response.id', 'event.id')
      .leftJoin('quotations', 'quotations.id', 'response.quotationId')
      .select(['event.id', 'event.createdAt', 'author', 'event.type', 'event.text', 'subject'])
      .select(['event.idempotencyKey', 'mails.queuedAt', 'mails.sentAt', 'mails.failedAt'])
      .select(['response.idempotencyKey as responseKey', 'requestHash', 'response.quotationId'])
      .select(['orderNumber', 'deliveryAddress', 'lines', 'quotations.number'])
      .where('event.messageId', '=', messageId)
      .orderBy('event.createdAt')
      .orderBy('event.id')
      .execute();

  /** Since when the buyer waits by what both have written; null: the last word was the company's. */
  const findWaitingSince = async (messageId: string): Promise<string | null> => {
    const events = await list(messageId);
    const last = events.findLastIndex(({ type }) => ANSWERING.includes(type));
    const unanswered = events.slice(last + 1);
    return unanswered.find(({ type }) => ASKING.includes(type))?.createdAt ?? null;
  };

  const add = async <Event extends NewEvent>(messageId: string, event: Event) => {
    const row = { id: newId(), ...event };
    await queries
      .insertInto('messageEvents')
      .values({ messageId, ...row })
      .execute();
    return row;
  };

  /** Adds what a buyer did on the page; the inquiry is unread and waits for an answer then. */
  const addResponse = async (row: NewResponse): Promise<void> => {
    const { id, messageId, createdAt, type, text } = row;
    await queries.insertInto('buyerResponses').values(row).execute();
    await queries
      .insertInto('messageEvents')
      .values({ id, messageId, createdAt, author: '', type, text })
      .execute();
    await queries
      .updateTable('messages')
      .set((eb) => ({
        readAt: null,
        waitingSince: eb.fn.coalesce('waitingSince', eb.val(createdAt)),
        version: NEXT_VERSION,
      }))
      .where('id', '=', messageId)
      .execute();
  };

  return { list, findWaitingSince, add, addResponse };
}
