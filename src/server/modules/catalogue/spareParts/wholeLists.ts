import type { Socket } from 'node:net';
import { Readable, pipeline } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { FastifyReply } from 'fastify';
import { acceptedEncodings } from '@/shared/encoding';
import { hasHungUp, requestAborted } from '@/server/lib/hangUp';
import { tryLater } from '@/server/lib/httpError';
import { networkKey } from '@/server/lib/ipKeys';
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
/** A reader that takes no chunk for so long makes room for another one. */
const MAX_IDLE_MS = 5000;

/** One that is being read. */
interface WholeList {
  network: string;
  /** When its reader took the last chunk. */
  readAt: number;
  connection: Socket;
}

/**
 * Streams lists of any length as plain arrays. `readSeqs` fixes the parts and their order: parts that are
 * added during the response are not included, parts that are deleted are omitted. Few are read at a time.
 */
export function makeWholeLists(parts: Pick<ReturnType<typeof sparePartRepository>, 'listBySeq'>) {
  const lists = new Set<WholeList>();
  const countOf = (network: string) => [...lists].filter((list) => list.network === network).length;

  /**
   * Ends a list of the network that reads the most, or one that is not read on, so that slow readers
   * exclude nobody.
   */
  const makeRoom = (network: string): void => {
    const [last] = [...lists].sort(
      (a, b) => countOf(b.network) - countOf(a.network) || a.readAt - b.readAt,
    );
    const isFair = last && countOf(last.network) > countOf(network) + 1;
    const isIdle = last && performance.now() - last.readAt > MAX_IDLE_MS;
    if (!isFair && !isIdle) {
      const message = 'Too many whole lists are being read. Please try again shortly.';
      throw tryLater(503, 'lists_overloaded', message, 5);
    }
    lists.delete(last);
    last.connection.destroy();
  };

  const begin = (reply: FastifyReply): WholeList => {
    // Its response has closed, so that it would never end.
    if (hasHungUp(reply)) throw requestAborted();
    const { ip, raw } = reply.request;
    const network = networkKey(ip);
    if (lists.size >= MAX_LISTS) makeRoom(network);
    const list = { network, readAt: performance.now(), connection: raw.socket };
    lists.add(list);
    reply.raw.once('close', () => lists.delete(list));
    return list;
  };

  async function* chunks(
    list: WholeList,
    seqs: number[],
    language?: ReadLanguage,
  ): AsyncGenerator<string> {
    let separator = '[';
    for (let start = 0; start < seqs.length; start += CHUNK_SIZE) {
      list.readAt = performance.now();
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
    const list = begin(reply);
    const texts = chunks(list, await readSeqs(), language);
    const stream = Readable.from(texts, { objectMode: false });
    const zips = acceptedEncodings(reply.request.headers['accept-encoding']).includes('gzip');
    addVary(reply, 'Accept-Encoding');
    reply.headers({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-cache',
      ...(zips && { 'content-encoding': 'gzip' }),
    });
    // An error reaches the client as a response that is cut off.
    return reply.send(zips ? pipeline(stream, createGzip(), () => undefined) : stream);
  };
}
