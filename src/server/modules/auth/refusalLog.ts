import type { FastifyInstance } from 'fastify';
import type { SecurityLog } from '@/server/securityLog';
import { sourceOf } from './guard';

/** Refused logins are told with more detail where they are refused. */
const TELLS_ITSELF = 'logIn';

/** Tells the security log who was turned away, and from which call. */
export function registerRefusalLog(app: FastifyInstance, security: SecurityLog): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { statusCode: status } = reply;
    if (status === 401 || status === 403 || status === 429) {
      const operation = request.routeOptions.config.operation?.id;
      if (operation !== undefined && operation !== TELLS_ITSELF) {
        security('refused', { status, operation }, sourceOf(request));
      }
    }
    done();
  });
}
