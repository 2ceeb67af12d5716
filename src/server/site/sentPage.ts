import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncodings, type Encoding } from '@/shared/encoding';
import { namesEtag } from '../lib/http';

/** Seconds after which a browser or a crawler may retry. */
export const RETRY_AFTER = 10;

/** A page as it is sent, in one encoding. */
export interface SentPage {
  status: number;
  cacheControl: string;
  encoding?: Encoding;
  etag: string;
  body: Buffer;
}

export const encodingOf = ({ headers }: FastifyRequest): Encoding | undefined =>
  acceptedEncodings(headers['accept-encoding'])[0];

const compressors = {
  br: (html: string) =>
    promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: promisify<string, Buffer>(gzip),
};

export async function makeSentPage(
  request: FastifyRequest,
  html: string,
  status: number,
  cacheControl: string,
): Promise<SentPage> {
  const encoding = encodingOf(request);
  const body = encoding ? await compressors[encoding](html) : Buffer.from(html);
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  return { status, cacheControl, encoding, etag, body };
}

export function sendPage(request: FastifyRequest, reply: FastifyReply, page: SentPage) {
  reply
    .code(page.status)
    .header('Cache-Control', page.cacheControl)
    .header('Vary', 'Accept-Encoding');
  if (page.status === 503) reply.header('Retry-After', String(RETRY_AFTER));
  if (page.status === 200) {
    reply.header('ETag', page.etag);
    if (namesEtag(request.headers['if-none-match'], page.etag)) return reply.code(304).send();
  }
  if (page.encoding) reply.header('Content-Encoding', page.encoding);
  return reply.type('text/html; charset=utf-8').send(page.body);
}
