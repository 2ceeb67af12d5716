import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext, Handlers } from '@/server/context';
import { addVary } from '@/server/plugins/headers';
import { attachment, namesEtag } from '@/server/lib/http';
import { notFound } from '@/server/lib/httpError';
import { ipKey } from '@/server/lib/ipKeys';
import { findDocumentTitle } from './repository';
import { DOCUMENT_NAME, STORED_NAME, mediaType, type OpenFile } from './storage';
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
      const found = DOCUMENT_NAME.test(file) ? await media.read(file) : undefined;
      if (!found) throw notFound('document_not_found', 'This document does not exist.');
      const title = (await findDocumentTitle(db.reader, file)) ?? 'document';
      reply.header('content-disposition', attachment(`${title}.pdf`));
      return sendFile(headers, reply, file, found, IMMUTABLE);
    },
  } satisfies Partial<Handlers>;
}

function sendFile(
  headers: FastifyRequest['headers'],
  reply: FastifyReply,
  name: string,
  { bytes, body }: OpenFile,
  cacheControl: string,
): FastifyReply {
  const etag = `"${name}"`;
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
