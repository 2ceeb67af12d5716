import type { FastifyReply } from 'fastify';
import { HttpError } from './httpError';
import { ipKey } from './ipKeys';
import type { Limiter } from './limiter';
import { letOthersIn } from './nextTurn';

/**
 * Whether the client of a request has hung up. Also where it has only ended its half of the
 * connection, as Node.js then ends the other.
 */
export const hasHungUp = ({ raw, request }: FastifyReply): boolean =>
  raw.destroyed || request.raw.socket.readableEnded;

/** For work that nobody waits for any more; nobody reads it. */
export const requestAborted = () => new HttpError(499, 'request_aborted', 'The client has gone.');

/**
 * Runs work that requests share when it is the turn of the first one's IP address. Where all of their
 * clients have gone by then it calls `onSkip` and rejects instead. Without replies nobody waits, and the
 * work is always done.
 */
export const runInTurn = <T>(
  limit: Limiter,
  replies: FastifyReply[],
  work: () => Promise<T>,
  onSkip?: () => void,
): Promise<T> => {
  const isWanted = () => replies.length === 0 || !replies.every(hasHungUp);
  return limit(
    async () => {
      // By then Node.js has noticed clients that hang up at once.
      if (isWanted()) await letOthersIn();
      if (isWanted()) return work();
      onSkip?.();
      throw requestAborted();
    },
    ipKey(replies[0]?.request.ip ?? ''),
  );
};
