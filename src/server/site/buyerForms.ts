import { randomUUID } from 'node:crypto';
import {
  DONE_PARAM,
  isResponseType,
  LINKS_ANCHOR,
  LINKS_EMAIL_FIELD,
  LINKS_PARAM,
  readResponse,
  RESPONSE_ANCHOR,
  TYPE_FIELD,
} from '@/shared/buyerResponses';
import { localizedPath } from '@/shared/language';
import { KEY_FIELD } from '@/shared/messageForms';
import type { RenderedForm } from '@/shared/rendering';
import { paths } from '@/shared/siteMap';
import { type Outcome, isStored, keyIn, postJson, readForm, type Submission } from './submissions';

/** What a buyer does on the page of the inquiry: it leads to the page again, or shows what was typed. */
export async function submitResponse(
  { language, fields, callBackend }: Pick<Submission, 'language' | 'fields' | 'callBackend'>,
  token: string,
): Promise<Pick<Outcome, 'shown' | 'location'>> {
  const { [KEY_FIELD]: _key, ...values } = Object.fromEntries(fields);
  const idempotencyKey = keyIn(fields);
  const show = (failure: RenderedForm['failure'], key = idempotencyKey) => ({
    shown: { idempotencyKey: key, values, failure },
  });
  const type = values[TYPE_FIELD];
  if (!isResponseType(type)) return show({ status: 400 });
  const { fields: response, problems } = readResponse(type, values);
  if (Object.keys(problems).length > 0) return show({ status: 400 });
  const stored = await postJson(callBackend, {
    path: `/buyer-inquiries/${encodeURIComponent(token)}/responses`,
    // The forms of a page share its key.
    headers: { 'idempotency-key': `${type}-${idempotencyKey}` },
    body: response,
  });
  // The key belongs to what was stored with it; the next submission is another one.
  if (!isStored(stored)) return show(stored, stored.status === 409 ? randomUUID() : undefined);
  const page = localizedPath(language, paths.buyerInquiry(token));
  return { location: `${page}?${DONE_PARAM}=${type}#${RESPONSE_ANCHOR}` };
}

/** Asks for the links of somebody's inquiries. */
export async function submitLinks(submission: Submission): Promise<Outcome> {
  const { fields, stored: lines, language, callBackend } = submission;
  const email = fields.get(LINKS_EMAIL_FIELD) ?? '';
  const asked = await postJson(callBackend, {
    path: '/buyer-inquiries/links',
    body: { email },
  });
  if (!isStored(asked)) {
    const values = { [LINKS_EMAIL_FIELD]: email };
    return { lines, shown: { ...readForm(submission), values, linksFailure: asked } };
  }
  const page = localizedPath(language, paths.quotation());
  return { lines, location: `${page}?${LINKS_PARAM}=sent#${LINKS_ANCHOR}` };
}
