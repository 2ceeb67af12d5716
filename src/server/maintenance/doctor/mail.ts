import { createTransport } from 'nodemailer';
import type { Config } from '@/server/config';
import { fine, wrong, type Finding } from './finding';

const WAIT_MS = 5000;

/** Connects, greets and logs in; sends nothing. */
export async function checkMail({ mail }: Pick<Config, 'mail'>): Promise<Finding[]> {
  if (!mail) return [fine('SMTP_URL is not set: inquiries are kept and shown, not mailed.')];
  const limits = { connectionTimeout: WAIT_MS, greetingTimeout: WAIT_MS, socketTimeout: WAIT_MS };
  const transport = createTransport({ url: mail.url, ...limits });
  try {
    await transport.verify();
    return [fine(`The mail server takes mail for ${mail.to}.`)];
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [
      wrong(`SMTP_URL: the mail server refuses us (${reason}). Mails wait until it does not.`),
    ];
  } finally {
    transport.close();
  }
}
