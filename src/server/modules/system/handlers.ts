import type { AppContext, Handlers } from '../../context';
import { HttpError } from '../../lib/httpError';
import { readContract } from '../../plugins/contract';
import { DOCS_POLICY, docsPage } from './docsPage';

export function systemHandlers({ db }: AppContext): Handlers {
  return {
    getHealth: async () => ({ status: 'ok' }),

    getReadiness: async (request) => {
      try {
        await db.reader.selectFrom('catalogue').select('id').executeTakeFirstOrThrow();
      } catch (error) {
        request.log.error({ err: error }, 'the database does not answer');
        throw new HttpError(503, 'The database does not answer.');
      }
      return { status: 'ok' };
    },

    getOpenApi: async () => readContract(),

    getDocs: async (_request, reply) =>
      reply
        .header('content-security-policy', DOCS_POLICY)
        .type('text/html; charset=utf-8')
        .send(docsPage()),
  };
}
