import type { Language } from '@/shared/language';
import { company } from '@/shared/company';
import type { BuyerResponseType } from '@/shared/inquiries';
import { isolated } from '@/shared/isolate';

export const signature = (language: Language) =>
  [company.name[language], company.address[language], company.phone, company.email].join('\n');

/** Empty ones are skipped. */
export type Paragraphs = (string | undefined | false)[];

export const joinParagraphs = (paragraphs: Paragraphs) =>
  `${paragraphs.filter(Boolean).join('\n\n')}\n`;

/** Texts of mails to buyers. */
const en = {
  greeting: (name: string) => `Dear ${isolated(name)},`,
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
  page: 'The state of your inquiry and all quotations:',
  /** To people whose e-mail address may have been entered by a stranger. */
  notYou: 'If you have not sent this inquiry, please ignore this e-mail.',
  linksSubject: (name: string) => `Your inquiries at ${name}`,
  links: 'Here are the links of your inquiries:',
  notRequested: 'If you have not requested them, please ignore this e-mail.',
};

const zh: typeof en = {
  greeting: (name) => `${isolated(name)}：`,
  greetingWithoutName: '您好！',
  received: (reference) => `我们已收到您的询价${reference}`,
  receivedText: `感谢您的询价。我们将在${company.replyTime.zh}答复您。`,
  quotation: (number, reference) => `报价单${number}（询价${reference}）`,
  quotationText: '附件为我们的报价单，请查收。',
  replaces: (earlier) => `本报价单取代报价单${earlier}。`,
  respond: '在此页面接受报价、要求修改或提问：',
  lines: '询价清单：',
  page: '查看询价状态和全部报价单：',
  notYou: '如果您没有提交过此询价，请忽略本邮件。',
  linksSubject: (name) => `您在${name}的询价`,
  links: '以下是您的询价链接：',
  notRequested: '如果您没有提出此请求，请忽略本邮件。',
};

export const mailTexts: Record<Language, typeof en> = { en, zh };

type ByType = Record<BuyerResponseType, (number: string) => string>;

interface ResponseTexts {
  subjects: ByType;
  received: ByType;
  binding: string;
  labels: Record<'from' | 'orderNumber' | 'deliveryAddress' | 'quantity' | 'targetPrice', string>;
}

/** Of mails about what a buyer did on the page; `number` is of the quotation, else of the inquiry. */
const englishResponses: ResponseTexts = {
  subjects: {
    accepted: (number) => `Acceptance of quotation ${number}`,
    changeRequested: (number) => `Change request for quotation ${number}`,
    question: (number) => `Question about ${number}`,
    declined: (number) => `Quotation ${number} declined`,
  },
  received: {
    accepted: (number) => `You have accepted our quotation ${number}. Thank you!`,
    changeRequested: (number) =>
      `We have received your change request for our quotation ${number}. You will hear from us ${company.replyTime.en}.`,
    question: (number) =>
      `We have received your question about ${number}. You will hear from us ${company.replyTime.en}.`,
    declined: (number) =>
      `You have declined our quotation ${number}. Thank you for letting us know.`,
  },
  binding: 'The order is binding when we confirm it.',
  labels: {
    from: 'From',
    orderNumber: 'Order number',
    deliveryAddress: 'Delivery address',
    quantity: 'quantity',
    targetPrice: 'target price',
  },
};

const chineseResponses: ResponseTexts = {
  subjects: {
    accepted: (number) => `接受报价单${number}`,
    changeRequested: (number) => `报价单${number}的修改要求`,
    question: (number) => `关于${number}的提问`,
    declined: (number) => `拒绝报价单${number}`,
  },
  received: {
    accepted: (number) => `您已接受我们的报价单${number}，谢谢！`,
    changeRequested: (number) =>
      `我们已收到您对报价单${number}的修改要求，将在${company.replyTime.zh}答复您。`,
    question: (number) => `我们已收到您关于${number}的提问，将在${company.replyTime.zh}答复您。`,
    declined: (number) => `您已拒绝我们的报价单${number}。感谢您的告知。`,
  },
  binding: '订单经我们确认后生效。',
  labels: {
    from: '发件人',
    orderNumber: '订单号',
    deliveryAddress: '收货地址',
    quantity: '数量',
    targetPrice: '目标价',
  },
};

export const responseTexts: Record<Language, ResponseTexts> = {
  en: englishResponses,
  zh: chineseResponses,
};

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
  line: {
    noQuantity: 'no quantity given',
    original: 'as pasted',
    doubtful: 'to be checked: the buyer was not sure that it is this part',
  },
} as const;

/** Of mails to accounts. */
const englishAccounts = {
  link: {
    subject: `Choose a new password at ${company.brand.en}`,
    text: (email: string) =>
      `A new password for the account ${email} was requested. Choose it here:`,
    validity: (minutes: number) =>
      `The link works once, for ${minutes} minutes. A link that is requested later replaces it.`,
    notYou:
      'If you have not requested it, please ignore this e-mail. Your password has not changed.',
  },
  notice: {
    subject: `Your password at ${company.brand.en} was changed`,
    text: (email: string) =>
      `The password of the account ${email} was changed with a link from an e-mail. The account is logged out on all devices.`,
    notYou:
      'If this was not you, please request another link on the login page at once, and inform an admin.',
  },
};

const chineseAccounts: typeof englishAccounts = {
  link: {
    subject: `设置${company.brand.zh}后台的新密码`,
    text: (email) => `有人为账号 ${email} 申请了新密码。请在此设置：`,
    validity: (minutes) => `链接在${minutes}分钟内有效，只能使用一次；再次申请后，此链接失效。`,
    notYou: '如果您没有提出此申请，请忽略本邮件，您的密码没有变化。',
  },
  notice: {
    subject: `您的${company.brand.zh}后台密码已修改`,
    text: (email) => `账号 ${email} 的密码已通过邮件中的链接修改，该账号已在所有设备上退出登录。`,
    notYou: '如果不是您本人操作，请立即在登录页重新申请链接，并告知管理员。',
  },
};

export const accountTexts: Record<Language, typeof englishAccounts> = {
  en: englishAccounts,
  zh: chineseAccounts,
};
