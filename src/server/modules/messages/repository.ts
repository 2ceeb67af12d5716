import type { Connections } from '../../db/types';
import { newId, newReference } from '../../lib/ids';

export type MessageKind = 'inquiry' | 'application';

export interface MessageValues {
  name: string;
  email: string;
  phone: string;
  address: string;
  text: string;
}

export interface MessageRow extends MessageValues {
  id: string;
  kind: MessageKind;
  reference: string;
  createdAt: string;
  answeredAt: string | null;
}

const MESSAGE = [
  ...(['id', 'kind', 'reference', 'name', 'email', 'phone'] as const),
  ...(['address', 'text', 'createdAt', 'answeredAt'] as const),
] as const;

const PREFIXES: Record<MessageKind, string> = { inquiry: 'Q', application: 'A' };

export const referenceFor = (kind: MessageKind) => newReference(PREFIXES[kind]);

/** What visitors send: inquiries and applications, in one table. */
export function messageRepository({ reader, writer }: Connections) {
  /** Answers the reference. `mailDue`: a mail is to be sent for it. */
  const insert = async (
    kind: MessageKind,
    values: MessageValues,
    mailDue: boolean,
    now: Date,
  ): Promise<string> => {
    for (;;) {
      const reference = referenceFor(kind);
      const createdAt = now.toISOString();
      const row = { id: newId(), kind, reference, ...values, createdAt };
      const result = await writer
        .insertInto('messages')
        .values({ ...row, mailDueAt: mailDue ? createdAt : null })
        .onConflict((conflict) => conflict.column('reference').doNothing())
        .executeTakeFirst();
      if (result.numInsertedOrUpdatedRows) return reference;
    }
  };

  const ofKind = (kind: MessageKind, status?: 'open' | 'answered') => {
    const query = reader.selectFrom('messages').where('kind', '=', kind);
    if (!status) return query;
    return query.where('answeredAt', status === 'open' ? 'is' : 'is not', null);
  };

  const count = async (kind: MessageKind, status?: 'open' | 'answered'): Promise<number> => {
    const query = ofKind(kind, status).select((select) => select.fn.countAll().as('total'));
    return Number((await query.executeTakeFirst())?.total ?? 0);
  };

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

  /** Keeps the time of an answer that is marked already. */
  const mark = async (kind: MessageKind, id: string, answered: boolean, now: Date) => {
    await writer
      .updateTable('messages')
      .set({ answeredAt: answered ? now.toISOString() : null })
      .where('kind', '=', kind)
      .where('id', '=', id)
      .where('answeredAt', answered ? 'is' : 'is not', null)
      .execute();
  };

  return { insert, count, list, listBefore, find, mark };
}
