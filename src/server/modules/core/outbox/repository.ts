import type { Selectable, Updateable } from 'kysely';
import { countRows } from '@/server/db/sql';
import type { MessageKind } from '@/server/db/messageTables';
import type { Connections, Database, Queries, Row, Trx } from '@/server/db/types';
import { newId } from '@/server/lib/ids';
import { mailboxKey } from '@/server/lib/personKeys';

export type MailRow = Selectable<Database['mails']>;

/** What the outbox knows of a mail. */
export type DueMail = Pick<MailRow, 'id' | 'queuedAt' | 'tries' | 'transmittedAt'> & {
  kind: string;
  messageId?: string;
};

/** Mails that are to be sent. */
export interface MailQueue<Row extends DueMail = MailRow> {
  /** Takes one mail that is due, so that no other process sends it too. */
  claim: (now: number) => Promise<Row | undefined>;
  /** How long it is tried. */
  giveUpMs: (mail: Row) => number;
  /** Whether it is sent again where it may have arrived. */
  mayRepeat: (mail: Row) => boolean;
  transmit: (id: string, now: number) => Promise<void>;
  sent: (mail: Row, now: number) => Promise<void>;
  postpone: (mail: Row, until: number, reason: string) => Promise<void>;
  giveUp: (mail: Row, now: number, reason: string) => Promise<void>;
}

/** While one process sends a mail, others leave it alone for this long. */
export const CLAIM_MS = 5 * 60_000;

const DAY_MS = 86_400_000;
/** Mails that no server has accepted for this long are given up and shown as failed. */
const GIVE_UP_MS = 3 * DAY_MS;

/** Mails of these kinds to one mailbox within a day: no form may flood strangers. */
const PER_DAY: Partial<Record<MailRow['kind'], number>> = {
  confirmation: 5,
  response: 10,
  link: 3,
};

export const timeOf = (at: number) => new Date(at).toISOString();

interface QueuedMail extends Row<'mails', 'kind' | 'messageId'> {
  quotationId?: string;
  /** The answer, or what the buyer did, that it is about. */
  eventId?: string;
  now: Date;
}

type DueColumn = 'dueAt' | 'replyDueAt';

/**
 * Release 1.1, which may still run during an update, knows neither events nor lost links: it would send
 * a confirmation instead, and does not look at `replyDueAt`.
 */
const dueColumnOf = ({ kind, eventId }: Row<'mails', 'kind' | 'eventId'>): DueColumn =>
  eventId !== null || kind === 'link' ? 'replyDueAt' : 'dueAt';

/**
 * Queues a mail in the transaction that stores what it is about. There is none to a buyer without
 * an e-mail address, nor for a message that is held for review. The caller checks that a mail
 * server is configured, and calls `onMailDue` after the commit.
 */
export async function enqueueMail(trx: Trx, mail: QueuedMail): Promise<void> {
  const { now, quotationId = null, eventId = null, kind, messageId } = mail;
  const { email, spamAt } = await trx
    .selectFrom('messages')
    .select(['email', 'spamAt'])
    .where('id', '=', messageId)
    .executeTakeFirstOrThrow();
  if (spamAt !== null || (kind !== 'notification' && email === '')) return;
  const perDay = PER_DAY[kind];
  const recipientKey = perDay === undefined ? '' : mailboxKey(email);
  if (perDay !== undefined) {
    const since = timeOf(now.getTime() - DAY_MS);
    const recent = trx
      .selectFrom('mails')
      .where('recipientKey', '=', recipientKey)
      .where('kind', '=', kind)
      .where('queuedAt', '>', since);
    if ((await countRows(recent)) >= perDay) return;
  }
  const queuedAt = now.toISOString();
  const row = { id: newId(), kind, messageId, quotationId, eventId, recipientKey, queuedAt };
  await trx
    .insertInto('mails')
    .values({ ...row, dueAt: null, [dueColumnOf(row)]: queuedAt })
    .execute();
}

/** Kinds whose results are events of the inquiry. */
const IN_HISTORY: readonly MailRow['kind'][] = ['confirmation', 'quotation'];

/** The mails about messages. */
export function mailQueue({ reader, writer }: Connections) {
  const claimBy = (column: DueColumn, now: number): Promise<MailRow | undefined> =>
    writer
      .updateTable('mails')
      .set((eb) => ({ [column]: timeOf(now + CLAIM_MS), tries: eb('tries', '+', 1) }))
      .where('id', '=', (eb) =>
        eb
          .selectFrom('mails')
          .select('id')
          .where(column, '<=', timeOf(now))
          .orderBy(column)
          .limit(1),
      )
      // PostgreSQL re-evaluates this condition if another process has claimed the row.
      .where(column, '<=', timeOf(now))
      .returningAll()
      .executeTakeFirst();

  const claim = async (now: number): Promise<MailRow | undefined> =>
    (await claimBy('dueAt', now)) ?? claimBy('replyDueAt', now);

  const update = async (id: string, values: Updateable<Database['mails']>): Promise<void> => {
    await writer.updateTable('mails').set(values).where('id', '=', id).execute();
  };

  /**
   * Stores the result of a mail. A confirmation's and a quotation's is added to the inquiry's history;
   * a mail about an event is shown with that.
   */
  const finish = (
    { id, kind, messageId, quotationId }: MailRow,
    type: 'mailSent' | 'mailFailed',
    result: Updateable<Database['mails']>,
    now: number,
  ): Promise<void> =>
    writer.transaction().execute(async (trx) => {
      const mail = trx.updateTable('mails').where('id', '=', id);
      const { numUpdatedRows } = await mail
        .set({ dueAt: null, replyDueAt: null, ...result })
        .executeTakeFirst();
      if (numUpdatedRows === 0n || !IN_HISTORY.includes(kind)) return;
      const quotations = trx.selectFrom('quotations').select('number');
      const quotation = await quotations.where('id', '=', quotationId).executeTakeFirst();
      const text = quotation?.number ?? '';
      await trx
        .insertInto('messageEvents')
        .values({ id: newId(), messageId, createdAt: timeOf(now), author: '', type, text })
        .execute();
    });

  const waiting = () =>
    reader
      .selectFrom('mails')
      .where((eb) => eb.or([eb('dueAt', 'is not', null), eb('replyDueAt', 'is not', null)]));

  /** How many mails wait to be sent, and how many have been given up. */
  const count = async (): Promise<{ waiting: number; failed: number }> => {
    const failed = reader.selectFrom('mails').where('failedAt', 'is not', null);
    return { waiting: await countRows(waiting()), failed: await countRows(failed) };
  };

  /** When the mail that has waited longest was queued. */
  const waitingSince = async (): Promise<string | undefined> => {
    const row = await waiting()
      .select((eb) => eb.fn.min<string | null>('queuedAt').as('since'))
      .executeTakeFirst();
    return row?.since ?? undefined;
  };

  return {
    claim,
    giveUpMs: () => GIVE_UP_MS,
    mayRepeat: ({ kind }: MailRow) => kind === 'notification',
    transmit: (id: string, now: number) => update(id, { transmittedAt: timeOf(now) }),
    sent: (mail: MailRow, now: number) =>
      finish(mail, 'mailSent', { error: null, sentAt: timeOf(now) }, now),
    postpone: (mail: MailRow, until: number, reason: string) =>
      update(mail.id, { [dueColumnOf(mail)]: timeOf(until), transmittedAt: null, error: reason }),
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
  const failed = await trx
    .selectFrom('mails')
    .select(['id', 'kind', 'eventId'])
    .where('messageId', '=', messageId)
    .where('failedAt', 'is not', null)
    .execute();
  const again = { queuedAt, tries: 0, transmittedAt: null, failedAt: null, error: null };
  for (const mail of failed) {
    const values = { ...again, [dueColumnOf(mail)]: queuedAt };
    await trx.updateTable('mails').set(values).where('id', '=', mail.id).execute();
  }
  const mails = trx.selectFrom('mails').where('messageId', '=', messageId);
  if ((await countRows(mails)) === 0) await enqueueFirst(trx, kind, messageId, now);
}

/** The mails of a message that has come, or was released from review. */
export async function enqueueFirst(trx: Trx, kind: MessageKind, messageId: string, now: Date) {
  await enqueueMail(trx, { kind: 'notification', messageId, now });
  if (kind === 'inquiry') await enqueueMail(trx, { kind: 'confirmation', messageId, now });
}

/** Ids of the earlier mails to the same buyer about the same message, oldest first. */
export async function listEarlierToBuyer(
  reader: Queries,
  { id, messageId }: MailRow,
): Promise<string[]> {
  const rows = await reader
    .selectFrom('mails')
    .select('id')
    .where('messageId', '=', messageId)
    .where('id', '<', id)
    .where('kind', '<>', 'notification')
    .orderBy('id')
    .execute();
  return rows.map((mail) => mail.id);
}
