import { Readable, pipeline } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { FastifyReply } from 'fastify';
import { acceptedEncodings } from '@/shared/encoding';
import { tryLater } from '@/server/lib/httpError';
import { nextTurn } from '@/server/lib/nextTurn';
import { addVary } from '@/server/plugins/headers';
import type { ReadLanguage } from '../translations/present';
import { presentSparePart } from './presenter';
import type { sparePartRepository } from './repository';

/** Longer lists are streamed, so that their length costs neither memory nor others' time. */
export const MAX_AT_ONCE = 500;

/** Parts of one chunk, which takes a few milliseconds of the event loop. */
const CHUNK_SIZE = 100;
const MAX_LISTS = 16;

/**
 * Streams lists of any length as plain arrays. `readSeqs` fixes the parts and their order: parts that are
 * added during the response are not included, parts that are deleted are omitted.
 */
export function makeWholeLists(parts: Pick<ReturnType<typeof sparePartRepository>, 'listBySeq'>) {
  let streaming = 0;

  async function* chunks(seqs: number[], language?: ReadLanguage): AsyncGenerator<string> {
    let separator = '[';
    for (let start = 0; start < seqs.length; start += CHUNK_SIZE) {
      // Other requests come between two chunks.
      await nextTurn();
      const rows = await parts.listBySeq(seqs.slice(start, start + CHUNK_SIZE));
      if (rows.length === 0) continue;
      const texts = rows.map((row) => JSON.stringify(presentSparePart(row, language)));
      yield separator + texts.join(',');
      separator = ',';
    }
    yield separator === '[' ? '[]' : ']';
  }

  return async (
    reply: FastifyReply,
    readSeqs: () => Promise<number[]>,
    language?: ReadLanguage,
  ): Promise<FastifyReply> => {
    if (streaming >= MAX_LISTS) {
      const message = 'Too many whole lists are being read. Please try again shortly.';
      throw tryLater(503, 'lists_overloaded', message, 5);
    }
    streaming += 1;
    reply.raw.once('close', () => {
      streaming -= 1;
    });
    const list = Readable.from(chunks(await readSeqs(), language), { objectMode: false });
    const zips = acceptedEncodings(reply.request.headers['accept-encoding']).includes('gzip');
    addVary(reply, 'Accept-Encoding');
    reply.headers({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-cache',
      ...(zips && { 'content-encoding': 'gzip' }),
    });
    // An error reaches the client as a response that is cut off.
    return reply.send(zips ? pipeline(list, createGzip(), () => undefined) : list);
  };
}
