import { Readable, pipeline } from 'node:stream';
import { setImmediate as othersFirst } from 'node:timers/promises';
import { createGzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { addVary } from '@/server/http/vary';
import { tryLater } from '@/server/lib/httpError';
import { makeLimiter } from '@/server/lib/limiter';
import { acceptedEncodings } from '@/shared/encoding';
import { presentSparePart } from './presenter';
import type { sparePartRepository } from './repository';

/** Lists of more parts are sent in pieces: their length costs neither memory nor others' time. */
export const MAX_AT_ONCE = 500;

/** A piece takes a few milliseconds, in which nobody else is served. */
const PIECE = 100;
/** Lists under way at a time; each holds two pieces and what gzip needs, below 1 MiB. */
const MAX_LISTS = 16;
/** So long a reader may take for one piece, and for all. */
const MAX_PAUSE_MS = 20_000;
const MAX_WHOLE_MS = 300_000;

/**
 * Sends lists of any length as plain arrays. Which parts in which order is settled at the start: one
 * that is added meanwhile is not in it, one that is removed is left out. Pieces are made one at a
 * time over all lists, and whoever waits for something else comes between.
 */
export function makeWholeLists(parts: Pick<ReturnType<typeof sparePartRepository>, 'listBySeq'>) {
  const oneAtATime = makeLimiter(1);
  let underWay = 0;

  async function* pieces(seqs: Uint32Array, pause: () => () => void): AsyncGenerator<string> {
    let separator = '[';
    for (let start = 0; start < seqs.length; start += PIECE) {
      const rows = await oneAtATime(async () => {
        await othersFirst();
        return parts.listBySeq([...seqs.subarray(start, start + PIECE)]);
      });
      if (rows.length === 0) continue;
      const goOn = pause();
      try {
        yield separator + rows.map((row) => JSON.stringify(presentSparePart(row))).join(',');
      } finally {
        goOn();
      }
      separator = ',';
    }
    yield separator === '[' ? '[]' : ']';
  }

  return (request: FastifyRequest, reply: FastifyReply, seqs: Uint32Array): FastifyReply => {
    if (underWay >= MAX_LISTS) {
      throw tryLater(
        503,
        'lists_overloaded',
        'Too many whole lists are being read. Please try again shortly.',
        5,
      );
    }
    underWay += 1;
    const endAfter = (ms: number) => {
      const timer = setTimeout(() => list.destroy(new Error('The reader is too slow.')), ms);
      return () => clearTimeout(timer);
    };
    const list = Readable.from(
      pieces(seqs, () => endAfter(MAX_PAUSE_MS)),
      { objectMode: false },
    );
    const stopClock = endAfter(MAX_WHOLE_MS);
    list.once('close', () => {
      underWay -= 1;
      stopClock();
    });
    const zips = acceptedEncodings(request.headers['accept-encoding']).includes('gzip');
    addVary(reply, 'Accept-Encoding');
    reply.headers({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-cache',
      ...(zips && { 'content-encoding': 'gzip' }),
    });
    // Its errors reach the reader as a response that is cut off.
    return reply.send(zips ? pipeline(list, createGzip(), () => undefined) : list);
  };
}
