import type { FastifyReply, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import type { AppContext, Handlers } from '../../context';
import { namesEtag } from '../../lib/etag';
import { HttpError, notFound } from '../../lib/httpError';
import { addressKey } from '../../lib/rateLimiter';
import { readRange, type ByteRange } from '../../lib/ranges';
import { STORED_NAME, type OpenFile, type StoredFile } from './storage';

const TYPES: Record<string, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
};

/** The name tells the content, so whoever has it never needs to ask again. */
const FOR_EVER = 'public, max-age=31536000, immutable';
/** An original in place of a variant that is made by the next time. */
const FOR_NOW = 'public, max-age=30';

/** One picture, wherever it lies. */
interface Source {
  name: string;
  stat: () => Promise<StoredFile | undefined>;
  read: (range?: ByteRange) => Promise<OpenFile | undefined>;
}

export function mediaHandlers({ media, variants }: AppContext): Handlers {
  const original = (name: string): Source => ({
    name,
    stat: () => media.stat(name),
    read: (range) => media.read(name, range),
  });
  const variant = (name: string): Source => ({
    name,
    stat: () => media.storage.stat('variants', name),
    read: (range) => media.storage.read('variants', name, range),
  });

  return {
    getUpload: async (request, reply) => {
      const { file } = request.params as { file: string };
      const { w: width } = request.query as { w?: number };
      if (!STORED_NAME.test(file)) throw unknownPicture();
      if (!width) return (await send(request, reply, original(file), FOR_EVER)) ?? missing();
      reply.header('vary', [reply.getHeader('vary'), 'Accept'].filter(Boolean).join(', '));
      const { accept = '' } = request.headers;
      const found = await variants.find({ file, width, accept, visitor: addressKey(request.ip) });
      if (typeof found === 'object') {
        const sent = await send(request, reply, variant(found.name), FOR_EVER);
        if (sent) return sent;
        variants.forget(found.name);
      }
      const lifetime = found === 'original' ? FOR_EVER : FOR_NOW;
      return (await send(request, reply, original(file), lifetime)) ?? missing();
    },
  };
}

/** Undefined, with nothing sent: there is no such file. */
async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  source: Source,
  cacheControl: string,
): Promise<FastifyReply | undefined> {
  const etag = `"${source.name}"`;
  const { range: wanted, 'if-none-match': ifNoneMatch } = request.headers;
  const isKnown = namesEtag(ifNoneMatch, etag);
  const ifRange = request.headers['if-range'];
  const inPart = wanted !== undefined && (ifRange === undefined || ifRange === etag);
  const found = request.method === 'HEAD' || isKnown || inPart ? await source.stat() : undefined;
  const range = inPart && found ? readRange(wanted, found.bytes) : undefined;
  if (range === 'unsatisfiable') {
    const headers = { 'content-range': `bytes */${found?.bytes}` };
    throw new HttpError(416, 'The picture has no such bytes.', headers);
  }
  const needsBody = request.method !== 'HEAD' && !isKnown;
  const open = needsBody ? await source.read(range) : undefined;
  const bytes = open?.bytes ?? found?.bytes;
  if (bytes === undefined || (needsBody && !open)) return undefined;
  reply.headers({
    etag,
    'cache-control': cacheControl,
    'cross-origin-resource-policy': 'cross-origin',
  });
  if (isKnown) return reply.code(304).send();
  reply.headers({
    'content-type': TYPES[source.name.slice(source.name.lastIndexOf('.') + 1)],
    'accept-ranges': 'bytes',
    'content-length': range ? range.end - range.start + 1 : bytes,
  });
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${bytes}`);
  // Without an empty stream Fastify would say that the answer to HEAD is empty.
  return reply.send(open?.body ?? Readable.from([]));
}

const unknownPicture = () => notFound('This picture does not exist.');

function missing(): never {
  throw unknownPicture();
}
