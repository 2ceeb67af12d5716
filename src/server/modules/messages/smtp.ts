import { domainToASCII } from 'node:url';
import { createTransport } from 'nodemailer';
import type { Config } from '@/server/config';
import type { Log } from '@/server/log';

export interface Mail {
  /** The same at every attempt, so that a mail that went out twice is recognised. */
  id: string;
  subject: string;
  text: string;
  replyTo?: string;
}

/** Sends one mail; rejects when the server did not take it, or when `signal` ends the attempt. */
export type SendMail = (mail: Mail, signal: AbortSignal) => Promise<void>;

/** Far below the time of a whole attempt, see `outbox.ts`. */
const LIMITS = {
  dnsTimeout: 5_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
  socketCloseTimeout: 1_000,
};

/** Sends through the configured mail server. */
export function smtpSender({ url, to }: NonNullable<Config['mail']>, log: Log): SendMail {
  const transport = createTransport({ url, ...LIMITS }, { from: to });
  // Without a listener it would end the process; the attempt itself fails besides.
  transport.on('error', (error) => log.warn({ err: error }, 'the mail transport failed'));
  const domain = to.slice(to.lastIndexOf('@') + 1);
  return async ({ id, replyTo, ...mail }, signal) => {
    await transport.sendMail({
      ...mail,
      to: { name: '', address: to },
      messageId: `<${id}@${domainToASCII(domain) || 'localhost'}>`,
      ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
      signal,
    });
  };
}

interface SmtpError {
  code?: unknown;
  responseCode?: unknown;
}

/** Whether the server has rejected this very mail for good. */
export function isRejection(error: unknown): boolean {
  const { code, responseCode } = error as SmtpError;
  return code === 'EMESSAGE' && typeof responseCode === 'number' && responseCode >= 500;
}

const MAX_REASON = 200;

/** Why an attempt failed, in one short line. */
export function reasonOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  const line = text.replace(/[\s\p{Cc}\p{Cf}]+/gu, ' ').trim();
  return [...line].slice(0, MAX_REASON).join('');
}
