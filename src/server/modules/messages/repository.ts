import { countRows } from '../../db/count';
import type { Connections, Database, Row, Trx } from '../../db/types';
import { newId, newReference } from '../../lib/ids';
import { emailKey, phoneKey } from '../../lib/personKeys';

export type MessageKind = Database['messages']['kind'];
export type MessageValues = Row<'messages', 'name' | 'email' | 'phone' | 'address' | 'text'>;

const MESSAGE = [
  ...(['id', 'kind', 'reference', 'name', 'email', 'phone', 'address', 'text'] as const),
  ...(['createdAt', 'answeredAt', 'mailFailedAt', 'mailError'] as const),
] as const;

export type MessageRow = Row<'messages', (typeof MESSAGE)[number]>;

const PREFIXES: Record<MessageKind, string> = { inquiry: 'Q', application: 'A' };

export const referenceFor = (kind: MessageKind) => newReference(PREFIXES[kind]);

/** The day that a message counts for. */
export const dayOf = (now: Date) => now.toISOString().slice(0, 10);

/** What visitors send: inquiries and applications, in one table. */
export function messageRepository({ reader, writer }: Connections) {
  /**
   * Stores a message unless `perDay` have been stored today, whichever backend took them.
   * `mailDue`: a mail is to be sent for it. Returns how many there are today, this one included.
   */
  const insert = (
    kind: MessageKind,
    values: MessageValues,
    { mailDue, now, perDay }: { mailDue: boolean; now: Date; perDay: number },
  ): Promise<{ reference: string; storedToday: number } | undefined> =>
    writer.transaction().execute(async (trx) => {
      const storedToday = await countIn(trx, dayOf(now), perDay);
      if (storedToday === undefined) return undefined;
      const createdAt = now.toISOString();
      const due = mailDue ? createdAt : null;
      const keys = { emailKey: emailKey(values.email), phoneKey: phoneKey(values.phone) };
      for (;;) {
        const reference = referenceFor(kind);
        const row = { id: newId(), kind, reference, ...values, ...keys, createdAt };
        const result = await trx
          .insertInto('messages')
          .values({ ...row, mailDueAt: due, mailQueuedAt: due })
          .onConflict((conflict) => conflict.column('reference').doNothing())
          .executeTakeFirst();
        if (result.numInsertedOrUpdatedRows) return { reference, storedToday };
      }
    });

  const storedOn = async (now: Date): Promise<number> => {
    const query = reader.selectFrom('messageDays').select('stored').where('day', '=', dayOf(now));
    return (await query.executeTakeFirst())?.stored ?? 0;
  };

  const ofKind = (kind: MessageKind, status?: 'open' | 'answered') => {
    const query = reader.selectFrom('messages').where('kind', '=', kind);
    if (!status) return query;
    return query.where('answeredAt', status === 'open' ? 'is' : 'is not', null);
  };

  const count = (kind: MessageKind, status?: 'open' | 'answered'): Promise<number> =>
    countRows(ofKind(kind, status));

  /** Newest first. */
  const list = (
    kind: MessageKind,
    status: 'open' | 'answered' | undefined,
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
    ofKind(kind).select(MESSAGE).where('id', '=', id).executeTakeFirst();

  /** Keeps the time of a response that is marked already. */
  const mark = async (kind: MessageKind, id: string, answered: boolean, now: Date) => {
    await writer
      .updateTable('messages')
      .set({ answeredAt: answered ? now.toISOString() : null })
      .where('kind', '=', kind)
      .where('id', '=', id)
      .where('answeredAt', answered ? 'is' : 'is not', null)
      .execute();
  };

  return { insert, storedOn, count, list, listBefore, find, mark };
}

/** Counts one more for the day; undefined where it has `max` already. */
async function countIn(trx: Trx, day: string, max: number): Promise<number | undefined> {
  const row = await trx
    .insertInto('messageDays')
    .values({ day, stored: 1 })
    .onConflict((conflict) =>
      conflict
        .column('day')
        .doUpdateSet((set) => ({ stored: set('messageDays.stored', '+', 1) }))
        .where('messageDays.stored', '<', max),
    )
    .returning('stored')
    .executeTakeFirst();
  return row?.stored;
}
