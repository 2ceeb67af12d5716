import { randomUUID } from 'node:crypto';
import type { CookieLine } from '@/shared/cookieList';
import { withQuantity } from '@/shared/inquiryText';
import type { Language } from '@/shared/language';
import {
  IDEMPOTENCY_KEY,
  KEY_FIELD,
  type MessageForm,
  messageForms,
  PART_FIELD,
  QUANTITY_FIELD,
  RECEIPT_PARAM,
  TOKEN_PARAM,
} from '@/shared/messageForms';
import { WITH_LIST_FIELD } from '@/shared/quotationForm';
import type { CallBackend, RenderedForm } from '@/shared/rendering';

/** Milliseconds that the backend may take to store a message. */
const TIMEOUT = 15_000;

/** A form that was submitted without script. */
export interface Submission {
  form: MessageForm;
  language: Language;
  fields: URLSearchParams;
  /** The quotation list in the cookie. */
  stored: readonly CookieLine[];
  callBackend: CallBackend;
}

/** What follows from a submission. */
export interface Outcome {
  /** The quotation list from now on. */
  lines: readonly CookieLine[];
  /** The form to show again; without one the submission leads to its page with this `query`. */
  shown?: RenderedForm;
  query?: string;
}

/** The form as it was submitted, to be shown again. */
export function readForm({ form, fields }: Submission): RenderedForm {
  const key = fields.get(KEY_FIELD) ?? '';
  const names = [...form.fields, QUANTITY_FIELD, WITH_LIST_FIELD];
  const filled = names.filter((name) => fields.get(name));
  return {
    idempotencyKey: IDEMPOTENCY_KEY.test(key) ? key : randomUUID(),
    values: Object.fromEntries(filled.map((name) => [name, fields.get(name) ?? ''])),
  };
}

/** Passes a message to the backend, with the list where the form says so. */
export function sendMessage(submission: Submission): Promise<Outcome> {
  const { fields, stored } = submission;
  return fields.has(WITH_LIST_FIELD)
    ? sendWithLines(submission, { sent: stored, left: [] })
    : sendWithLines(submission, { sent: [], left: stored });
}

/** `left`: the list once the message is stored. */
export async function sendWithLines(
  submission: Submission,
  { sent, left }: Record<'sent' | 'left', readonly CookieLine[]>,
): Promise<Outcome> {
  const { form, callBackend, stored: lines } = submission;
  const { idempotencyKey, values } = readForm(submission);
  try {
    const { status, text } = await callBackend({
      path: form.call,
      headers: { 'content-type': 'application/json', 'idempotency-key': idempotencyKey },
      body: JSON.stringify(toMessage(submission, values, sent)),
      timeoutMs: TIMEOUT,
    });
    const data = JSON.parse(text) as { reference?: string; token?: string };
    if (status < 300) {
      const query = new URLSearchParams({ [RECEIPT_PARAM]: data.reference ?? '' });
      if (data.token) query.set(TOKEN_PARAM, data.token);
      return { lines: left, query: String(query) };
    }
    // The key belongs to the message that was stored with it; the next submission is another one.
    const key = status === 409 ? randomUUID() : idempotencyKey;
    return { lines, shown: { idempotencyKey: key, values, failure: { status, data } } };
  } catch {
    return { lines, shown: { idempotencyKey, values, failure: { status: 'FETCH_ERROR' } } };
  }
}

/** The fields of the contract: part and quantity of the contact form are sent within its text. */
function toMessage(
  { form, language, fields }: Submission,
  values: RenderedForm['values'],
  lines: readonly CookieLine[],
) {
  const { [QUANTITY_FIELD]: quantity = '', [WITH_LIST_FIELD]: _choice, ...message } = values;
  if (form.call === messageForms.application.call) return message;
  const part = fields.get(PART_FIELD);
  if (part) {
    message.inquiryDetails = withQuantity(language, message.inquiryDetails ?? '', part, quantity);
  }
  return { ...message, language, ...(lines.length > 0 && { lines }) };
}
