import { randomUUID } from 'node:crypto';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { cookieOfList, readCookieList } from '@/shared/cookieList';
import { localizedPath, languages } from '@/shared/language';
import { messageForms } from '@/shared/messageForms';
import { siteMap } from '@/shared/siteMap';
import { HttpError } from '../lib/httpError';
import type { BackendLink } from './backendLink';
import { submitResponse } from './buyerForms';
import { submitList } from './listForm';
import type { Pages } from './pages';
import { sendMessage } from './submissions';

/**
 * A pasted list of 200 lines with its fields. Of the other forms all fields at their limits, each
 * character of three bytes percent-encoded as nine.
 */
export const MAX_SITE_FORM_BYTES = 256 * 1024;

/**
 * The forms of the site for browsers without script: the page's own URL accepts a submission and
 * passes it to the backend, which validates it. A stored message leads to another page, so that a
 * reload submits nothing again. The quotation list is in a cookie.
 */
export const registerForms = (
  site: FastifyInstance,
  backend: BackendLink,
  pages: Pages,
  siteOrigins: readonly string[],
) =>
  site.register(async (forms) => {
    forms.removeAllContentTypeParsers();
    forms.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: MAX_SITE_FORM_BYTES },
      async (_request: FastifyRequest, text: string | Buffer) => new URLSearchParams(String(text)),
    );
    forms.addHook('onRequest', async (request) => {
      if (comesFromOtherSite(request, siteOrigins)) {
        throw new HttpError(403, 'foreign_origin', 'This form can only be sent from its own site.');
      }
    });
    // A form that is too long, of another type or from another site; what was typed is one Back away.
    forms.setErrorHandler(async (error: FastifyError, request, reply) => {
      const { statusCode: status = 500 } = error;
      if (status >= 500) throw error;
      const lines = readCookieList(request.headers.cookie);
      const form = { idempotencyKey: randomUUID(), values: {}, failure: { status }, lines };
      return pages.sendForm(request, reply, form);
    });
    for (const language of languages) {
      type Request = { Params: { token: string }; Body?: URLSearchParams };
      const path = localizedPath(language, siteMap.buyerInquiry.pattern);
      forms.post<Request>(path, async (request, reply) => {
        const { body: fields = new URLSearchParams(), params } = request;
        const callBackend = backend.callFor(request);
        const outcome = await submitResponse({ language, fields, callBackend }, params.token);
        const { shown, location = path } = outcome;
        if (shown) return pages.sendForm(request, reply, shown);
        return reply.redirect(location, 303);
      });
    }
    for (const form of Object.values(messageForms)) {
      const submit = form === messageForms.quotation ? submitList : sendMessage;
      for (const language of languages) {
        const path = localizedPath(language, form.page);
        forms.post<{ Body?: URLSearchParams }>(path, async (request, reply) => {
          const { body: fields = new URLSearchParams(), headers, protocol } = request;
          const stored = readCookieList(headers.cookie);
          const callBackend = backend.callFor(request);
          const { referer } = headers;
          const outcome = await submit({ form, language, fields, stored, referer, callBackend });
          const { lines, shown, location = path } = outcome;
          if (lines !== stored) {
            reply.header('Set-Cookie', cookieOfList(lines, protocol === 'https'));
          }
          if (shown) return pages.sendForm(request, reply, { ...shown, lines });
          return reply.header('Cache-Control', 'no-store').redirect(location, 303);
        });
      }
    }
  });

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
