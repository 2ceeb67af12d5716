import { company } from '@/shared/company';
import type { Language } from '@/shared/language';
import { formatMoney, lineAmount, quotationTotal } from '@/shared/quotationTotals';
import { cut } from '@/shared/texts';
import type { Inquiry } from '../documents/repository';
import { describeDelivery, formatDay, words } from '../documents/words';
import type { LineRow } from '../messages/lineRepository';
import type { QuotationRow } from '../quotations/repository';
import type { Mail } from './outbox';
import { mailWords } from './words';

/** Of a name or line in a confirmation: anybody may have it sent to anybody. */
const MAX_ECHO = 120;

/** `pageUrl` is undefined without a buyer's page. */
export interface BuyerMail {
  id: string;
  inquiry: Inquiry;
  pageUrl: string | undefined;
}

export const languageOfBuyer = ({ language }: Pick<Inquiry, 'language'>): Language =>
  language || 'en';

/** That an inquiry has arrived; without the message and the notes, which could be advertisements. */
export function composeConfirmation({ id, inquiry, pageUrl }: BuyerMail, lines: LineRow[]): Mail {
  const language = languageOfBuyer(inquiry);
  const text = mailWords[language];
  const list = lines.map(({ text, partNumber, quantity, unit }, index) => {
    const name = withNumber(cut(text, MAX_ECHO), partNumber);
    return `${index + 1}. ${name}: ${amountOf(quantity, unit, language)}`;
  });
  return {
    id,
    to: inquiry.email,
    subject: text.received(inquiry.reference),
    text: paragraphs([
      text.greeting(cut(inquiry.name, MAX_ECHO)),
      text.receivedText,
      list.length > 0 && [text.lines, ...list].join('\n'),
      pageUrl && `${text.page}\n${pageUrl}`,
      text.notYou,
      signature(language),
    ]),
    // No automatic reply to it (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-replied' },
  };
}

/** A quotation with its lines, and attached as PDF. */
export function composeQuotation(
  { id, inquiry, pageUrl }: BuyerMail,
  { number, content }: QuotationRow,
  pdf: Buffer,
): Mail {
  const { language, currency, lines, validUntil, introduction, payment, remarks } = content;
  const [text, label] = [mailWords[language], words[language]];
  const money = (amount: string) => formatMoney(amount, currency, language);
  const list = lines.map((line, index) => {
    const { text, partNumber = '', quantity, unit = '', unitPrice, leadTime, note } = line;
    const amount = lineAmount(line, currency);
    const price =
      unitPrice === undefined || amount === undefined
        ? label.noPrice
        : `${amountOf(quantity, unit, language)} × ${money(unitPrice)} = ${money(amount)}`;
    return [
      `${index + 1}. ${withNumber(text, partNumber)}`,
      `   ${price}`,
      leadTime && `   ${label.columns.leadTime}: ${leadTime}`,
      note && `   ${note}`,
    ]
      .filter(Boolean)
      .join('\n');
  });
  const hasAllPrices = lines.every(({ unitPrice }) => unitPrice !== undefined);
  const terms = [
    [label.validUntil, validUntil && formatDay(validUntil, language)],
    [label.incoterm, describeDelivery(content)],
  ].flatMap(([name, value]) => (value ? `${name}: ${value}` : []));
  return {
    id,
    to: inquiry.email,
    subject: text.quotation(number, inquiry.reference),
    text: paragraphs([
      text.greeting(inquiry.name),
      introduction,
      text.quotationText,
      list.join('\n'),
      [
        `${label.total}: ${money(quotationTotal(content))}`,
        ...(hasAllPrices ? [] : [label.totalIsPartial]),
        ...terms,
      ].join('\n'),
      payment && `${label.payment}: ${payment}`,
      remarks,
      pageUrl && `${text.page}\n${pageUrl}`,
      signature(language),
    ]),
    attachments: [{ filename: `${number}.pdf`, content: pdf, contentType: 'application/pdf' }],
  };
}

const withNumber = (text: string, number: string) =>
  number && !text.includes(number) ? `${text} (${number})` : text;

const amountOf = (quantity: number, unit: string, language: Language) =>
  [quantity.toLocaleString(language), unit].filter(Boolean).join(' ');

const signature = (language: Language) =>
  [company.name[language], company.address[language], company.phone, company.email].join('\n');

const paragraphs = (texts: (string | undefined | false)[]) =>
  `${texts.filter(Boolean).join('\n\n')}\n`;
