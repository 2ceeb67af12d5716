import type { Language } from '@/shared/language';
import { company } from '@/shared/company';

/** Texts of mails to buyers. */
const en = {
  greeting: (name: string) => `Dear ${name},`,
  /** In a mail that a stranger may have caused. */
  greetingWithoutName: 'Hello,',
  received: (reference: string) => `We have received your inquiry ${reference}`,
  receivedText: `Thank you for your inquiry. You will hear from us ${company.replyTime.en}.`,
  quotation: (number: string, reference: string) =>
    `Quotation ${number} for your inquiry ${reference}`,
  quotationText: 'Please find our quotation attached.',
  /** The version before it, with its day. */
  replaces: (earlier: string) => `It replaces quotation ${earlier}.`,
  respond: 'Accept it, ask for a change or ask a question here:',
  lines: 'Your list:',
  /** How many lines are no parts of the catalogue. */
  ownLines: (count: number) => `Lines in your own words: ${count}`,
  page: 'The state of your inquiry and all quotations:',
  /** To people whose e-mail address may have been entered by a stranger. */
  notYou: 'If you have not sent this inquiry, please ignore this e-mail.',
};

const zh: typeof en = {
  greeting: (name) => `${name}：`,
  greetingWithoutName: '您好！',
  received: (reference) => `我们已收到您的询价${reference}`,
  receivedText: `感谢您的询价。我们将在${company.replyTime.zh}答复您。`,
  quotation: (number, reference) => `报价单${number}（询价${reference}）`,
  quotationText: '附件为我们的报价单，请查收。',
  replaces: (earlier) => `本报价单取代报价单${earlier}。`,
  respond: '在此页面接受报价、要求修改或提问：',
  lines: '询价清单：',
  ownLines: (count) => `自行填写的项目：${count}项`,
  page: '查看询价状态和全部报价单：',
  notYou: '如果您没有提交过此询价，请忽略本邮件。',
};

export const mailTexts: Record<Language, typeof en> = { en, zh };

/** Mails to the company are in English. */
export const notificationTexts = {
  subjects: { inquiry: 'Business inquiry', application: 'Job application' },
  labels: [
    ['name', 'Name'],
    ['company', 'Company'],
    ['email', 'E-mail'],
    ['phone', 'Phone'],
    ['address', 'Address'],
    ['country', 'Country'],
    ['incoterm', 'Incoterm'],
  ],
  responses: {
    accepted: 'Quotation accepted:',
    changeRequested: 'Change of a quotation requested:',
    question: 'Question about inquiry',
    declined: 'Quotation declined:',
  },
  responseLabels: {
    quotation: 'Quotation',
    orderNumber: 'Order number',
    deliveryAddress: 'Delivery address',
    line: 'Line',
    quantity: 'quantity',
    targetPrice: 'target price',
  },
} as const;
