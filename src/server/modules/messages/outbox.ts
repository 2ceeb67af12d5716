import { startJob } from '@/server/lib/startJob';
import type { Log } from '@/server/log';
import { tidyLine } from '@/shared/texts';
import { CLAIM_MS, type MailQueue } from './mailQueueRepository';
import type { MessageRow } from './repository';
import { isRejection, reasonOf, type Mail, type SendMail } from './smtp';

const MINUTE_MS = 60_000;
const LONGEST_PAUSE_MS = 60 * MINUTE_MS;
/** An attempt ends well before its claim, or another process would send the mail a second time. */
const TRY_MS = CLAIM_MS / 5;
/** Time for an attempt under way when the process ends. */
const GRACE_MS = 3_000;
/** Mails that nobody took for this long are given up and shown as failed. */
const GIVE_UP_MS = 3 * 24 * 60 * MINUTE_MS;

type Due = NonNullable<Awaited<ReturnType<MailQueue['claim']>>>;

/**
 * Mails stored messages. A message stays due in the database until the mail server has taken
 * its mail, with growing pauses, so neither its failure nor ours loses one.
 */
export function makeOutbox(
  queue: MailQueue,
  send: SendMail,
  log: Log,
  clock: () => number,
  { tryMs = TRY_MS, graceMs = GRACE_MS } = {},
) {
  const end = new AbortController();
  const counts = { sent: 0, postponed: 0, givenUp: 0 };

  const failed = async (due: Due, error: unknown): Promise<void> => {
    const [now, reason] = [clock(), reasonOf(error)];
    const { id, reference } = due;
    if (end.signal.aborted) return queue.postpone(id, now, reason);
    const queuedAt = Date.parse(due.mailQueuedAt ?? due.createdAt);
    if (isRejection(error) || now - queuedAt >= GIVE_UP_MS) {
      await queue.giveUp(id, now, reason);
      counts.givenUp += 1;
      return log.error({ reference, reason }, 'mail given up');
    }
    const pause = Math.min(MINUTE_MS * 2 ** due.mailTries, LONGEST_PAUSE_MS);
    await queue.postpone(id, now + pause, reason);
    counts.postponed += 1;
    log.warn({ reference, reason }, 'mail not sent, will be tried again');
  };

  /** Returns whether it is worth trying the next one at once. */
  const sendOne = async (due: Due): Promise<boolean> => {
    try {
      await send(composeMail(due), AbortSignal.any([end.signal, AbortSignal.timeout(tryMs)]));
    } catch (error) {
      await failed(due, error);
      // A server that rejects one mail may take the others; one that is unavailable takes none.
      return isRejection(error);
    }
    await queue.sent(due.id);
    counts.sent += 1;
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
    counts,
    stop: async () => {
      const grace = setTimeout(() => end.abort(), graceMs);
      await job.stop();
      clearTimeout(grace);
    },
  };
}

/** Plain text; the reference leads back to the entry in the console. */
export function composeMail(message: MessageRow): Mail {
  const what = message.kind === 'inquiry' ? 'Business inquiry' : 'Job application';
  const lines = [
    ['Name', message.name],
    ['E-mail', message.email],
    ['Phone', message.phone],
    ['Address', message.address],
  ].flatMap(([name, value = '']) => (value ? [`${name}: ${toLine(value)}`] : []));
  return {
    id: `${message.reference}.${message.id}`,
    subject: `${what} ${message.reference}`,
    text: `${lines.join('\n')}\n\n${toParagraphs(message.text)}\n`,
    ...(isPlain(message.email) && { replyTo: message.email }),
  };
}

/** The form lets no line break through, but older versions did: a line of the mail is one line. */
const toLine = (text: string) => tidyLine(text).replace(/[\p{Cc}\u2028\u2029]+/gu, ' ');

const toParagraphs = (text: string) =>
  text.replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n').replace(/[^\P{Cc}\t\n]/gu, '');

/**
 * A name before the @ in another script needs mail servers that know how (RFC 6532); where ours
 * does not, it would reject the whole mail. The address stands in the text in any case.
 */
const isPlain = (email: string) => /^[\x21-\x3f\x41-\x7e]+@/.test(email);
