import { buffer } from 'node:stream/consumers';
import type { AppContext } from '@/server/context';
import { notificationTexts } from '@/server/texts/mails';
import { countryName } from '@/shared/countries';
import { formatQuantity } from '@/shared/quotations';
import { isolated, joined } from '@/shared/isolate';
import { accountRepository } from '../../core/auth/accountRepository';
import { eventRepository, type EventRow } from '../inquiries/eventRepository';
import { presentResponse } from '../inquiries/presenter';
import { fileRepository } from '../messages/fileRepository';
import { findMessage, findNewestInquiries, type Message } from '../messages/repository';
import { lineRepository, type LineRow } from '../messages/lineRepository';
import type { QuotationFiles } from '../quotations/quotationFiles';
import { quotationRepository } from '../quotations/repository';
import { composeAnswer, composeConfirmation, composeLinks, composeQuotation } from './buyerMails';
import { composeResponse, composeResponseNotice } from './responseMails';
import type { Compose, MailText } from '../../core/outbox/outbox';
import { listEarlierToBuyer, type MailRow } from '../../core/outbox/repository';

type Needs = Pick<AppContext, 'db' | 'media'> & { quotationFiles: QuotationFiles };

/** Inquiries in a mail with lost links. */
const MAX_LINKS = 10;

export function makeComposer({ db, media, quotationFiles }: Needs, siteOrigin: string): Compose {
  const { reader } = db;
  const quotations = quotationRepository(reader);

  const writeQuotation = async (quotationId: string, message: Message): Promise<MailText> => {
    const quotation = await quotations.get('id', quotationId);
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
    const author = await accountRepository(reader).nameOf(event.author);
    return { ...composeAnswer(message, event, author, siteOrigin), attachments };
  };

  /** Undefined: what it is about has been erased. */
  const writeAboutEvent = async ({ kind, eventId }: MailRow, message: Message) => {
    const events = await eventRepository(reader).list(message.id);
    const event = events.find(({ id }) => id === eventId);
    if (event && kind === 'answer') return writeAnswer(event, message);
    const response = event && presentResponse(event);
    if (!response) return undefined;
    const { quotationId } = event;
    const content = quotationId ? (await quotations.get('id', quotationId)).content : undefined;
    return kind === 'response'
      ? composeResponse(message, response, content, siteOrigin)
      : composeResponseNotice(message, response, content, siteOrigin);
  };

  const write = async (mail: MailRow, message: Message): Promise<MailText | undefined> => {
    if (mail.quotationId !== null) return writeQuotation(mail.quotationId, message);
    if (mail.eventId !== null) return writeAboutEvent(mail, message);
    if (mail.kind === 'link') {
      const inquiries = await findNewestInquiries(reader, message.emailKey, MAX_LINKS);
      return composeLinks(message, inquiries, siteOrigin);
    }
    const lines = await lineRepository(reader).list([message.id]);
    return mail.kind === 'notification'
      ? composeNotification(message, lines)
      : composeConfirmation(message, lines, siteOrigin);
  };

  return async (mail) => {
    const message = await findMessage(reader, 'id', mail.messageId);
    const isToCompany = mail.kind === 'notification';
    if (!message || (message.spamAt && !isToCompany)) return undefined;
    const text = await write(mail, message);
    const idOf = (id: string) => `${message.reference}.${id}`;
    const id = idOf(mail.id);
    if (isToCompany) return text && { id, replyTo: plainAddress(message), ...text };
    const earlier = await listEarlierToBuyer(reader, mail);
    return text && { id, references: earlier.map(idOf), ...text };
  };
}

/** Composes the mail to the company; its reference leads to the entry in the console. */
function composeNotification(message: Message, lines: LineRow[]): MailText {
  const { kind, reference } = message;
  const { subjects, labels, line: labelsOfLine } = notificationTexts;
  const values = { ...message, country: countryName(message.country, 'en') };
  const fields = labels
    .filter(([field]) => values[field] !== '')
    .map(([field, label]) => `${label}: ${isolated(values[field])}\n`);
  const list = lines.map((line, index) => {
    const { text, partNumber, note, original, doubtful } = line;
    const count = formatQuantity(line, 'en') || labelsOfLine.noQuantity;
    const what = joined(
      [
        text,
        partNumber,
        count,
        note,
        original && `${labelsOfLine.original}: ${isolated(original)}`,
        doubtful && labelsOfLine.doubtful,
      ],
      '; ',
    );
    return `${index + 1}. ${what}\n`;
  });
  const text = message.text && `${message.text.replace(/\r\n?/g, '\n')}\n`;
  return {
    subject: `${subjects[kind]} ${reference}`,
    text: [fields.join(''), list.join(''), text].filter(Boolean).join('\n'),
  };
}

/**
 * A name before the @ in another script needs mail servers with SMTPUTF8 (RFC 6531); where ours
 * lacks it, it would reject the whole mail. The text names the e-mail address in any case.
 */
const plainAddress = ({ email }: Message) =>
  /^[\x21-\x3f\x41-\x7e]+@/.test(email) ? email : undefined;
