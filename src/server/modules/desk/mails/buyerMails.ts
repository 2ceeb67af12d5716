import { joinParagraphs, mailTexts, signature, type Paragraphs } from '@/server/texts/mails';
import {
  describeDelivery,
  describeSums,
  formatDay,
  quotationTexts,
} from '@/server/texts/quotation';
import { company } from '@/shared/company';
import { localizedPath, type Language } from '@/shared/language';
import { formatQuantity } from '@/shared/quotations';
import { formatMoney, lineAmount } from '@/shared/quotationTotals';
import { paths } from '@/shared/siteMap';
import { isolated } from '@/shared/isolate';
import type { EventRow } from '../inquiries/eventRepository';
import type { Message } from '../messages/repository';
import type { LineRow } from '../messages/lineRepository';
import type { QuotationRow } from '../quotations/repository';
import type { MailText } from '../../core/outbox/outbox';
import { typedText } from './typedText';

/**
 * Composes the confirmation of an inquiry, with all its lines. Anybody may have it sent to anybody, with
 * an advertisement: of what the sender typed it has the lines alone, see `typedText`.
 */
export function composeConfirmation(
  inquiry: Message,
  lines: LineRow[],
  siteOrigin: string,
): MailText {
  const language = inquiry.language || 'en';
  const [text, label] = [mailTexts[language], quotationTexts[language]];
  const list = lines.map((line, index) => {
    // With its number a line has the name that the part has in the catalogue.
    const name = line.partNumber === '' ? typedText(line.text) : withNumber(line);
    const unit = typedText(line.unit);
    const quantity = formatQuantity({ quantity: line.quantity, unit }, language);
    const what = quantity ? label.labelled(name, quantity) : name;
    return `${index + 1}. ${[what, typedText(line.note)].filter(Boolean).join('; ')}`;
  });
  return letter(inquiry, language, {
    subject: text.received(inquiry.reference),
    isAutomatic: true,
    paragraphs: [
      text.greetingWithoutName,
      text.receivedText,
      list.length > 0 && [text.lines, ...list].join('\n'),
      linkToPage(inquiry, language, siteOrigin),
      text.notYou,
      signature(language),
    ],
  });
}

/** A quotation with its lines, and attached as PDF. */
export function composeQuotation(
  inquiry: Message,
  { number, content, replaces }: QuotationRow,
  pdf: Buffer,
  siteOrigin: string,
): MailText {
  const { language, currency, lines, validUntil, introduction, payment, remarks } = content;
  const [text, label] = [mailTexts[language], quotationTexts[language]];
  const money = (amount: string) => formatMoney(amount, currency, language);
  const list = lines.flatMap((line, index) => {
    const { unitPrice, discount, leadTime, note } = line;
    const amount = lineAmount(line, currency);
    const unit =
      unitPrice && [money(unitPrice), label.reduction(discount)].filter(Boolean).join(' ');
    const price =
      unit && amount && `${formatQuantity(line, language)} × ${unit} = ${money(amount)}`;
    return [
      `${index + 1}. ${withNumber(line)}`,
      `   ${price ?? label.noPrice}`,
      leadTime && `   ${label.labelled(label.columns.leadTime, leadTime)}`,
      note && `   ${note}`,
    ].filter(Boolean);
  });
  const delivery = describeDelivery(content);
  const { rows, total } = describeSums(content);
  const terms = [
    ...rows.map(([what, sum]) => label.labelled(what, sum)),
    label.labelled(label.total, total),
    lines.some(({ unitPrice }) => unitPrice === undefined) && label.totalIsPartial,
    validUntil && label.labelled(label.validUntil, formatDay(validUntil, language)),
    delivery && label.labelled(label.incoterm, delivery),
  ].filter(Boolean);
  return letter(inquiry, language, {
    subject: text.quotation(number, inquiry.reference),
    paragraphs: [
      text.greeting(inquiry.name),
      text.quotationText,
      replaces &&
        text.replaces(label.ofDay(replaces.number, formatDay(replaces.issuedAt, language))),
      introduction,
      list.join('\n'),
      terms.join('\n'),
      payment && label.labelled(label.payment, payment),
      remarks,
      linkToPage(inquiry, language, siteOrigin, text.respond),
      signature(language),
    ],
    attachments: [{ filename: `${number}.pdf`, content: pdf, contentType: 'application/pdf' }],
  });
}

/** What an admin has written, with the link to the page of the inquiry. */
export function composeAnswer(
  inquiry: Message,
  { subject, text }: Pick<EventRow, 'subject' | 'text'>,
  author: string,
  siteOrigin: string,
): MailText {
  const language = inquiry.language || 'en';
  return letter(inquiry, language, {
    author,
    subject: subject ?? '',
    paragraphs: [
      text.replace(/\r\n?/g, '\n'),
      [author, signature(language)].filter(Boolean).join('\n'),
      linkToPage(inquiry, language, siteOrigin),
    ],
  });
}

/** The links of somebody's newest inquiries, to the e-mail address that they came with. */
export function composeLinks(inquiry: Message, inquiries: Message[], siteOrigin: string): MailText {
  const language = inquiry.language || 'en';
  const text = mailTexts[language];
  const links = inquiries.map((each) => {
    const day = formatDay(each.createdAt, language);
    return linkToPage(each, language, siteOrigin, `${each.reference}, ${day}`);
  });
  return letter(inquiry, language, {
    subject: text.linksSubject(company.name[language]),
    isAutomatic: true,
    paragraphs: [
      text.greetingWithoutName,
      text.links,
      ...links,
      text.notRequested,
      signature(language),
    ],
  });
}

const withNumber = ({ text, partNumber = '' }: { text: string; partNumber?: string }) =>
  partNumber && !text.includes(partNumber)
    ? `${isolated(text)} (${isolated(partNumber)})`
    : isolated(text);

export const linkToPage = (
  { publicToken }: Message,
  language: Language,
  siteOrigin: string,
  text = mailTexts[language].page,
) =>
  publicToken !== null &&
  `${text}\n${siteOrigin}${localizedPath(language, paths.buyerInquiry(publicToken))}`;

interface Letter extends Pick<MailText, 'subject' | 'attachments'> {
  /** Name of the admin who has written it. */
  author?: string;
  isAutomatic?: boolean;
  paragraphs: Paragraphs;
}

/** A mail to the buyer in the name of the company. */
export function letter(
  { email }: Message,
  language: Language,
  { author, isAutomatic, paragraphs, ...content }: Letter,
): MailText {
  const names = [author, company.name[language]].filter(Boolean);
  return {
    to: email,
    fromName: names.join(language === 'zh' ? '，' : ', '),
    text: joinParagraphs(paragraphs),
    // No automatic reply to it (RFC 3834).
    headers: isAutomatic ? { 'Auto-Submitted': 'auto-replied' } : undefined,
    ...content,
  };
}
