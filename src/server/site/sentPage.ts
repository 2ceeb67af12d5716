import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncodings } from '@/shared/encoding';
import type { RenderedPage, Written } from '@/shared/rendering';
import { namesEtag } from '../lib/etag';
import { encodeText, makeSentText, type SentText } from './sentText';

/** Seconds after which a browser or a crawler may ask again. */
export const RETRY_AFTER = 10;

/** The name in an address tells what is there. */
const FOR_EVER = 'public, max-age=31536000, immutable';

/** What the browser goes on from, where the document does not hold it. */
export interface SentData extends SentText {
  /** Tells what it says. */
  name: string;
}

/** A finished page. */
export interface SentPage {
  status: number;
  cacheControl: string;
  etag: string;
  /** Names of what it is made of, for shared caches. */
  tags: string;
  /** Its own content comes from the backend, not only its menus. */
  holdsCatalogue: boolean;
  html: SentText;
  data?: SentData;
}

const shortened = (hash: string) => hash.slice(0, 22);

/** The same data have the same name, whoever rendered them. */
export function nameOf(data: Written): string {
  const hash = createHash('sha256');
  for (const piece of data) hash.update(piece);
  return shortened(hash.digest('base64url'));
}

type About = Pick<SentPage, 'status' | 'cacheControl'> &
  Partial<Pick<RenderedPage, 'tags' | 'holdsCatalogue'>>;

export async function makeSentPage(
  plain: Buffer,
  { status, cacheControl, tags = [], holdsCatalogue = false }: About,
): Promise<SentPage> {
  const html = await makeSentText(plain);
  // Of what was compressed: the same page is the same again, and an eighth as long.
  const hash = createHash('sha256').update(html.brotli).digest('base64url');
  const etag = `"${shortened(hash)}"`;
  return { status, cacheControl, etag, tags: tags.join(','), holdsCatalogue, html };
}

async function sendText(request: FastifyRequest, reply: FastifyReply, text: SentText) {
  const [encoding] = acceptedEncodings(request.headers['accept-encoding']);
  if (encoding) reply.header('Content-Encoding', encoding);
  return reply.send(await encodeText(text, encoding));
}

export async function sendPage(request: FastifyRequest, reply: FastifyReply, page: SentPage) {
  reply
    .code(page.status)
    .header('Cache-Control', page.cacheControl)
    .header('Vary', 'Accept-Encoding');
  if (page.tags) reply.header('Cache-Tag', page.tags);
  if (page.status === 503) reply.header('Retry-After', String(RETRY_AFTER));
  if (page.status === 200) {
    reply.header('ETag', page.etag);
    if (namesEtag(request.headers['if-none-match'], page.etag)) return reply.code(304).send();
  }
  return sendText(request, reply.type('text/html; charset=utf-8'), page.html);
}

export const sendData = (request: FastifyRequest, reply: FastifyReply, data: SentData) =>
  sendText(
    request,
    reply
      .type('application/json; charset=utf-8')
      .header('Cache-Control', FOR_EVER)
      .header('Vary', 'Accept-Encoding'),
    data,
  );
