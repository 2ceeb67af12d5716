import { Readable, pipeline } from 'node:stream';
import { setImmediate as othersFirst } from 'node:timers/promises';
import { createGzip } from 'node:zlib';
import type { FastifyReply } from 'fastify';
import { addVary } from '@/server/plugins/headers';
import { tryLater } from '@/server/lib/httpError';
import { makeLimiter } from '@/server/lib/limiter';
import { acceptedEncodings } from '@/shared/encoding';
import { presentSparePart } from './presenter';
import type { sparePartRepository } from './repository';

/** Lists of more parts are streamed, so that their length costs neither memory nor others' time. */
export const MAX_AT_ONCE = 500;

/** Parts of one chunk, which takes a few milliseconds of the event loop. */
const CHUNK_SIZE = 100;
const MAX_LISTS = 16;

/**
 * Streams lists of any length as plain arrays. `readSeqs` settles which parts in which order: one that
 * is added meanwhile is not in it, one that is removed is left out. Chunks are made one at a time
 * over all lists, and other requests have their turn between them.
 */
export function makeWholeLists(parts: Pick<ReturnType<typeof sparePartRepository>, 'listBySeq'>) {
  const oneAtATime = makeLimiter(1);
  let underWay = 0;

  async function* chunks(seqs: number[]): AsyncGenerator<string> {
    let separator = '[';
    for (let start = 0; start < seqs.length; start += CHUNK_SIZE) {
      const rows = await oneAtATime(async () => {
        await othersFirst();
        return parts.listBySeq(seqs.slice(start, start + CHUNK_SIZE));
      });
      if (rows.length === 0) continue;
      yield separator + rows.map((row) => JSON.stringify(presentSparePart(row))).join(',');
      separator = ',';
    }
    yield separator === '[' ? '[]' : ']';
  }

  return async (reply: FastifyReply, readSeqs: () => Promise<number[]>): Promise<FastifyReply> => {
    if (underWay >= MAX_LISTS) {
      const message = 'Too many whole lists are being read. Please try again shortly.';
      throw tryLater(503, 'lists_overloaded', message, 5);
    }
    underWay += 1;
    const seqs = await readSeqs().catch((error: unknown) => {
      underWay -= 1;
      throw error;
    });
    const list = Readable.from(chunks(seqs), { objectMode: false });
    list.once('close', () => {
      underWay -= 1;
    });
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
