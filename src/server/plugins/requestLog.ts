import fp from 'fastify-plugin';
import { withoutTokens } from '@/shared/privateUrls';
import type { Log } from '../log';

/** Logs one line a request, without headers, bodies and query, which may hold personal data. */
export const requestLog = fp(async (app, { log }: { log: Log }) => {
  if (!log.isLevelEnabled('info')) return;
  app.addHook('onResponse', (request, reply, done) => {
    log.info(
      {
        reqId: request.id,
        method: request.method,
        path: withoutTokens(request.url.split('?', 1)[0] ?? ''),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        ip: request.ip,
      },
      'request',
    );
    done();
  });
});
