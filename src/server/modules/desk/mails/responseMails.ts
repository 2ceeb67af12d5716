import type { BuyerResponse } from '@/server/generated/requests';
import { joinParagraphs, mailTexts, responseTexts, signature } from '@/server/texts/mails';
import { quotationTexts } from '@/server/texts/quotation';
import type { Language } from '@/shared/language';
import { formatQuantity, type QuotationContent } from '@/shared/quotations';
import { formatMoney } from '@/shared/quotationTotals';
import { paths } from '@/shared/siteMap';
import { joined } from '@/shared/isolate';
import type { MailText } from '../../core/outbox/outbox';
import type { Message } from '../messages/repository';
import { letter, linkToPage } from './buyerMails';
import { typedText } from './typedText';

/** Of a question or a reason in the confirmation. */
const MAX_TEXT = 500;

/** Confirms what a buyer did on the page. */
export function composeResponse(
  inquiry: Message,
  response: BuyerResponse,
  content: QuotationContent | undefined,
  siteOrigin: string,
): MailText {
  const language = inquiry.language || 'en';
  const [text, responses] = [mailTexts[language], responseTexts[language]];
  const number = response.quotationNumber ?? inquiry.reference;
  return letter(inquiry, language, {
    subject: responses.subjects[response.type](number),
    isAutomatic: true,
    paragraphs: [
      text.greetingWithoutName,
      responses.received[response.type](number),
      describeResponse(response, content, language, typedText),
      response.type === 'accepted' && responses.binding,
      linkToPage(inquiry, language, siteOrigin),
      text.notYou,
      signature(language),
    ],
  });
}

/** To the company, in English: what a buyer did on the page. */
export function composeResponseNotice(
  inquiry: Message,
  response: BuyerResponse,
  content: QuotationContent | undefined,
  siteOrigin: string,
): MailText {
  const { reference, name, company: firm, email } = inquiry;
  const { subjects, labels } = responseTexts.en;
  const number = response.quotationNumber ?? reference;
  return {
    subject: `${subjects[response.type](number)} (${reference})`,
    text: joinParagraphs([
      quotationTexts.en.labelled(labels.from, joined([name, firm, email], ', ')),
      describeResponse(response, content, 'en', (typed) => typed),
      `${siteOrigin}${paths.inquiry(inquiry.id)}`,
    ]),
  };
}

/** `write`: how texts that were typed are written. */
function describeResponse(
  { orderNumber, deliveryAddress, text, lines = [] }: BuyerResponse,
  content: QuotationContent | undefined,
  language: Language,
  write: (text: string, length?: number) => string,
): string {
  const { labels } = responseTexts[language];
  const { labelled } = quotationTexts[language];
  const changes = lines.map(({ position, quantity, targetPrice, note }) => {
    const line = content?.lines[position];
    const price =
      targetPrice && content ? formatMoney(targetPrice, content.currency, language) : targetPrice;
    const wanted = [
      quantity !== undefined &&
        labelled(labels.quantity, formatQuantity({ quantity, unit: line?.unit }, language)),
      price && labelled(labels.targetPrice, price),
      note && write(note),
    ];
    return `${position + 1}. ${joined([line?.text, ...wanted], '; ')}`;
  });
  return [
    orderNumber && labelled(labels.orderNumber, write(orderNumber)),
    deliveryAddress && labelled(labels.deliveryAddress, write(deliveryAddress, MAX_TEXT)),
    ...changes,
    text && write(text, MAX_TEXT),
  ]
    .filter(Boolean)
    .join('\n');
}
