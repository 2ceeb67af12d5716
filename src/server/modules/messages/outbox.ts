import { domainToASCII } from 'node:url';
import { createTransport } from 'nodemailer';
import type { Config } from '@/server/config';
import { startJob } from '@/server/lib/startJob';
import type { Log } from '@/server/log';
import { cut } from '@/shared/texts';
import { CLAIM_MS, type MailQueue } from './mailQueueRepository';
import type { MessageRow } from './repository';

const MINUTE_MS = 60_000;
const LONGEST_PAUSE_MS = 60 * MINUTE_MS;
/** An attempt ends well before its claim, or another process would send the mail a second time. */
const TRY_MS = CLAIM_MS / 5;
/** Time for an attempt under way when the process ends. */
const GRACE_MS = 3_000;
/** Mails that no server has accepted for this long are given up and shown as failed. */
const GIVE_UP_MS = 3 * 24 * 60 * MINUTE_MS;
const MAX_REASON = 200;

export interface Mail {
  /** The same at every attempt, so that a mail that went out twice is recognised. */
  id: string;
  subject: string;
  text: string;
  replyTo?: string;
}

/** Sends one mail; rejects when the server did not accept it, or when `signal` ends the attempt. */
export type SendMail = (mail: Mail, signal: AbortSignal) => Promise<unknown>;

/** Sends through the configured mail server. */
export function smtpSender({ url, to }: NonNullable<Config['mail']>): SendMail {
  const transport = createTransport({ url }, { from: to, to });
  const domain = domainToASCII(to.slice(to.lastIndexOf('@') + 1));
  return ({ id, ...mail }, signal) =>
    transport.sendMail({ ...mail, messageId: `${id}@${domain}`, signal });
}

/**
 * Mails stored messages. A message stays due in the database until the mail server has accepted
 * its mail, with growing pauses, so neither its failure nor ours loses one.
 */
export function makeOutbox(
  queue: MailQueue,
  send: SendMail,
  log: Log,
  clock: () => number,
  tryMs = TRY_MS,
) {
  const end = new AbortController();

  const handleFailure = async (due: MessageRow, error: unknown): Promise<void> => {
    const [now, reason] = [clock(), reasonOf(error)];
    const { id, reference } = due;
    const queuedAt = Date.parse(due.mailQueuedAt ?? due.createdAt);
    if (isRejection(error) || now - queuedAt >= GIVE_UP_MS) {
      await queue.giveUp(id, now, reason);
      return log.error({ reference, reason }, 'mail given up');
    }
    const pause = Math.min(MINUTE_MS * 2 ** (due.mailTries - 1), LONGEST_PAUSE_MS);
    await queue.postpone(id, now + pause, reason);
    log.warn({ reference, reason }, 'mail not sent, will be tried again');
  };

  /** Returns whether it is worth trying the next one at once. */
  const sendOne = async (due: MessageRow): Promise<boolean> => {
    try {
      await send(composeMail(due), AbortSignal.any([end.signal, AbortSignal.timeout(tryMs)]));
    } catch (error) {
      await handleFailure(due, error);
      // A server that rejects one mail may accept others; one that is unavailable accepts none.
      return isRejection(error);
    }
    await queue.sent(due.id);
    return true;
  };

  const sendDue = async (signal: AbortSignal): Promise<void> => {
    for (let more = true; more && !signal.aborted;) {
      const due = await queue.claim(clock());
      more = due !== undefined && (await sendOne(due));
    }
  };

  const job = startJob('sending mails', MINUTE_MS, sendDue, log);
  return {
    /** Sends what is due, unless that is under way. */
    start: job.start,
    run: job.run,
    stop: async () => {
      const grace = setTimeout(() => end.abort(), GRACE_MS);
      await job.stop();
      clearTimeout(grace);
    },
  };
}

type MailedMessage = Pick<
  MessageRow,
  'id' | 'kind' | 'reference' | 'name' | 'email' | 'phone' | 'address' | 'text'
>;

/** Plain text; the reference leads back to the entry in the console. */
export function composeMail(message: MailedMessage): Mail {
  const { id, kind, reference, name, email, phone, address } = message;
  const lines = Object.entries({ Name: name, 'E-mail': email, Phone: phone, Address: address })
    .filter(([, value]) => value !== '')
    .map(([label, value]) => `${label}: ${value}\n`);
  return {
    id: `${reference}.${id}`,
    subject: `${kind === 'inquiry' ? 'Business inquiry' : 'Job application'} ${reference}`,
    text: `${lines.join('')}\n${message.text.replace(/\r\n?/g, '\n')}\n`,
    replyTo: isPlain(email) ? email : undefined,
  };
}

/**
 * A name before the @ in another script needs mail servers with SMTPUTF8 (RFC 6531); where ours
 * lacks it, it would reject the whole mail. The text names the e-mail address in any case.
 */
const isPlain = (email: string) => /^[\x21-\x3f\x41-\x7e]+@/.test(email);

/** Whether the server has rejected this very mail for good. */
function isRejection(error: unknown): boolean {
  const { code, responseCode = 0 } = error as { code?: unknown; responseCode?: number };
  return code === 'EMESSAGE' && responseCode >= 500;
}

/** Why an attempt failed, in one short line. */
function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return cut(text.replace(/[\s\p{C}]+/gu, ' '), MAX_REASON);
}
