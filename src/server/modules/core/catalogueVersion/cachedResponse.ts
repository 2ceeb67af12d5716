import { gzipSync } from 'node:zlib';
import type { FastifyReply } from 'fastify';
import type { LocalChange } from '@/server/db/catalogueVersion';
import { namesEtag } from '@/server/lib/http';
import { addVary } from '@/server/plugins/headers';
import { entityTag, hashOf } from './entityTags';

/** Below it gzip saves nothing worth its time. */
const MIN_GZIP_BYTES = 1400;

/** A value of the catalogue. */
export interface CatalogueValue<Meta> {
  value: unknown;
  /** That of the row which the value shows, where it shows one row. */
  version?: number;
  /** Cached with the response for the handler's own use. */
  meta?: Meta;
  /** The response is dropped when a change touches one of them. */
  tags: string[];
}

/** Sends what is too long to be cached. */
export type SendLong = (reply: FastifyReply) => Promise<FastifyReply>;

/** A response as it is sent, shared by all connections. */
interface CachedResponse extends Pick<CatalogueValue<unknown>, 'meta' | 'tags'> {
  isSearch: boolean;
  etag: string;
  body: Buffer;
  isGzip: boolean;
  /** When another version of the catalogue came. */
  staleSince?: number;
}

export type Response = CachedResponse | SendLong;

/** Whether no change touches a response; of a search, marks it as stale. */
export function outlives(response: Response, changes: LocalChange[]): boolean {
  if (typeof response === 'function') return true;
  if (response.tags.some((tag) => changes.some(({ tags }) => tags.has(tag)))) return false;
  if (response.isSearch) response.staleSince ??= changes[0]?.changedAt;
  return true;
}

export const staleMsOf = (response: Response): number =>
  typeof response === 'function' || response.staleSince === undefined
    ? 0
    : performance.now() - response.staleSince;

export function encode(
  { value, version, meta, tags }: CatalogueValue<unknown>,
  takesGzip: boolean,
  isSearch: boolean,
): CachedResponse {
  const text = Buffer.from(JSON.stringify(value));
  const isGzip = takesGzip && text.length >= MIN_GZIP_BYTES;
  const body = isGzip ? gzipSync(text) : text;
  // The tag of one row serves `If-Match` and is of these very bytes.
  const etag = version === undefined ? `W/"${hashOf(text)}"` : entityTag(version, body);
  return { etag, body, isGzip, meta, tags, isSearch };
}

export function send(reply: FastifyReply, { etag, body, isGzip }: CachedResponse): FastifyReply {
  addVary(reply, 'Accept-Encoding');
  reply.headers({ 'cache-control': reply.getHeader('cache-control') ?? 'no-cache', etag });
  if (namesEtag(reply.request.headers['if-none-match'], etag)) return reply.code(304).send();
  if (isGzip) reply.header('content-encoding', 'gzip');
  return reply.type('application/json; charset=utf-8').send(body);
}
