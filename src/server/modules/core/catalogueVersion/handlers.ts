import type { AppContext, Handlers } from '@/server/context';
import { listIds } from './repository';

/** For the site's server and other programs, not for screens. */
export function catalogueHandlers({ db }: AppContext) {
  return {
    getCatalogueVersion: async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      return { version: await db.catalogueVersion.current() };
    },

    listCatalogueUrls: async ({ query }, reply) => {
      reply.header('cache-control', 'no-cache');
      return listIds(db.reader, query.kind, query.after ?? '', query.limit ?? 1000);
    },
  } satisfies Partial<Handlers>;
}
