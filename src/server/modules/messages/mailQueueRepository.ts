import type { Updateable } from 'kysely';
import { countRows } from '@/server/db/sql';
import type { Connections, Database } from '@/server/db/types';
import type { MessageKind } from './repository';

/** While one process sends a mail, others leave it alone for this long. */
export const CLAIM_MS = 5 * 60_000;

const timeOf = (at: number) => new Date(at).toISOString();

/** The mails that are to be sent, stored with their messages and deleted with them. */
export function mailQueue({ reader, writer }: Connections) {
  /** Takes one message whose mail is due, so that no other process sends it too. */
  const claim = (now: number) =>
    writer
      .updateTable('messages')
      .set((eb) => ({ mailDueAt: timeOf(now + CLAIM_MS), mailTries: eb('mailTries', '+', 1) }))
      .where('id', '=', (eb) =>
        eb
          .selectFrom('messages')
          .select('id')
          .where('mailDueAt', '<=', timeOf(now))
          .orderBy('mailDueAt')
          .limit(1),
      )
      // PostgreSQL re-evaluates this condition if another process has claimed the row.
      .where('mailDueAt', '<=', timeOf(now))
      .returningAll()
      .executeTakeFirst();

  const update = async (id: string, values: Updateable<Database['messages']>): Promise<void> => {
    await writer.updateTable('messages').set(values).where('id', '=', id).execute();
  };

  /** Queues a mail that was given up, or that a message held for review never had. */
  const queueAgain = async (kind: MessageKind, id: string, now: number): Promise<void> => {
    await writer
      .updateTable('messages')
      .set({
        mailDueAt: timeOf(now),
        mailQueuedAt: timeOf(now),
        mailTries: 0,
        mailFailedAt: null,
        mailError: null,
      })
      .where('kind', '=', kind)
      .where('id', '=', id)
      .where((eb) =>
        eb.or([
          eb('mailFailedAt', 'is not', null),
          eb.and([eb('mailQueuedAt', 'is', null), eb('spamAt', 'is', null)]),
        ]),
      )
      .execute();
  };

  /** How many mails wait to be sent, and how many have been given up. */
  const count = async (): Promise<{ waiting: number; failed: number }> => {
    const total = (column: 'mailDueAt' | 'mailFailedAt') =>
      countRows(reader.selectFrom('messages').where(column, 'is not', null));
    return { waiting: await total('mailDueAt'), failed: await total('mailFailedAt') };
  };

  return {
    claim,
    sent: (id: string) => update(id, { mailDueAt: null, mailError: null }),
    postpone: (id: string, until: number, reason: string) =>
      update(id, { mailDueAt: timeOf(until), mailError: reason }),
    giveUp: (id: string, now: number, reason: string) =>
      update(id, { mailDueAt: null, mailFailedAt: timeOf(now), mailError: reason }),
    queueAgain,
    count,
  };
}

export type MailQueue = ReturnType<typeof mailQueue>;
