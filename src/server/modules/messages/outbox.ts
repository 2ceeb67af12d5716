import { sql } from 'kysely';
import { createTransport } from 'nodemailer';
import type { Config } from '../../config';
import type { Queries } from '../../db/types';
import type { Log } from '../../log';
import type { MessageRow } from './repository';

/** Sends one mail; rejects when the server did not take it. */
export type SendMail = (mail: { subject: string; text: string; replyTo?: string }) => Promise<void>;

const MINUTE_MS = 60_000;
const LONGEST_PAUSE_MS = 60 * MINUTE_MS;
/** While one process sends a mail, others leave it alone for this long. */
const CLAIM_MS = 5 * MINUTE_MS;

/** Sends through the configured mail server. */
export function smtpSender({ url, to }: NonNullable<Config['mail']>): SendMail {
  const transport = createTransport(url, { from: to });
  return async (mail) => {
    await transport.sendMail({ to, ...mail });
  };
}

export interface Outbox {
  /** Sends what is due, unless that is under way. */
  flush: () => Promise<void>;
  stop: () => Promise<void>;
}

/**
 * Mails stored messages. A message stays due in the database until the mail server has taken
 * its mail, with growing pauses, so neither its failure nor ours loses one.
 */
export function makeOutbox(writer: Queries, send: SendMail, log: Log, clock: () => number): Outbox {
  let underWay: Promise<void> | undefined;

  const sendDue = async (): Promise<void> => {
    for (;;) {
      const due = await claimDue(writer, clock());
      if (!due) return;
      try {
        await send(compose(due));
        await schedule(writer, due.id, null);
      } catch (error) {
        const pause = Math.min(MINUTE_MS * 2 ** due.mailTries, LONGEST_PAUSE_MS);
        await schedule(writer, due.id, clock() + pause);
        log.warn({ err: error, reference: due.reference }, 'mail not sent, will be tried again');
      }
    }
  };

  const flush = (): Promise<void> => {
    underWay ??= sendDue()
      .catch((error: unknown) => log.error({ err: error }, 'sending mails failed'))
      .finally(() => {
        underWay = undefined;
      });
    return underWay;
  };

  const timer = setInterval(() => void flush(), MINUTE_MS);
  timer.unref();
  return {
    flush,
    stop: async () => {
      clearInterval(timer);
      await underWay;
    },
  };
}

/** Takes one message that is due, so that no other process sends it too. */
async function claimDue(writer: Queries, now: number) {
  for (;;) {
    const due = await writer
      .selectFrom('messages')
      .selectAll()
      .where('mailDueAt', '<=', new Date(now).toISOString())
      .orderBy('mailDueAt')
      .executeTakeFirst();
    if (!due) return undefined;
    const claimed = await writer
      .updateTable('messages')
      .set({
        mailDueAt: new Date(now + CLAIM_MS).toISOString(),
        mailTries: sql<number>`${sql.ref('mailTries')} + 1`,
      })
      .where('id', '=', due.id)
      .where('mailDueAt', '=', due.mailDueAt)
      .executeTakeFirst();
    if (claimed.numUpdatedRows > 0n) return due;
  }
}

async function schedule(writer: Queries, id: string, at: number | null): Promise<void> {
  const mailDueAt = at === null ? null : new Date(at).toISOString();
  await writer.updateTable('messages').set({ mailDueAt }).where('id', '=', id).execute();
}

/** Plain text; the reference leads back to the entry in the console. */
function compose(message: MessageRow): Parameters<SendMail>[0] {
  const what = message.kind === 'inquiry' ? 'Business inquiry' : 'Job application';
  const lines = [
    ['Name', message.name],
    ['E-mail', message.email],
    ['Phone', message.phone],
    ['Address', message.address],
  ].flatMap(([name, value]) => (value ? [`${name}: ${value}`] : []));
  return {
    subject: `${what} ${message.reference}`,
    text: `${lines.join('\n')}\n\n${message.text}\n`,
    ...(message.email && { replyTo: message.email }),
  };
}
