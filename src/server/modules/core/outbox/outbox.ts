import { startJob } from '@/server/lib/startJob';
import type { Log } from '@/server/log';
import { MAIL_UNCONFIRMED } from '@/shared/inquiries';
import { cut } from '@/shared/texts';
import { CLAIM_MS, type DueMail, type MailQueue, type MailRow } from './repository';

const MINUTE_MS = 60_000;
const LONGEST_PAUSE_MS = 60 * MINUTE_MS;
/** An attempt ends well before its claim, or another process would send the mail a second time. */
const TRY_MS = CLAIM_MS / 5;
/** Time for an attempt under way when the process ends. */
const GRACE_MS = 3_000;
const MAX_REASON = 200;

export interface MailText {
  /** Unset: to the company. */
  to?: string;
  subject: string;
  text: string;
  replyTo?: string;
  /** Of the sender, before the company's e-mail address. */
  fromName?: string;
  headers?: Record<string, string>;
  attachments?: { filename: string; content: Buffer; contentType: string }[];
}

export interface Mail extends MailText {
  /** Does not change between attempts, so that a mail that went out twice is recognised. */
  id: string;
  /** Ids of the earlier mails to the same buyer about the same inquiry, oldest first. */
  references?: string[];
}

/** Writes a queued mail; undefined: what it is about has been deleted, or is held for review by now. */
export type Compose<Row = MailRow> = (mail: Row) => Promise<Mail | undefined>;

/**
 * Sends one mail; rejects when the server did not accept it, or when `signal` ends the attempt.
 * Waits for `onTransmit` before it transmits the mail's content, from when on it may arrive.
 */
export type SendMail = (
  mail: Mail,
  signal: AbortSignal,
  onTransmit: () => Promise<void>,
) => Promise<unknown>;

interface OutboxOptions<Row extends DueMail> {
  queue: MailQueue<Row>;
  compose: Compose<Row>;
  send: SendMail;
  log: Log;
  clock: () => number;
  tryMs?: number;
}

/**
 * Sends queued mails. A mail stays due in the database until the mail server has accepted it, with
 * growing pauses, so neither its failure nor ours loses one. Where it is unknown whether the server
 * has accepted it, the company gets it again; to a buyer it is not sent twice but given up, and an
 * admin decides.
 */
export function makeOutbox<Row extends DueMail>({
  queue,
  compose,
  send,
  log,
  clock,
  tryMs = TRY_MS,
}: OutboxOptions<Row>) {
  let attempt = new AbortController();

  const giveUp = async (due: Row, shown: string, reason = shown): Promise<void> => {
    await queue.giveUp(due, clock(), shown);
    log.error({ kind: due.kind, messageId: due.messageId, reason }, 'mail given up');
  };

  const handleFailure = async (due: Row, isTransmitted: boolean, error: unknown) => {
    const reason = reasonOf(error);
    const { kind, messageId, queuedAt, tries } = due;
    if (isTransmitted && isUnanswered(error) && !queue.mayRepeat(due)) {
      return giveUp(due, MAIL_UNCONFIRMED, reason);
    }
    const now = clock();
    if (isRejection(due, error) || now - Date.parse(queuedAt) >= queue.giveUpMs(due)) {
      return giveUp(due, reason);
    }
    const pause = Math.min(MINUTE_MS * 2 ** (tries - 1), LONGEST_PAUSE_MS);
    await queue.postpone(due, now + pause, reason);
    log.warn({ kind, messageId, reason }, 'mail not sent, will be tried again');
  };

  /** Returns whether it is worth trying the next one at once. */
  const sendOne = async (due: Row): Promise<boolean> => {
    // The process ended between the transmission and the record of its result.
    if (due.transmittedAt && !queue.mayRepeat(due)) {
      await giveUp(due, MAIL_UNCONFIRMED);
      return true;
    }
    let isTransmitted = false;
    attempt = new AbortController();
    // Node.js 20 may collect an `AbortSignal.timeout` that only an `AbortSignal.any` refers to.
    const timer = setTimeout(() => attempt.abort(), tryMs);
    try {
      const mail = await compose(due);
      if (!mail) return true;
      await send(mail, attempt.signal, async () => {
        await queue.transmit(due.id, clock());
        isTransmitted = true;
      });
    } catch (error) {
      await handleFailure(due, isTransmitted, error);
      // A server that rejects one mail may accept others; one that is unavailable accepts none.
      return isRejection(due, error);
    } finally {
      clearTimeout(timer);
    }
    await queue.sent(due, clock());
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
      const grace = setTimeout(() => attempt.abort(), GRACE_MS);
      await job.stop();
      clearTimeout(grace);
    },
  };
}

/** What nodemailer's errors have. */
interface SendError {
  code?: unknown;
  responseCode?: number;
}

const isUnanswered = (error: unknown): boolean =>
  (error as SendError).responseCode === undefined && (error as SendError).code !== 'ESTREAM';

/**
 * Whether the server has rejected this very mail for good. That it rejects the company's own
 * e-mail address is rather a mistake in its settings, which the operator will correct.
 */
function isRejection({ kind }: DueMail, error: unknown): boolean {
  const { code, responseCode = 0 } = error as SendError;
  const isAboutMail = code === 'EMESSAGE' || (code === 'EENVELOPE' && kind !== 'notification');
  return isAboutMail && responseCode >= 500;
}

/** Why an attempt failed, in one short line. */
function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return cut(text.replace(/[\s\p{C}]+/gu, ' '), MAX_REASON);
}
