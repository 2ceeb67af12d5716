import type { AppContext, Handlers } from '@/server/context';
import { readContract } from '@/server/plugins/contract';
import { databaseChecks } from './databaseChecks';
import { DOCS_PAGE, DOCS_POLICY } from './docsPage';
import { mediaChecks } from './mediaChecks';
import { makeReadiness } from './readiness';

export function systemHandlers({ db, media, log }: AppContext) {
  const assertReady = makeReadiness([...databaseChecks(db), ...mediaChecks(media)], log);
  // Shared by all connections.
  const contract = Buffer.from(JSON.stringify(readContract()));

  return {
    getHealth: async () => ({ status: 'ok' }),

    getReadiness: async () => {
      await assertReady();
      return { status: 'ok' };
    },

    getOpenApi: async (_request, reply) =>
      reply.type('application/json; charset=utf-8').send(contract),

    getDocs: async (_request, reply) =>
      reply
        .header('content-security-policy', DOCS_POLICY)
        .type('text/html; charset=utf-8')
        .send(DOCS_PAGE),
  } satisfies Partial<Handlers>;
}
