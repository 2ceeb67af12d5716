import type { AppContext, Handlers } from '@/server/context';
import { readContract } from '@/server/plugins/contract';
import { VERSION } from '@/shared/version';
import { DOCS_PAGE, DOCS_POLICY } from './docsPage';
import { makeReadiness } from './readiness';
import { makeSystemStatus } from './status';

export function systemHandlers(context: AppContext, isDemoLoaded: () => Promise<boolean>) {
  const assertReady = makeReadiness(context);
  const readStatus = makeSystemStatus(context, isDemoLoaded);
  // Shared by all connections. Requests go to the server that the contract comes from.
  const contract = Buffer.from(JSON.stringify({ ...readContract(), servers: [{ url: '/' }] }));

  return {
    getHealth: async () => ({ status: 'ok', version: VERSION }),

    getReadiness: async () => {
      await assertReady();
      return { status: 'ok' };
    },

    getSystemStatus: async () => readStatus(),

    getOpenApi: async (_request, reply) =>
      reply.type('application/json; charset=utf-8').send(contract),

    getDocs: async (_request, reply) =>
      reply
        .header('content-security-policy', DOCS_POLICY)
        .type('text/html; charset=utf-8')
        .send(DOCS_PAGE),
  } satisfies Partial<Handlers>;
}
