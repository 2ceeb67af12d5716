import { company } from '@/shared/company';
import type { MailText } from '../../core/outbox/outbox';
import type { EventRow } from '../inquiries/repository';
import type { Message } from '../messages/repository';
import { linkToPage, paragraphs, signature } from './buyerMails';

/** Composes what an admin has written to the buyer, with the link to the page of the inquiry. */
export function composeAnswer(
  inquiry: Message,
  { subject, text }: Pick<EventRow, 'subject' | 'text'>,
  author: string,
  siteOrigin: string,
): MailText {
  const language = inquiry.language || 'en';
  const name = company.name[language];
  return {
    to: inquiry.email,
    fromName: [author, name].filter(Boolean).join(language === 'zh' ? '，' : ', '),
    subject,
    text: paragraphs([
      text.replace(/\r\n?/g, '\n'),
      [author, signature(language)].filter(Boolean).join('\n'),
      linkToPage(inquiry, language, siteOrigin),
    ]),
  };
}
