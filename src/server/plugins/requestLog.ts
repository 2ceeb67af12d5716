import fp from 'fastify-plugin';
import type { Log } from '../log';

/** One line a request, without headers, bodies and query, which may hold personal data. */
export const requestLog = fp(async (app, { log }: { log: Log }) => {
  if (!log.isLevelEnabled('info')) return;
  app.addHook('onResponse', (request, reply, done) => {
    log.info(
      {
        reqId: request.id,
        method: request.method,
        path: request.url.split('?')[0],
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        ip: request.ip,
      },
      'request',
    );
    done();
  });
});
