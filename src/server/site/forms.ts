import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressIn, languageOf, languages } from '../../shared/language';
import { messageForms } from '../../shared/messageForms';
import type { PostedForm } from '../../shared/rendering';
import type { BackendLink } from './backendLink';
import type { Pages } from './pages';

/** All fields at their limits, each sign of three bytes written as nine. */
const MAX_FORM_BYTES = 128 * 1024;

/** Milliseconds that the backend may take to store a message. */
const TIMEOUT = 15_000;

type MessageForm = (typeof messageForms)[number];

/**
 * The forms of the site for browsers without script: the page's own address takes them, hands them
 * to the backend, whose checks and limits hold, and answers with the page and what became of it.
 */
export function registerForms(site: FastifyInstance, backend: BackendLink, pages: Pages): void {
  site.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: MAX_FORM_BYTES },
    (_request, text, done) => done(null, new URLSearchParams(String(text))),
  );
  for (const form of messageForms) {
    const answer = async (request: FastifyRequest, reply: FastifyReply) => {
      const typed = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      const values = Object.fromEntries(
        form.fields.flatMap((name) => {
          const value = typed.get(name);
          return value ? [[name, value]] : [];
        }),
      );
      const posted = await postForm(backend, form, values, request);
      return pages.sendPosted(request, reply, posted);
    };
    for (const language of languages) site.post(addressIn(language, form.page), answer);
  }
}

async function postForm(
  backend: BackendLink,
  { call }: MessageForm,
  values: Record<string, string>,
  { ip, url }: FastifyRequest,
): Promise<PostedForm> {
  try {
    const { status, text } = await backend.askFor(ip)({
      path: call,
      headers: { 'content-type': 'application/json', 'accept-language': languageOf(url) },
      body: JSON.stringify(values),
      timeoutMs: TIMEOUT,
    });
    const data = JSON.parse(text) as { reference?: string };
    if (status < 300) return { values: {}, reference: data.reference ?? '' };
    return { values, failure: { status, data } };
  } catch {
    return { values, failure: { status: 'FETCH_ERROR' } };
  }
}
