import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { withQuantity } from '@/shared/inquiryText';
import { type Language, localizedPath, languages } from '@/shared/language';
import {
  IDEMPOTENCY_KEY,
  KEY_FIELD,
  type MessageForm,
  messageForms,
  PART_FIELD,
  QUANTITY_FIELD,
  RECEIPT_PARAM,
} from '@/shared/messageForms';
import type { RenderedForm } from '@/shared/rendering';
import { HttpError } from '../lib/httpError';
import type { BackendLink } from './backendLink';
import type { Pages } from './pages';

/** All fields at their limits, each character of three bytes percent-encoded as nine. */
const MAX_FORM_BYTES = 128 * 1024;

/** Milliseconds that the backend may take to store a message. */
const TIMEOUT = 15_000;

/**
 * The forms of the site for browsers without script: the page's own URL accepts a submission and
 * passes it to the backend, which validates it. A stored message leads to a page with its
 * reference, so that a reload submits nothing again.
 */
export function registerForms(
  site: FastifyInstance,
  backend: BackendLink,
  pages: Pages,
  siteOrigins: readonly string[],
): void {
  site.removeAllContentTypeParsers();
  site.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: MAX_FORM_BYTES },
    async (_request: FastifyRequest, text: string | Buffer) => new URLSearchParams(String(text)),
  );
  const rejectOtherSites = async (request: FastifyRequest) => {
    if (comesFromOtherSite(request, siteOrigins)) {
      throw new HttpError(403, 'foreign_origin', 'This form can only be sent from its own site.');
    }
  };
  for (const form of Object.values(messageForms)) {
    for (const language of languages) {
      const path = localizedPath(language, form.page);
      site.post<{ Body?: URLSearchParams }>(
        path,
        { onRequest: rejectOtherSites },
        async (request, reply) => {
          const result = await submit(backend, form, language, request);
          if (typeof result !== 'string') return pages.sendForm(request, reply, result);
          const query = String(new URLSearchParams({ [RECEIPT_PARAM]: result }));
          return reply
            .header('Cache-Control', 'no-store')
            .redirect(`${path}?${query}#${form.anchor}`, 303);
        },
      );
    }
  }
}

/** Browsers send `Sec-Fetch-Site`, which no page can forge; older ones send only `Origin`. */
function comesFromOtherSite(
  { headers, host }: FastifyRequest,
  siteOrigins: readonly string[],
): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  if (site === 'same-origin') return false;
  if (site === 'cross-site' || site === 'same-site') return true;
  if (origin === undefined || siteOrigins.includes(origin)) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}

type SubmittedForm = Pick<FastifyRequest<{ Body?: URLSearchParams }>, 'ip' | 'body'>;

/** Returns the reference of the stored message, or the form to show again. */
async function submit(
  backend: BackendLink,
  { call, fields }: MessageForm,
  language: Language,
  { ip, body: submitted = new URLSearchParams() }: SubmittedForm,
): Promise<string | RenderedForm> {
  const filled = [...fields, QUANTITY_FIELD].filter((name) => submitted.get(name));
  const values = Object.fromEntries(filled.map((name) => [name, submitted.get(name) ?? '']));
  const message = toMessage(language, values, submitted.get(PART_FIELD));
  const key = submitted.get(KEY_FIELD) ?? '';
  const idempotencyKey = IDEMPOTENCY_KEY.test(key) ? key : randomUUID();
  try {
    const { status, text } = await backend.callFor(ip)({
      path: call,
      headers: { 'content-type': 'application/json', 'idempotency-key': idempotencyKey },
      body: JSON.stringify(message),
      timeoutMs: TIMEOUT,
    });
    const data = JSON.parse(text) as { reference?: string };
    if (status < 300) return data.reference ?? '';
    return {
      // The key belongs to the message that was stored with it; the next submission is another one.
      idempotencyKey: status === 409 ? randomUUID() : idempotencyKey,
      values,
      failure: { status, data },
    };
  } catch {
    return { idempotencyKey, values, failure: { status: 'FETCH_ERROR' } };
  }
}

/** The fields of the contract: part and quantity are sent within the long text. */
function toMessage(
  language: Language,
  { [QUANTITY_FIELD]: quantity = '', ...message }: Record<string, string>,
  part: string | null,
): Record<string, string> {
  if (!part) return message;
  const { inquiryDetails = '' } = message;
  return { ...message, inquiryDetails: withQuantity(language, inquiryDetails, part, quantity) };
}
