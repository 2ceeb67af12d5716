import { randomUUID } from 'node:crypto';
import type { InquiryLine } from '@/shared/inquiries';
import { withQuantity } from '@/shared/inquiryText';
import { type Language, localizedPath } from '@/shared/language';
import {
  IDEMPOTENCY_KEY,
  KEY_FIELD,
  type MessageForm,
  messageForms,
  PART_FIELD,
  QUANTITY_FIELD,
  RECEIPT_PARAM,
} from '@/shared/messageForms';
import { WITH_LIST_FIELD } from '@/shared/quotationForm';
import type { CallBackend, RenderedForm } from '@/shared/rendering';
import { paths } from '@/shared/siteMap';

/** Milliseconds that the backend may take to store a message: longer than it waits for the database. */
const TIMEOUT = 40_000;

/** A form that was submitted without script. */
export interface Submission {
  form: MessageForm;
  language: Language;
  fields: URLSearchParams;
  /** The quotation list in the cookie. */
  stored: readonly InquiryLine[];
  /** URL of the page that it was submitted on, where the browser names it. */
  referer?: string;
  callBackend: CallBackend;
}

/** What follows from a submission. */
export interface Outcome {
  /** The quotation list from now on. */
  lines: readonly InquiryLine[];
  /** The form to show again; without one the submission leads to `location`. */
  shown?: RenderedForm;
  /** Default: the page of the form. */
  location?: string;
}

/** The form as it was submitted, to be shown again. */
export function readForm({ form, fields }: Submission): RenderedForm {
  const names = [...form.fields, QUANTITY_FIELD, WITH_LIST_FIELD];
  const filled = names.filter((name) => fields.get(name));
  return {
    idempotencyKey: keyIn(fields),
    values: Object.fromEntries(filled.map((name) => [name, fields.get(name) ?? ''])),
  };
}

/** The key that the page was rendered with, or a new one. */
export function keyIn(fields: URLSearchParams): string {
  const key = fields.get(KEY_FIELD) ?? '';
  return IDEMPOTENCY_KEY.test(key) ? key : randomUUID();
}

interface Post {
  path: string;
  headers?: Record<string, string>;
  body: object;
}

/** Passes a form to the backend. */
export async function postJson(callBackend: CallBackend, { path, headers, body }: Post) {
  try {
    const { status, text } = await callBackend({
      path,
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
      timeoutMs: TIMEOUT,
    });
    return { status, data: JSON.parse(text) as unknown };
  } catch {
    return { status: 'FETCH_ERROR' } as const;
  }
}

export const isStored = ({ status }: { status: unknown }): boolean => Number(status) < 300;

/** Passes a message to the backend, with the list where the form says so. */
export const sendMessage = (submission: Submission): Promise<Outcome> =>
  sendWithLines(submission, submission.fields.has(WITH_LIST_FIELD) ? submission.stored : []);

/** Once the message is stored, its lines leave the list. */
export async function sendWithLines(
  submission: Submission,
  sent: readonly InquiryLine[],
): Promise<Outcome> {
  const { callBackend, stored: lines } = submission;
  const { idempotencyKey, values } = readForm(submission);
  const response = await postJson(callBackend, {
    path: submission.form.call,
    headers: { 'idempotency-key': idempotencyKey },
    body: toMessage(submission, values, sent),
  });
  if (isStored(response)) {
    const remaining = sent.length > 0 ? lines.filter((line) => !sent.includes(line)) : lines;
    return { lines: remaining, location: confirmationOf(submission, Object(response.data)) };
  }
  // The key belongs to the message that was stored with it; the next submission is another one.
  const key = response.status === 409 ? randomUUID() : idempotencyKey;
  return { lines, shown: { idempotencyKey: key, values, failure: response } };
}

interface Receipt {
  reference?: string;
  token?: string;
}

/**
 * The buyer's page: its URL has the token anyway, its links send no `Referer`, and neither caches nor
 * search engines store it. An application has none; its reference is shown in place of the form.
 */
function confirmationOf({ form, language }: Submission, { reference = '', token }: Receipt) {
  if (token) return localizedPath(language, paths.buyerInquiry(token));
  const query = new URLSearchParams({ [RECEIPT_PARAM]: reference });
  return `${localizedPath(language, form.page)}?${String(query)}#${form.anchor}`;
}

/** The fields of the contract: part and quantity of the contact form are sent within its text. */
function toMessage(
  { form, language, fields }: Submission,
  values: RenderedForm['values'],
  lines: readonly InquiryLine[],
) {
  const { [QUANTITY_FIELD]: quantity = '', [WITH_LIST_FIELD]: _choice, ...message } = values;
  if (form.call === messageForms.application.call) return message;
  const part = fields.get(PART_FIELD);
  if (part) {
    message.inquiryDetails = withQuantity(language, message.inquiryDetails ?? '', part, quantity);
  }
  return { ...message, language, ...(lines.length > 0 && { lines }) };
}
