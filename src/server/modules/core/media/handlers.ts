import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext, Handlers } from '@/server/context';
import { addVary } from '@/server/plugins/headers';
import { attachment, namesEtag } from '@/server/lib/http';
import { HttpError, notFound } from '@/server/lib/httpError';
import { ipKey } from '@/server/lib/ipKeys';
import { findDocument } from './repository';
import { DOCUMENT_NAME, STORED_NAME, mediaType, type ByteRange, type OpenFile } from './storage';
import { chooseVariant } from './variants';

/** A name stands for one content, so a cached file never has to be validated. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** An original in place of a variant, which is there by the next time. */
const STAND_IN = 'public, max-age=30';

export function mediaHandlers({ db, media, variants }: AppContext) {
  return {
    getUpload: async (request, reply) => {
      const { file } = request.params;
      const { w: width } = request.query;
      if (!STORED_NAME.test(file)) throw unknownImage();
      if (width) addVary(reply, 'Accept');
      const variant = width && chooseVariant(file, width, request.headers.accept ?? '');
      if (variant) {
        const found = await variants.open(file, variant, ipKey(request.ip));
        if (found) return sendFile(request.headers, reply, variant.name, found, IMMUTABLE);
      }
      const original = await media.read(file);
      if (!original) throw unknownImage();
      return sendFile(request.headers, reply, file, original, variant ? STAND_IN : IMMUTABLE);
    },

    getDocument: async ({ params: { file }, headers }, reply) => {
      const isName = DOCUMENT_NAME.test(file);
      const document = isName ? await findDocument(db.reader, file) : undefined;
      const range = document && rangeOf(headers, document.size, etagOf(file));
      const found = isName ? await media.read(file, range) : undefined;
      if (!found) throw notFound('document_not_found', 'This document does not exist.');
      const disposition = attachment(`${document?.title ?? 'document'}.pdf`);
      reply.headers({ 'content-disposition': disposition, 'accept-ranges': 'bytes' });
      if (range) {
        const contentRange = `bytes ${range.start}-${range.end}/${document?.size}`;
        reply.code(206).header('content-range', contentRange);
      }
      return sendFile(headers, reply, file, found, IMMUTABLE);
    },
  } satisfies Partial<Handlers>;
}

const etagOf = (name: string) => `"${name}"`;

/** What a request wants of a file of this size: one range, or all, also where it wants several. */
function rangeOf(
  { range = '', 'if-range': condition }: FastifyRequest['headers'],
  size: number,
  etag: string,
): ByteRange | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? [];
  const isOfOther = condition !== undefined && condition !== etag;
  if (first + last === '' || isOfOther || (first && last && Number(first) > Number(last))) return;
  const start = first ? Number(first) : Math.max(size - Number(last), 0);
  const end = first && last ? Math.min(Number(last), size - 1) : size - 1;
  if (start <= end) return { start, end };
  const message = 'The document has no such bytes.';
  const extra = { headers: { 'content-range': `bytes */${size}` } };
  throw new HttpError(416, 'range_unsatisfiable', message, undefined, extra);
}

function sendFile(
  headers: FastifyRequest['headers'],
  reply: FastifyReply,
  name: string,
  { bytes, body }: OpenFile,
  cacheControl: string,
): FastifyReply {
  const etag = etagOf(name);
  reply.headers({
    etag,
    'cache-control': cacheControl,
    'cross-origin-resource-policy': 'cross-origin',
  });
  if (namesEtag(headers['if-none-match'], etag)) {
    body.destroy();
    return reply.code(304).send();
  }
  reply.headers({ 'content-type': mediaType(name), 'content-length': bytes });
  return reply.send(body);
}

const unknownImage = () => notFound('image_not_found', 'This image does not exist.');
