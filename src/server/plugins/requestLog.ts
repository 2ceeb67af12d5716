import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { withoutTokens } from '@/shared/privateUrls';
import type { Log } from '../log';

/** The path of a request as a log may hold it: without query, which may hold personal data, and tokens. */
export const loggedPath = ({ url }: Pick<FastifyRequest, 'url'>): string =>
  withoutTokens(url.split('?', 1)[0] ?? '');

/** Logs one line a request of the backend or the site, without headers, bodies and query. */
export const requestLog = fp(async (app, { log }: { log: Log }) => {
  if (!log.isLevelEnabled('info')) return;
  app.addHook('onResponse', (request, reply, done) => {
    logRequest(log, request, reply);
    done();
  });
});

/** Logs a request to a URL that cannot be decoded, for which Fastify runs no hooks, once it is over. */
export const logUnrouted = (log: Log, request: FastifyRequest, reply: FastifyReply): void =>
  void reply.raw.once('close', () => logRequest(log, request, reply));

const logRequest = (log: Log, request: FastifyRequest, reply: FastifyReply): void =>
  log.info(
    {
      reqId: request.id,
      method: request.method,
      path: loggedPath(request),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      ip: request.ip,
    },
    'request',
  );
