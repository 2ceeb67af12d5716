/** A request for a quotation: its lines, states and terms of delivery. */

import type { Language } from './language';

/** A line of a quotation list as a buyer writes it: a part, a text, or a part with its name. */
export interface InquiryLine {
  partId?: string;
  /** Needed without a part; beside one it is the name that the buyer saw. */
  text?: string;
  /** Up to `MAX_QUANTITY`; decimals of a length or a weight. Absent: the buyer gave none. */
  quantity?: number;
  unit?: string;
  note?: string;
  /** The line of a pasted list that it was read from. */
  original?: string;
  /** The buyer was not sure that it is this part. */
  doubtful?: boolean;
}

export const inquiryStates = ['new', 'inProgress', 'answered', 'quoted', 'won', 'lost'] as const;
export type InquiryState = (typeof inquiryStates)[number];

/** What admins read, on the screen and in exported files. */
export const inquiryStateNames: Record<Language, Record<InquiryState, string>> = {
  en: {
    new: 'New',
    inProgress: 'In progress',
    answered: 'Answered',
    quoted: 'Quoted',
    won: 'Won',
    lost: 'Lost',
  },
  zh: {
    new: '新询价',
    inProgress: '处理中',
    answered: '已答复',
    quoted: '已报价',
    won: '已成交',
    lost: '未成交',
  },
};

/** States whose inquiries count as answered. */
export const answeredStates: readonly InquiryState[] = ['answered', 'quoted', 'won', 'lost'];

/** What an answer is called unless its author changes it. */
export const answerSubjects: Record<Language, (reference: string) => string> = {
  en: (reference) => `Your inquiry ${reference}`,
  zh: (reference) => `关于您的询价${reference}`,
};

/** In place of the reason why a mail was given up: it may have arrived. */
export const MAIL_UNCONFIRMED = 'unconfirmed';

/** Incoterms 2020. */
export const incoterms = [
  'EXW',
  'FCA',
  'FAS',
  'FOB',
  'CFR',
  'CIF',
  'CPT',
  'CIP',
  'DAP',
  'DPU',
  'DDP',
] as const;
export type Incoterm = (typeof incoterms)[number];

/** What buyers can do on their page. */
export const buyerResponseTypes = ['accepted', 'changeRequested', 'question', 'declined'] as const;
export type BuyerResponseType = (typeof buyerResponseTypes)[number];

/** What a buyer wants changed in a line of a quotation; at least one of the last three. */
export interface RequestedChange {
  /** Of the line, from 0. */
  position: number;
  quantity?: number;
  /** Decimal number in the quotation's currency. */
  targetPrice?: string;
  note?: string;
}
