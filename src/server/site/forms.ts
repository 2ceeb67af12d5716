import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { localizedPath, languages } from '@/shared/language';
import {
  IDEMPOTENCY_KEY,
  KEY_FIELD,
  type MessageForm,
  messageForms,
  RECEIPT_PARAM,
  REFERENCE,
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
  site.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: MAX_FORM_BYTES },
    (_request, text, done) => done(null, new URLSearchParams(String(text))),
  );
  const rejectOtherSites = async (request: FastifyRequest) => {
    if (comesFromOtherSite(request, siteOrigins)) {
      throw new HttpError(403, 'foreign_origin', 'This form can only be sent from its own site.');
    }
  };
  for (const form of Object.values(messageForms)) {
    for (const language of languages) {
      const path = localizedPath(language, form.page);
      site.post(path, { onRequest: rejectOtherSites }, async (request, reply) => {
        const { reference, ...rendered } = await submit(backend, form, request);
        if (reference === undefined) return pages.sendForm(request, reply, rendered);
        const query = String(new URLSearchParams({ [RECEIPT_PARAM]: reference }));
        return reply
          .header('Cache-Control', 'no-store')
          .redirect(`${path}?${query}#${form.anchor}`, 303);
      });
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

/** Returns the reference of the stored message, or the form to show again. */
async function submit(
  backend: BackendLink,
  { call, fields }: MessageForm,
  { ip, body }: FastifyRequest,
): Promise<RenderedForm & { reference?: string }> {
  const submitted = body instanceof URLSearchParams ? body : new URLSearchParams();
  const values = Object.fromEntries(
    fields.flatMap((name) => {
      const value = submitted.get(name);
      return value ? [[name, value]] : [];
    }),
  );
  const key = submitted.get(KEY_FIELD) ?? '';
  const idempotencyKey = IDEMPOTENCY_KEY.test(key) ? key : randomUUID();
  try {
    const { status, text } = await backend.callFor(ip)({
      path: call,
      headers: {
        'content-type': 'application/json',
        'idempotency-key': idempotencyKey,
      },
      body: JSON.stringify(values),
      timeoutMs: TIMEOUT,
    });
    const data = JSON.parse(text) as { reference?: unknown };
    if (status < 300) {
      const reference = String(data.reference ?? '');
      return { idempotencyKey, values: {}, reference: REFERENCE.test(reference) ? reference : '' };
    }
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
