import { createHash } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { namesEtag } from '../lib/etag';
import type { Encoding } from '../../shared/encoding';
import { acceptedEncodings } from '../../shared/encoding';
import { renderPage } from './html';
import type { PageConfig } from './html';
import { languageOf } from './routes';

interface Body {
  encoding: Encoding | undefined;
  content: Buffer;
  etag: string;
}

type Language = ReturnType<typeof languageOf>;

function body(content: Buffer, encoding?: Encoding): Body {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 22);
  return { encoding, content, etag: `"${hash}"` };
}

/** The page in one language: plain last, so that `find` takes the best that is admitted. */
function bodies(template: string, lang: Language, config: PageConfig): Body[] {
  const plain = Buffer.from(renderPage(template, lang, config));
  return [body(brotliCompressSync(plain), 'br'), body(gzipSync(plain), 'gzip'), body(plain)];
}

/**
 * Answers with the single-page application, rendered and compressed once here for both languages.
 * The status tells programs what the page tells people: 404 for an address that the site has not.
 */
export function makePageSender(
  template: string,
  config: PageConfig,
): (request: FastifyRequest, reply: FastifyReply, path: string, known: boolean) => FastifyReply {
  const pages: Record<Language, Body[]> = {
    en: bodies(template, 'en', config),
    'zh-CN': bodies(template, 'zh-CN', config),
  };
  return (request, reply, path, known) => {
    const accepted = acceptedEncodings(request.headers['accept-encoding']);
    const page = pages[languageOf(path)].find(
      ({ encoding }) => encoding === undefined || accepted.includes(encoding),
    );
    if (!page) throw new Error('A page without its plain form.');
    reply
      .header('Cache-Control', 'no-cache')
      .header('Vary', 'Accept-Encoding')
      .header('ETag', page.etag);
    if (known && namesEtag(request.headers['if-none-match'], page.etag))
      return reply.code(304).send();
    if (page.encoding) reply.header('Content-Encoding', page.encoding);
    return reply
      .code(known ? 200 : 404)
      .type('text/html; charset=utf-8')
      .send(page.content);
  };
}
