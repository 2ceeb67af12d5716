import type { Connections, Row } from '@/server/db/types';
import { countryName } from '@/shared/countries';
import { localizedPath, type Language } from '@/shared/language';
import { paths } from '@/shared/siteMap';
import { quotationDocument } from '../documents/quotationDocument';
import { renderQuotationPdf } from '../documents/renderPdf';
import { documentRepository, type Inquiry } from '../documents/repository';
import { lineRepository, type LineRow } from '../messages/lineRepository';
import { quotationRepository } from '../quotations/repository';
import { composeConfirmation, composeQuotation, languageOfBuyer } from './buyerMails';
import type { Mail } from './outbox';
import type { MailRow } from './repository';

type Sender = Row<
  'messages',
  'id' | 'kind' | 'reference' | 'name' | 'email' | 'phone' | 'address' | 'text'
> &
  Row<'messages', 'company' | 'country' | 'incoterm'>;

export type Compose = (mail: MailRow) => Promise<Mail | undefined>;

/**
 * Makes a function that writes a queued mail; undefined: what it is about has been deleted, or is
 * held for review by now.
 */
export function makeComposer({ reader }: Connections, siteOrigin: string): Compose {
  const documents = documentRepository(reader);

  const urlOfPage = ({ publicToken }: Inquiry, language: Language) =>
    publicToken === null
      ? undefined
      : siteOrigin + localizedPath(language, paths.buyerInquiry(publicToken));

  return async ({ id, kind, messageId, quotationId }) => {
    const inquiry = await documents.findMessage(messageId);
    if (!inquiry || (inquiry.spamAt && kind !== 'notification')) return undefined;
    if (kind === 'quotation') {
      const quotations = await quotationRepository(reader).list(messageId);
      const quotation = quotations.find((each) => each.id === quotationId);
      if (!quotation) return undefined;
      const pdf = await renderQuotationPdf(quotationDocument(inquiry, quotation), 'mails');
      const pageUrl = urlOfPage(inquiry, quotation.content.language);
      return composeQuotation({ id, inquiry, pageUrl }, quotation, pdf);
    }
    const lines = await lineRepository(reader).list([messageId]);
    if (kind === 'notification') return composeNotification(inquiry, lines);
    const pageUrl = urlOfPage(inquiry, languageOfBuyer(inquiry));
    return composeConfirmation({ id, inquiry, pageUrl }, lines);
  };
}

/** To the company, in plain text; the reference leads back to the entry in the console. */
export function composeNotification(message: Sender, lines: LineRow[]): Mail {
  const { id, kind, reference, name, company, email, phone, address } = message;
  const fields = Object.entries({
    Name: name,
    Company: company,
    'E-mail': email,
    Phone: phone,
    Address: address,
    Country: countryName(message.country, 'en'),
    Incoterm: message.incoterm,
  })
    .filter(([, value]) => value !== '')
    .map(([label, value]) => `${label}: ${value}\n`);
  const list = lines.map(({ text, partNumber, quantity, unit, note }, index) => {
    const what = [text, partNumber, `${quantity} ${unit}`.trim(), note].filter(Boolean).join('; ');
    return `${index + 1}. ${what}\n`;
  });
  const text = message.text && `${message.text.replace(/\r\n?/g, '\n')}\n`;
  return {
    id: `${reference}.${id}`,
    subject: `${kind === 'inquiry' ? 'Business inquiry' : 'Job application'} ${reference}`,
    text: [fields.join(''), list.join(''), text].filter(Boolean).join('\n'),
    replyTo: isPlain(email) ? email : undefined,
  };
}

/**
 * A name before the @ in another script needs mail servers with SMTPUTF8 (RFC 6531); where ours
 * lacks it, it would reject the whole mail. The text names the e-mail address in any case.
 */
const isPlain = (email: string) => /^[\x21-\x3f\x41-\x7e]+@/.test(email);
