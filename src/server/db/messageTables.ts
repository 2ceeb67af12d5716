import type { Generated } from 'kysely';
import type { BuyerResponseType, InquiryState } from '@/shared/inquiries';
import type { Language } from '@/shared/language';
import type { Currency, TextTemplateField } from '@/shared/quotations';

/** Times are ISO 8601 texts in UTC with milliseconds, which sort as they are. */
export type Time = string;

export type MessageKind = 'inquiry' | 'application';

/** What visitors send, the mails about it, and quotations. */
export interface MessageTables {
  messages: {
    id: string;
    kind: MessageKind;
    reference: string;
    name: string;
    email: string;
    phone: string;
    address: string;
    text: string;
    company: Generated<string>;
    /** ISO 3166 code in capitals; empty: not given. */
    country: Generated<string>;
    /** Of the page that it was sent from; empty: not given. */
    language: Generated<Language | ''>;
    incoterm: Generated<string>;
    /** Of an inquiry; `answeredAt` is set as long as it is one of `answeredStates`. */
    state: Generated<InquiryState>;
    /** Why an inquiry is `lost`. */
    lostReason: Generated<string>;
    /** Since when the buyer waits for an answer; null: the last word was the company's. */
    waitingSince: Generated<Time | null>;
    assigneeId: Generated<string | null>;
    /** Raised by every change of what an admin edits. */
    version: Generated<number>;
    lineCount: Generated<number>;
    /** When an admin first opened it. */
    readAt: Generated<Time | null>;
    /** Of the buyer's page. It is mailed later and therefore not hashed; null: it has none. */
    publicToken: Generated<string | null>;
    /** Domain of the e-mail address; the whole address at a public mail provider. */
    domainKey: Generated<string>;
    /** What the console's search looks in, folded. */
    searchText: Generated<string>;
    createdAt: Time;
    answeredAt: Time | null;
    /** Since when it is held for review, as suspected spam or beyond a limit; null: it is not. */
    spamAt: Time | null;
    /** Unique within a kind; null: the request had none. */
    idempotencyKey: string | null;
    /** SHA-256 of the request's fields, stored with its key. */
    requestHash: string | null;
    /** What the e-mail address is looked for by, see `personKeys.ts`. */
    emailKey: Generated<string>;
    /** What the phone numbers are looked for by, divided by blanks. */
    phoneKey: Generated<string>;
  };
  inquiryLines: {
    messageId: string;
    position: number;
    /** The part may have been deleted since; null: the line is a text. */
    partId: string | null;
    /** The part's name when the inquiry came, or the text. */
    text: string;
    /** The part's number at that time; empty: none. */
    partNumber: string;
    /** Null: the line has none. */
    quantity: number | null;
    unit: string;
    note: string;
    /** The line of a pasted list that it was read from; empty: it was not pasted. */
    original: Generated<string>;
    /** 1: the buyer was not sure that it is this part. */
    doubtful: Generated<number>;
  };
  /** Photographs of an inquiry and the CV of an application; private. */
  messageFiles: {
    id: string;
    messageId: string;
    position: number;
    /** Name in the private storage. */
    file: string;
    /** As the sender calls it. */
    name: string;
    /** MIME type. */
    type: string;
    /** Bytes. */
    size: number;
    /** The answer that it is attached to; null: it came with the message. */
    eventId: Generated<string | null>;
  };
  /** What the private storage has of this database; a file is recorded before it is stored. */
  privateFiles: {
    name: string;
    /** Null: its message has been deleted, and the file is to be removed. */
    storedAt: Time | null;
  };
  /**
   * What people are hashed with in the records of erasures, see `erasureLog.ts`: 1 in new records, others
   * in those of databases that restores have replaced.
   */
  erasureKey: { id: number; key: string };
  /** Notes of admins, what was written to the buyer or by the buyer, and the history of an inquiry. */
  messageEvents: {
    id: string;
    messageId: string;
    createdAt: Time;
    /** E-mail address of the admin; empty: the buyer or the system. */
    author: string;
    type:
      | 'received'
      | 'note'
      | 'state'
      | 'assignee'
      | 'spam'
      | 'quotationIssued'
      | 'quotationWithdrawn'
      | 'mailSent'
      | 'mailFailed'
      | 'answer'
      | 'reply'
      | BuyerResponseType;
    /** Of a note, an answer, a reply or a response of the buyer its text, otherwise the new value. */
    text: string;
    /** Of an answer; of the state `lost` the reason. */
    subject: Generated<string>;
    /** Of an answer; unique within an inquiry. */
    idempotencyKey: Generated<string | null>;
  };
  /** What buyers do on their page; each has an event with its id. */
  buyerResponses: {
    id: string;
    messageId: string;
    /** The quotation that it is about; null: a question about the inquiry. */
    quotationId: string | null;
    type: BuyerResponseType;
    /** The remark, the question or the reason. */
    text: string;
    /** Of an acceptance, like `deliveryAddress`; empty: not given. */
    orderNumber: string;
    deliveryAddress: string;
    /** `RequestedChange[]` as JSON. */
    lines: string;
    createdAt: Time;
    /** Unique within an inquiry; null: the request had none. */
    idempotencyKey: string | null;
    requestHash: string | null;
  };
  /** The quotation that is being written, one per inquiry. */
  quotationDrafts: {
    messageId: string;
    /** `QuotationContent` as JSON. */
    content: string;
    version: number;
    updatedAt: Time;
    /** E-mail address of the admin. */
    updatedBy: string;
  };
  /** Issued quotations; never changed. */
  quotations: {
    id: string;
    messageId: string;
    /** Such as `HQ-2026-0001`. */
    number: string;
    issuedAt: Time;
    /** E-mail address of the admin. */
    issuedBy: string;
    /** `QuotationContent` as JSON. */
    content: string;
    /** Name of its PDF in the private storage; null until that is stored. */
    pdfFile: Generated<string | null>;
    idempotencyKey: string | null;
    /** Of the admin at that time; empty: the account had none. */
    issuedByName: Generated<string>;
    /** Day, as in `content`, by which inquiries are filtered; null: it has none. */
    validUntil: Generated<string | null>;
    /** Null: it is not withdrawn. */
    withdrawnAt: Generated<Time | null>;
    /** E-mail address of the admin. */
    withdrawnBy: Generated<string>;
  };
  /** Prices of issued quotations, by what they were for and whom they were quoted to. */
  quotedPrices: {
    quotationId: string;
    /** Of the line. */
    position: number;
    partId: string | null;
    /** The part number, or the text of a line without one, folded. */
    textKey: string;
    /** After the line's discount. */
    unitPrice: string;
    currency: Currency;
    /** Of the buyer, see `personKeys.ts`. */
    emailKey: string;
    /** Folded; empty: none was given. */
    companyKey: string;
    issuedAt: Time;
  };
  /** E-mails about a message: to the company, or to the sender. */
  mails: {
    id: string;
    kind: 'notification' | 'confirmation' | 'quotation' | 'answer' | 'response' | 'link';
    messageId: string;
    /** Of kind `quotation` which one. */
    quotationId: string | null;
    /** The answer, or what the buyer did, that it is about. */
    eventId: Generated<string | null>;
    /** Of a confirmation, see `mailboxKey`; it counts how many a mailbox gets in a day. */
    recipientKey: Generated<string>;
    /** When it is to be tried next; null: it is not due. */
    dueAt: Time | null;
    /** In place of `dueAt` of mails that release 1.1 would send as something else. */
    replyDueAt: Generated<Time | null>;
    tries: Generated<number>;
    /** Since when it has been due. */
    queuedAt: Time;
    /** Since when the mail server has been receiving it; stays where its result is unknown. */
    transmittedAt: Generated<Time | null>;
    /** When it was given up; null: it was not. */
    failedAt: Generated<Time | null>;
    /** Why the last try failed. */
    error: Generated<string | null>;
    sentAt: Generated<Time | null>;
  };
  /** The last number of each year. */
  quotationNumbers: { year: number; last: number };
  /** Shared lists, without personal data. */
  quotationLists: {
    /** SHA-256 of the token in the link. */
    tokenHash: string;
    /** JSON. */
    lines: string;
    /** Of `lines`. */
    bytes: Generated<number>;
    createdAt: Time;
    expiresAt: Time;
  };
  /** Texts that admins insert into quotations. */
  textTemplates: {
    id: string;
    field: TextTemplateField;
    name: string;
    textEn: string;
    textZh: string;
    /** Raised by every change. */
    version: Generated<number>;
  };
}
