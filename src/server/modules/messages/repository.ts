import { countRows } from '@/server/db/count';
import type { Connections, Database, Queries, Row, Trx } from '@/server/db/types';
import { newId, newReference } from '@/server/lib/ids';
import { emailKey, phoneKey } from '@/server/lib/personKeys';
import { tooManyToday } from './dailyBound';

export type MessageKind = Database['messages']['kind'];
export type MessageValues = Row<'messages', 'name' | 'email' | 'phone' | 'address' | 'text'>;

const MESSAGE = [
  'id',
  'kind',
  'reference',
  'name',
  'email',
  'phone',
  'address',
  'text',
  'createdAt',
  'answeredAt',
  'spamAt',
  'mailFailedAt',
  'mailError',
] as const;

export type MessageRow = Row<'messages', (typeof MESSAGE)[number]>;

const PREFIXES: Record<MessageKind, string> = { inquiry: 'Q', application: 'A' };

export const referenceFor = (kind: MessageKind) => newReference(PREFIXES[kind]);

export type MessageListStatus = 'open' | 'answered' | 'spam';

/** Identifies a request by its `Idempotency-Key` and what it asks for. */
export interface RequestKey {
  idempotencyKey: string;
  requestHash: string;
}

interface InsertOptions {
  now: Date;
  /** Messages stored on one day at most; suspected spam is counted apart. */
  perDay: number;
  isSpam?: boolean;
  /** Whether a mail is to be sent for it. */
  mailDue: boolean;
  requestKey?: RequestKey;
}

export interface InsertedMessage {
  reference: string;
  /** Messages stored today, this one included. */
  storedToday: number;
}

type StoredRequest = Row<'messages', 'reference' | 'requestHash'>;

/** The day that a message counts for. */
export const dayOf = (now: Date) => now.toISOString().slice(0, 10);

/** What visitors send: inquiries and applications, in one table. */
export function messageRepository({ reader, writer }: Connections) {
  /** The request that was stored with this key, if there is one. */
  const findRequest = (
    kind: MessageKind,
    idempotencyKey: string,
    queries: Queries = reader,
  ): Promise<StoredRequest | undefined> =>
    queries
      .selectFrom('messages')
      .select(['reference', 'requestHash'])
      .where('kind', '=', kind)
      .where('idempotencyKey', '=', idempotencyKey)
      .executeTakeFirst();

  /**
   * Stores a message, or returns the one that was stored with the same key. A parallel insert
   * with the key waits for this one to commit. Throws a 429 at the limit of the day.
   */
  const insert = (
    kind: MessageKind,
    values: MessageValues,
    { now, perDay, isSpam = false, mailDue, requestKey }: InsertOptions,
  ): Promise<InsertedMessage | StoredRequest> =>
    writer.transaction().execute(async (trx) => {
      const createdAt = now.toISOString();
      const dueAt = mailDue ? createdAt : null;
      for (;;) {
        const reference = referenceFor(kind);
        const { numInsertedOrUpdatedRows } = await trx
          .insertInto('messages')
          .values({
            ...values,
            ...requestKey,
            id: newId(),
            kind,
            reference,
            createdAt,
            emailKey: emailKey(values.email),
            phoneKey: phoneKey(values.phone),
            spamAt: isSpam ? createdAt : null,
            mailDueAt: dueAt,
            mailQueuedAt: dueAt,
          })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst();
        if (numInsertedOrUpdatedRows) {
          const storedToday = await countIn(trx, dayOf(now), isSpam ? 'spam' : 'stored', perDay);
          if (storedToday === undefined) throw tooManyToday(now.getTime());
          return { reference, storedToday };
        }
        const stored = requestKey && (await findRequest(kind, requestKey.idempotencyKey, trx));
        if (stored) return stored;
      }
    });

  const storedOn = async (now: Date): Promise<number> => {
    const query = reader.selectFrom('messageDays').select('stored').where('day', '=', dayOf(now));
    return (await query.executeTakeFirst())?.stored ?? 0;
  };

  /** Without a status all but suspected spam. */
  const ofKind = (kind: MessageKind, status?: MessageListStatus) => {
    const query = reader
      .selectFrom('messages')
      .where('kind', '=', kind)
      .where('spamAt', status === 'spam' ? 'is not' : 'is', null);
    if (status === 'open') return query.where('answeredAt', 'is', null);
    if (status === 'answered') return query.where('answeredAt', 'is not', null);
    return query;
  };

  const count = (kind: MessageKind, status?: MessageListStatus): Promise<number> =>
    countRows(ofKind(kind, status));

  /** Newest first. */
  const list = (
    kind: MessageKind,
    status: MessageListStatus | undefined,
    limit: number,
    offset: number,
  ): Promise<MessageRow[]> =>
    ofKind(kind, status)
      .select(MESSAGE)
      .orderBy('id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute();

  /** Up to `limit` of them older than the one with the given id, newest first. */
  const listBefore = (kind: MessageKind, id: string, limit: number): Promise<MessageRow[]> =>
    ofKind(kind).select(MESSAGE).where('id', '<', id).orderBy('id', 'desc').limit(limit).execute();

  const find = (kind: MessageKind, id: string): Promise<MessageRow | undefined> =>
    reader
      .selectFrom('messages')
      .select(MESSAGE)
      .where('kind', '=', kind)
      .where('id', '=', id)
      .executeTakeFirst();

  /** A message that is marked already keeps the time of its mark. */
  const mark = async (
    kind: MessageKind,
    id: string,
    column: 'answeredAt' | 'spamAt',
    marked: boolean,
    now: Date,
  ): Promise<void> => {
    await writer
      .updateTable('messages')
      .set({ [column]: marked ? now.toISOString() : null })
      .where('kind', '=', kind)
      .where('id', '=', id)
      .where(column, marked ? 'is' : 'is not', null)
      .execute();
  };

  return { findRequest, insert, storedOn, count, list, listBefore, find, mark };
}

/** Counts one more for the day; undefined when it has `max` already. */
async function countIn(
  trx: Trx,
  day: string,
  column: 'stored' | 'spam',
  max: number,
): Promise<number | undefined> {
  const row = await trx
    .insertInto('messageDays')
    .values({ day, stored: 0, [column]: 1 })
    .onConflict((conflict) =>
      conflict
        .column('day')
        .doUpdateSet((set) => ({ [column]: set(`messageDays.${column}`, '+', 1) }))
        .where(`messageDays.${column}`, '<', max),
    )
    .returning(column)
    .executeTakeFirst();
  return row?.[column];
}
