import type { FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import type { AppContext, Handlers } from '@/server/context';
import { addVary } from '@/server/plugins/headers';
import { HttpError, notFound } from '@/server/lib/httpError';
import { addressKey } from '@/server/lib/addressKey';
import { namesEtag, readRange, type ByteRange } from '@/server/lib/http';
import { STORED_NAME, mediaType, type OpenFile, type StoredFile } from './storage';

/** The name tells the content, so whoever has it never needs to ask again. */
const FOR_EVER = 'public, max-age=31536000, immutable';
/** An original in place of a variant that is made by the next time. */
const FOR_NOW = 'public, max-age=30';

/** Where an image lies. */
interface Source {
  stat: (name: string) => Promise<StoredFile | undefined>;
  read: (name: string, range?: ByteRange) => Promise<OpenFile | undefined>;
}

export function mediaHandlers({ media, variants }: AppContext) {
  const original: Source = media;
  const variant: Source = {
    stat: (name) => media.storage.stat('variants', name),
    read: (name, range) => media.storage.read('variants', name, range),
  };

  return {
    getUpload: async (request, reply) => {
      const { file } = request.params;
      const { w: width } = request.query;
      if (!STORED_NAME.test(file)) throw unknownImage();
      const sendOriginal = async (lifetime: string) => {
        if (await sends(request, reply, original, file, lifetime)) return reply;
        throw unknownImage();
      };
      if (!width) return sendOriginal(FOR_EVER);
      addVary(reply, 'Accept');
      const { accept = '' } = request.headers;
      const found = await variants.find({ file, width, accept, visitor: addressKey(request.ip) });
      if (typeof found === 'object') {
        if (await sends(request, reply, variant, found.name, FOR_EVER)) return reply;
        variants.forget(found.name);
      }
      return sendOriginal(found === 'original' ? FOR_EVER : FOR_NOW);
    },
  } satisfies Partial<Handlers>;
}

/**
 * False, with nothing sent: there is no such file. It does not return the reply itself, as awaiting
 * a reply waits for its end and then brings nothing.
 */
async function sends(
  request: FastifyRequest,
  reply: FastifyReply,
  source: Source,
  name: string,
  cacheControl: string,
): Promise<boolean> {
  const etag = `"${name}"`;
  const { range: wanted, 'if-none-match': ifNoneMatch } = request.headers;
  const isKnown = namesEtag(ifNoneMatch, etag);
  const ifRange = request.headers['if-range'];
  const inPart = wanted !== undefined && (ifRange === undefined || ifRange === etag);
  const found =
    request.method === 'HEAD' || isKnown || inPart ? await source.stat(name) : undefined;
  const range = inPart && found ? readRange(wanted, found.bytes) : undefined;
  if (range === 'unsatisfiable') {
    const headers = { 'content-range': `bytes */${found?.bytes}` };
    throw new HttpError(416, 'range_not_satisfiable', 'The image has no such bytes.', undefined, {
      headers,
    });
  }
  const needsBody = request.method !== 'HEAD' && !isKnown;
  const open = needsBody ? await source.read(name, range) : undefined;
  const bytes = open?.bytes ?? found?.bytes;
  if (bytes === undefined || (needsBody && !open)) return false;
  reply.headers({
    etag,
    'cache-control': cacheControl,
    'cross-origin-resource-policy': 'cross-origin',
  });
  if (isKnown) {
    void reply.code(304).send();
    return true;
  }
  reply.headers({
    'content-type': mediaType(name),
    'accept-ranges': 'bytes',
    'content-length': range ? range.end - range.start + 1 : bytes,
  });
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${bytes}`);
  // Without an empty stream Fastify would say that the response to HEAD is empty.
  void reply.send(open?.body ?? Readable.from([]));
  return true;
}

const unknownImage = () => notFound('image_not_found', 'This image does not exist.');
