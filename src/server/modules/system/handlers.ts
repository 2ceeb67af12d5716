import type { AppContext, Handlers } from '../../context';
import { readContract } from '../../plugins/contract';
import { databaseChecks } from './databaseChecks';
import { DOCS_POLICY, docsPage } from './docsPage';
import { makeReadiness } from './readiness';

export function systemHandlers({ db, log }: AppContext): Handlers {
  const assertReady = makeReadiness(databaseChecks(db), log);

  return {
    getHealth: async () => ({ status: 'ok' }),

    getReadiness: async () => {
      await assertReady();
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
