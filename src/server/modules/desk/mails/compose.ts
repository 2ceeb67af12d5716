import { buffer } from 'node:stream/consumers';
import type { AppContext } from '@/server/context';
import { notificationTexts } from '@/server/texts/mails';
import { countryName } from '@/shared/countries';
import { findMessage, type Message } from '../messages/repository';
import { lineRepository, type LineRow } from '../messages/lineRepository';
import type { QuotationFiles } from '../quotations/quotationFiles';
import { quotationRepository } from '../quotations/repository';
import { composeConfirmation, composeQuotation } from './buyerMails';
import type { Compose, MailText } from '../../core/outbox/outbox';
import type { MailRow } from '../../core/outbox/repository';

export function makeComposer(
  { db: { reader }, quotationFiles }: Pick<AppContext, 'db'> & { quotationFiles: QuotationFiles },
  siteOrigin: string,
): Compose {
  const write = async ({ kind, quotationId }: MailRow, message: Message): Promise<MailText> => {
    if (quotationId !== null) {
      const quotation = await quotationRepository(reader).get(quotationId);
      const { body } = await quotationFiles.open(quotation);
      return composeQuotation(message, quotation, await buffer(body), siteOrigin);
    }
    const lines = await lineRepository(reader).list([message.id]);
    return kind === 'notification'
      ? composeNotification(message, lines)
      : composeConfirmation(message, lines, siteOrigin);
  };

  return async (mail) => {
    const message = await findMessage(reader, 'id', mail.messageId);
    if (!message || (message.spamAt && mail.kind !== 'notification')) return undefined;
    return { id: `${message.reference}.${mail.id}`, ...(await write(mail, message)) };
  };
}

/** Composes the mail to the company; its reference leads to the entry in the console. */
function composeNotification(message: Message, lines: LineRow[]): MailText {
  const { kind, reference, email } = message;
  const { subjects, labels } = notificationTexts;
  const values = { ...message, country: countryName(message.country, 'en') };
  const fields = labels
    .filter(([field]) => values[field] !== '')
    .map(([field, label]) => `${label}: ${values[field]}\n`);
  const list = lines.map(({ text, partNumber, quantity, unit, note }, index) => {
    const what = [text, partNumber, `${quantity ?? ''} ${unit}`.trim(), note]
      .filter(Boolean)
      .join('; ');
    return `${index + 1}. ${what}\n`;
  });
  const text = message.text && `${message.text.replace(/\r\n?/g, '\n')}\n`;
  return {
    subject: `${subjects[kind]} ${reference}`,
    text: [fields.join(''), list.join(''), text].filter(Boolean).join('\n'),
    replyTo: isPlain(email) ? email : undefined,
  };
}

/**
 * A name before the @ in another script needs mail servers with SMTPUTF8 (RFC 6531); where ours
 * lacks it, it would reject the whole mail. The text names the e-mail address in any case.
 */
const isPlain = (email: string) => /^[\x21-\x3f\x41-\x7e]+@/.test(email);
