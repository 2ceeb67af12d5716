import type { Language } from '@/shared/language';
import { company } from '@/shared/company';

/** Texts of mails to buyers. */
interface MailWords {
  greeting: (name: string) => string;
  received: (reference: string) => string;
  receivedText: string;
  quotation: (number: string, reference: string) => string;
  quotationText: string;
  lines: string;
  page: string;
  /** To strangers whose e-mail address somebody else has given. */
  notYou: string;
}

export const mailWords: Record<Language, MailWords> = {
  en: {
    greeting: (name) => `Dear ${name},`,
    received: (reference) => `We have received your inquiry ${reference}`,
    receivedText: `Thank you for your inquiry. You will hear from us ${company.replyTime.en}.`,
    quotation: (number, reference) => `Quotation ${number} for your inquiry ${reference}`,
    quotationText: 'Please find our quotation attached.',
    lines: 'Your list:',
    page: 'The state of your inquiry and all quotations:',
    notYou: 'If you have not sent this inquiry, please ignore this e-mail.',
  },
  zh: {
    greeting: (name) => `${name}：`,
    received: (reference) => `我们已收到您的询价${reference}`,
    receivedText: `感谢您的询价。我们将在${company.replyTime.zh}答复您。`,
    quotation: (number, reference) => `报价单${number}（询价${reference}）`,
    quotationText: '附件为我们的报价单，请查收。',
    lines: '询价清单：',
    page: '查看询价状态和全部报价单：',
    notYou: '如果您没有提交过此询价，请忽略本邮件。',
  },
};
