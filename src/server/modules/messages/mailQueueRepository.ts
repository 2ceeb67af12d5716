import { sql } from 'kysely';
import { countRows } from '@/server/db/sql';
import type { Connections } from '@/server/db/types';
import type { MessageKind } from './repository';

/** While one process sends a mail, others leave it alone for this long. */
export const CLAIM_MS = 5 * 60_000;

const timeOf = (at: number) => new Date(at).toISOString();

/** The mails that are to be sent, stored with their messages and deleted with them. */
export function mailQueue({ reader, writer }: Connections) {
  /** Takes one message whose mail is due, so that no other process sends it too. */
  const claim = async (now: number) => {
    for (;;) {
      const due = await writer
        .selectFrom('messages')
        .selectAll()
        .where('mailDueAt', '<=', timeOf(now))
        .orderBy('mailDueAt')
        .executeTakeFirst();
      if (!due) return undefined;
      const claimed = await writer
        .updateTable('messages')
        .set({
          mailDueAt: timeOf(now + CLAIM_MS),
          mailTries: sql<number>`${sql.ref('mailTries')} + 1`,
        })
        .where('id', '=', due.id)
        .where('mailDueAt', '=', due.mailDueAt)
        .executeTakeFirst();
      if (claimed.numUpdatedRows > 0n) return due;
    }
  };

  const change = (id: string) => writer.updateTable('messages').where('id', '=', id);

  const sent = async (id: string) => {
    await change(id).set({ mailDueAt: null, mailError: null }).execute();
  };

  const postpone = async (id: string, until: number, reason: string) => {
    const later = { mailDueAt: timeOf(until), mailError: reason };
    await change(id).set(later).execute();
  };

  const giveUp = async (id: string, now: number, reason: string) => {
    const gone = { mailDueAt: null, mailFailedAt: timeOf(now), mailError: reason };
    await change(id).set(gone).execute();
  };

  /** Gives a mail that was given up another three days. Returns whether there was one. */
  const sendAgain = async (kind: MessageKind, id: string, now: number): Promise<boolean> => {
    const due = { mailDueAt: timeOf(now), mailQueuedAt: timeOf(now), mailTries: 0 };
    const { numUpdatedRows } = await change(id)
      .set({ ...due, mailFailedAt: null, mailError: null })
      .where('kind', '=', kind)
      .where('mailFailedAt', 'is not', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  };

  /** Queues the mail of a message that never had one. Returns whether it did. */
  const sendFirst = async (kind: MessageKind, id: string, now: number): Promise<boolean> => {
    const { numUpdatedRows } = await change(id)
      .set({ mailDueAt: timeOf(now), mailQueuedAt: timeOf(now) })
      .where('kind', '=', kind)
      .where('mailQueuedAt', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  };

  /** How many mails wait to be sent, and how many have been given up. */
  const count = async (): Promise<{ waiting: number; failed: number }> => {
    const total = (column: 'mailDueAt' | 'mailFailedAt') =>
      countRows(reader.selectFrom('messages').where(column, 'is not', null));
    return { waiting: await total('mailDueAt'), failed: await total('mailFailedAt') };
  };

  /** How long the mail that has waited longest has done so; 0 where none waits. */
  const longestWaitMs = async (now: number): Promise<number> => {
    const row = await reader
      .selectFrom('messages')
      .select((select) => select.fn.min('mailQueuedAt').as('since'))
      .where('mailDueAt', 'is not', null)
      .executeTakeFirst();
    return row?.since ? Math.max(0, now - Date.parse(row.since)) : 0;
  };

  return { claim, sent, postpone, giveUp, sendAgain, sendFirst, count, longestWaitMs };
}

export type MailQueue = ReturnType<typeof mailQueue>;
