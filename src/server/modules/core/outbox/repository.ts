import type { Selectable, Updateable } from 'kysely';
import { countRows } from '@/server/db/sql';
import type { MessageKind } from '@/server/db/messageTables';
import type { Connections, Database, Row, Trx } from '@/server/db/types';
import { newId } from '@/server/lib/ids';
import { mailboxKey } from '@/server/lib/personKeys';

export type MailRow = Selectable<Database['mails']>;

/** While one process sends a mail, others leave it alone for this long. */
export const CLAIM_MS = 5 * 60_000;

const DAY_MS = 86_400_000;

/** Confirmations to one mailbox within a day: the form must not flood strangers. */
const CONFIRMATIONS_PER_DAY = 5;

const timeOf = (at: number) => new Date(at).toISOString();

interface QueuedMail extends Row<'mails', 'kind' | 'messageId'> {
  quotationId?: string;
  now: Date;
}

/**
 * Queues a mail in the transaction that stores what it is about. There is none to a buyer without
 * an e-mail address, nor for a message that is held for review. The caller checks that a mail
 * server is configured, and calls `onMailDue` after the commit.
 */
export async function enqueueMail(trx: Trx, mail: QueuedMail): Promise<void> {
  const { now, quotationId = null, ...values } = mail;
  const { email, spamAt } = await trx
    .selectFrom('messages')
    .select(['email', 'spamAt'])
    .where('id', '=', mail.messageId)
    .executeTakeFirstOrThrow();
  if (spamAt !== null || (mail.kind !== 'notification' && email === '')) return;
  const recipientKey = mail.kind === 'confirmation' ? mailboxKey(email) : '';
  if (mail.kind === 'confirmation') {
    const since = timeOf(now.getTime() - DAY_MS);
    const recent = trx
      .selectFrom('mails')
      .where('recipientKey', '=', recipientKey)
      .where('queuedAt', '>', since);
    if ((await countRows(recent)) >= CONFIRMATIONS_PER_DAY) return;
  }
  const queuedAt = now.toISOString();
  await trx
    .insertInto('mails')
    .values({ ...values, id: newId(), quotationId, recipientKey, queuedAt, dueAt: queuedAt })
    .execute();
}

/** The mails that are to be sent. */
export function mailQueue({ reader, writer }: Connections) {
  /** Takes one mail that is due, so that no other process sends it too. */
  const claim = (now: number): Promise<MailRow | undefined> =>
    writer
      .updateTable('mails')
      .set((eb) => ({ dueAt: timeOf(now + CLAIM_MS), tries: eb('tries', '+', 1) }))
      .where('id', '=', (eb) =>
        eb
          .selectFrom('mails')
          .select('id')
          .where('dueAt', '<=', timeOf(now))
          .orderBy('dueAt')
          .limit(1),
      )
      // PostgreSQL re-evaluates this condition if another process has claimed the row.
      .where('dueAt', '<=', timeOf(now))
      .returningAll()
      .executeTakeFirst();

  const update = async (id: string, values: Updateable<Database['mails']>): Promise<void> => {
    await writer.updateTable('mails').set(values).where('id', '=', id).execute();
  };

  /** Stores the result of a mail; one to the buyer is added to the inquiry's history. */
  const finish = (
    { id, kind, messageId, quotationId }: MailRow,
    type: 'mailSent' | 'mailFailed',
    result: Updateable<Database['mails']>,
    now: number,
  ): Promise<void> =>
    writer.transaction().execute(async (trx) => {
      const mail = trx.updateTable('mails').where('id', '=', id);
      const { numUpdatedRows } = await mail.set({ dueAt: null, ...result }).executeTakeFirst();
      if (numUpdatedRows === 0n || kind === 'notification') return;
      const quotations = trx.selectFrom('quotations').select('number');
      const quotation = await quotations.where('id', '=', quotationId).executeTakeFirst();
      const text = quotation?.number ?? '';
      await trx
        .insertInto('messageEvents')
        .values({ id: newId(), messageId, createdAt: timeOf(now), author: '', type, text })
        .execute();
    });

  /** How many mails wait to be sent, and how many have been given up. */
  const count = async (): Promise<{ waiting: number; failed: number }> => {
    const total = (column: 'dueAt' | 'failedAt') =>
      countRows(reader.selectFrom('mails').where(column, 'is not', null));
    return { waiting: await total('dueAt'), failed: await total('failedAt') };
  };

  /** When the mail that has waited longest was queued. */
  const waitingSince = async (): Promise<string | undefined> => {
    const waiting = reader.selectFrom('mails').where('dueAt', 'is not', null);
    const row = await waiting
      .select((eb) => eb.fn.min<string | null>('queuedAt').as('since'))
      .executeTakeFirst();
    return row?.since ?? undefined;
  };

  return {
    claim,
    transmit: (id: string, now: number) => update(id, { transmittedAt: timeOf(now) }),
    sent: (mail: MailRow, now: number) =>
      finish(mail, 'mailSent', { error: null, sentAt: timeOf(now) }, now),
    postpone: (id: string, until: number, reason: string) =>
      update(id, { dueAt: timeOf(until), transmittedAt: null, error: reason }),
    giveUp: (mail: MailRow, now: number, reason: string) =>
      finish(mail, 'mailFailed', { error: reason, failedAt: timeOf(now) }, now),
    count,
    waitingSince,
  };
}

/** Queues the mails of a message that were given up, or that it never had while it was held for review. */
export async function queueAgain(
  trx: Trx,
  kind: MessageKind,
  messageId: string,
  now: Date,
): Promise<void> {
  const message = await trx
    .selectFrom('messages')
    .select('id')
    .where('kind', '=', kind)
    .where('id', '=', messageId)
    .executeTakeFirst();
  if (!message) return;
  const queuedAt = now.toISOString();
  await trx
    .updateTable('mails')
    .set({ dueAt: queuedAt, queuedAt, tries: 0, transmittedAt: null, failedAt: null, error: null })
    .where('messageId', '=', messageId)
    .where('failedAt', 'is not', null)
    .execute();
  const mails = trx.selectFrom('mails').where('messageId', '=', messageId);
  if ((await countRows(mails)) === 0) await enqueueFirst(trx, kind, messageId, now);
}

/** The mails of a message that has come, or was released from review. */
export async function enqueueFirst(trx: Trx, kind: MessageKind, messageId: string, now: Date) {
  await enqueueMail(trx, { kind: 'notification', messageId, now });
  if (kind === 'inquiry') await enqueueMail(trx, { kind: 'confirmation', messageId, now });
}

export type MailQueue = ReturnType<typeof mailQueue>;
