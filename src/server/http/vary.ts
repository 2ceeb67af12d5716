import type { FastifyReply } from 'fastify';

/** Adds to the request headers that a response depends on. */
export function addVary(reply: FastifyReply, name: string): void {
  reply.header('vary', [reply.getHeader('vary'), name].filter(Boolean).join(', '));
}
