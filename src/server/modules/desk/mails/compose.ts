import { buffer } from 'node:stream/consumers';
import type { AppContext } from '@/server/context';
import { notificationTexts } from '@/server/texts/mails';
import { countryName } from '@/shared/countries';
import { formatQuantity } from '@/shared/quotations';
import { displayNameOf } from '../../core/accounts/nameRepository';
import { type EventRow, inquiryRepository } from '../inquiries/repository';
import { fileRepository } from '../messages/fileRepository';
import { findMessage, findNewestInquiries, type Message } from '../messages/repository';
import { lineRepository, type LineRow } from '../messages/lineRepository';
import {
  presentResponse,
  type ResponseRow,
  responseRepository,
} from '../messages/responseRepository';
import type { QuotationFiles } from '../quotations/quotationFiles';
import { quotationRepository } from '../quotations/repository';
import { composeAnswer } from './answerMail';
import { composeConfirmation, composeQuotation } from './buyerMails';
import { composeLinks, composeResponse, composeResponseNotice } from './responseMails';
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

  const writeResponse = async ({ kind }: MailRow, message: Message, row: ResponseRow) => {
    const quotation =
      row.quotationId && (await quotationRepository(reader).find('id', row.quotationId));
    const content = quotation ? quotation.content : undefined;
    const response = presentResponse(row);
    if (kind === 'response') return composeResponse(message, response, content, siteOrigin);
    const { email } = message;
    const notice = composeResponseNotice(message, response, content, siteOrigin);
    return { ...notice, replyTo: isPlain(email) ? email : undefined };
  };

  /** Undefined: there is nothing to send. */
  const write = async (mail: MailRow, message: Message): Promise<MailText | undefined> => {
    const { kind, quotationId, eventId } = mail;
    if (kind === 'link') {
      return composeLinks(await findNewestInquiries(reader, message.emailKey, 10), siteOrigin);
    }
    if (quotationId !== null) return writeQuotation(quotationId, message);
    if (kind === 'answer') {
      const events = await inquiryRepository(reader).listEvents(message.id);
      const event = events.find(({ id }) => id === eventId);
      return event && writeAnswer(event, message);
    }
    if (eventId !== null) {
      const row = await responseRepository(reader).find(eventId);
      return row && writeResponse(mail, message, row);
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
  const { subjects, labels, line: labelsOfLine } = notificationTexts;
  const values = { ...message, country: countryName(message.country, 'en') };
  const fields = labels
    .filter(([field]) => values[field] !== '')
    .map(([field, label]) => `${label}: ${values[field]}\n`);
  const list = lines.map((line, index) => {
    const { text, partNumber, note, original, doubtful } = line;
    const count = formatQuantity(line, 'en') || labelsOfLine.noQuantity;
    const what = [
      text,
      partNumber,
      count,
      note,
      original && `${labelsOfLine.original}: ${original}`,
      doubtful && labelsOfLine.doubtful,
    ]
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

/** Composes the mail to the company about what the buyer did on the page of the inquiry. */
/**
 * A name before the @ in another script needs mail servers with SMTPUTF8 (RFC 6531); where ours
 * lacks it, it would reject the whole mail. The text names the e-mail address in any case.
 */
const isPlain = (email: string) => /^[\x21-\x3f\x41-\x7e]+@/.test(email);
