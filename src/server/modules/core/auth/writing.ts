import type { FastifyRequest } from 'fastify';
import { accountOf } from './guard';
import { readIfMatch, type Precondition } from '../catalogueVersion/entityTags';
import type { Actor } from '../history/changeRepository';

/** Who writes a record, and which version of it. */
export interface Writing {
  precondition: Precondition;
  actor: Actor;
}

export const writingOf = (request: FastifyRequest): Writing => ({
  precondition: readIfMatch(request.headers['if-match']),
  actor: accountOf(request),
});
