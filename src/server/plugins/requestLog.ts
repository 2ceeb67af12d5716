import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Log } from '../log';

/**
 * One line a request, without headers, bodies and query, which may hold personal data, and without
 * tokens in the path, which are permissions.
 */
export const requestLog = fp(async (app, { log }: { log: Log }) => {
  if (!log.isLevelEnabled('info')) return;
  app.addHook('onResponse', (request, reply, done) => {
    log.info(
      {
        reqId: request.id,
        method: request.method,
        path: pathOf(request),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        ip: request.ip,
      },
      'request',
    );
    done();
  });
});

function pathOf({ url, routeOptions }: FastifyRequest): string | undefined {
  return routeOptions.url?.includes(':token') ? routeOptions.url : url.split('?')[0];
}
