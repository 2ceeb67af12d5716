import { buffer } from 'node:stream/consumers';
import type { AppContext } from '@/server/context';
import { notificationTexts } from '@/server/texts/mails';
import { countryName } from '@/shared/countries';
import type { BuyerResponseType, RequestedChange } from '@/shared/inquiries';
import { displayNameOf } from '../../core/accounts/nameRepository';
import { type EventRow, inquiryRepository } from '../inquiries/repository';
import { fileRepository } from '../messages/fileRepository';
import { findMessage, type Message } from '../messages/repository';
import { lineRepository, type LineRow } from '../messages/lineRepository';
import type { QuotationFiles } from '../quotations/quotationFiles';
import { quotationRepository } from '../quotations/repository';
import { composeAnswer } from './answerMail';
import { composeConfirmation, composeQuotation } from './buyerMails';
import type { Compose, MailText } from '../../core/outbox/outbox';
import { listEarlierToBuyer, type MailRow } from '../../core/outbox/repository';

type Needs = Pick<AppContext, 'db' | 'media'> & { quotationFiles: QuotationFiles };

export function makeComposer({ db, media, quotationFiles }: Needs, siteOrigin: string): Compose {
  const { reader } = db;

  const writeQuotation = async (quotationId: string, message: Message): Promise<MailText> => {
    const quotation = await quotationRepository(reader).get(quotationId);
    const { body } = await quotationFiles.open(quotation);
    return composeQuotation(message, quotation, await buffer(body), siteOrigin);
  };

  const writeAnswer = async (event: EventRow, message: Message): Promise<MailText> => {
    const files = await fileRepository(db).list([message.id]);
    const attachments: MailText['attachments'] = [];
    for (const { file, name, type, eventId } of files) {
      if (eventId !== event.id) continue;
      const stored = await media.storage.read('private', file);
      // The mail is tried again, and shown as failed in the end: none goes out incomplete.
      if (!stored) throw new Error('An attachment is missing.');
      const content = await buffer(stored.body);
      attachments.push({ filename: name, content, contentType: type });
    }
    const author = await displayNameOf(reader, event.author);
    return { ...composeAnswer(message, event, author, siteOrigin), attachments };
  };

  /** Undefined: there is nothing to send. */
  const write = async (mail: MailRow, message: Message): Promise<MailText | undefined> => {
    const { kind, quotationId, eventId } = mail;
    if (quotationId !== null) return writeQuotation(quotationId, message);
    if (eventId !== null) {
      const events = await inquiryRepository(reader).listEvents(message.id);
      const event = events.find(({ id }) => id === eventId);
      if (!event) return undefined;
      if (kind === 'answer') return writeAnswer(event, message);
      return kind === 'notification' ? composeResponseNotification(message, event) : undefined;
    }
    const lines = await lineRepository(reader).list([message.id]);
    if (kind === 'notification') return composeNotification(message, lines);
    return kind === 'confirmation' ? composeConfirmation(message, lines, siteOrigin) : undefined;
  };

  return async (mail) => {
    const message = await findMessage(reader, 'id', mail.messageId);
    if (!message || (message.spamAt && mail.kind !== 'notification')) return undefined;
    const text = await write(mail, message);
    const idOf = (id: string) => `${message.reference}.${id}`;
    if (!text?.to) return text && { id: idOf(mail.id), ...text };
    const earlier = await listEarlierToBuyer(reader, mail);
    return { id: idOf(mail.id), references: earlier.map(idOf), ...text };
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
  const text = message.text && `${withLineFeeds(message.text)}\n`;
  return {
    subject: `${subjects[kind]} ${reference}`,
    text: [fields.join(''), list.join(''), text].filter(Boolean).join('\n'),
    replyTo: isPlain(email) ? email : undefined,
  };
}

/** Composes the mail to the company about what the buyer did on the page of the inquiry. */
function composeResponseNotification({ reference, email }: Message, event: EventRow): MailText {
  const { responses, responseLabels: label } = notificationTexts;
  const { type, text, number, orderNumber, deliveryAddress, lines } = event;
  const what = responses[type as BuyerResponseType];
  const changes = (JSON.parse(lines ?? '[]') as RequestedChange[]).map((change) => {
    const { position, quantity, targetPrice, note } = change;
    const wanted = [
      quantity !== undefined && `${label.quantity} ${quantity}`,
      targetPrice && `${label.targetPrice} ${targetPrice}`,
      note,
    ];
    return `${label.line} ${position + 1}: ${wanted.filter(Boolean).join('; ')}`;
  });
  const fields = [
    number && `${label.quotation}: ${number}`,
    orderNumber && `${label.orderNumber}: ${orderNumber}`,
    deliveryAddress && `${label.deliveryAddress}: ${withLineFeeds(deliveryAddress)}`,
    ...changes,
  ];
  return {
    subject: `${what} ${reference}`,
    text: `${[fields.filter(Boolean).join('\n'), withLineFeeds(text)].filter(Boolean).join('\n\n')}\n`,
    replyTo: isPlain(email) ? email : undefined,
  };
}

const withLineFeeds = (text: string) => text.replace(/\r\n?/g, '\n');

/**
 * A name before the @ in another script needs mail servers with SMTPUTF8 (RFC 6531); where ours
 * lacks it, it would reject the whole mail. The text names the e-mail address in any case.
 */
const isPlain = (email: string) => /^[\x21-\x3f\x41-\x7e]+@/.test(email);
