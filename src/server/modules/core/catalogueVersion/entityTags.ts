import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { HttpError, badRequest } from '@/server/lib/httpError';

/** Throws `version_conflict` unless the version that a change meets is one that it was made from. */
export type Precondition = (version: number) => void;

/** For changes whose sender does not say what they were made from: they replace anything. */
export const UNCONDITIONAL: Precondition = () => undefined;

export const hashOf = (representation: string | Buffer): string =>
  createHash('sha256').update(representation).digest('base64url').slice(0, 22);

/**
 * The strong tag of a representation. Its first part is the version of the row, the second stands
 * for what else is shown with it, such as the name of a part's category.
 */
export const entityTag = (version: number, representation: string | Buffer): string =>
  `"${version}.${hashOf(representation)}"`;

/** The response to a write: what it has stored, with its tag. */
export function sendSaved<T extends { version?: number }>(reply: FastifyReply, saved: T): T {
  reply.header('etag', entityTag(saved.version ?? 0, JSON.stringify(saved)));
  return saved;
}

/** Proxies that compress mark the tags that they pass on as weak. */
const TAGS = /^\s*(?:(?:W\/)?"[^"]*"\s*(?:,\s*|$))+$/;
/** The version that a tag begins with; whatever follows it is ignored. */
const VERSION = /"(\d{1,10})(?=[."])/g;

/** Returns the precondition of an `If-Match` header. Throws `if_match_invalid`. */
export function readIfMatch(header: string | undefined): Precondition {
  if (header === undefined || header.trim() === '*') return UNCONDITIONAL;
  if (!TAGS.test(header)) {
    throw badRequest('if_match_invalid', 'The If-Match header is not a list of entity tags.');
  }
  const versions = new Set([...header.matchAll(VERSION)].map(([, version]) => version));
  return (version) => {
    if (!versions.has(String(version))) {
      throw new HttpError(
        412,
        'version_conflict',
        'Someone else has changed this meanwhile. Nothing was changed.',
      );
    }
  };
}
