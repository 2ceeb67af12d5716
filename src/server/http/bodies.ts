import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';

const MAX_JSON_BYTES = 1024 ** 2;

/** How bodies are read: JSON, forms, and anything where the contract has no body, which is dropped. */
export async function registerBodies(app: FastifyInstance): Promise<void> {
  await app.register(multipart);
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: MAX_JSON_BYTES },
    (request, text, done) => {
      // Clients that always state the JSON type do so without a body as well.
      const takesBody = request.routeOptions.config.operation?.bodyType !== undefined;
      if (!takesBody || text === '') return done(null, undefined);
      return parseJson(request, String(text), done);
    },
  );
  app.addContentTypeParser('*', (_request, payload, done) => {
    payload.resume();
    done(null, undefined);
  });
}
