import type { AppContext, Handlers } from '@/server/context';
import { addressRepository } from './repository';

/** Calls for the site's server and other programs, not for screens. */
export function addressHandlers({ db }: AppContext) {
  const addresses = addressRepository(db.reader);
  return {
    getCatalogueVersion: async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      return { version: await db.catalogueVersion.current() };
    },

    listCatalogueAddresses: async (request, reply) => {
      const { kind, after = '', limit = 1000 } = request.query;
      const rows = await addresses.list(kind, after, limit);
      reply.header('cache-control', 'no-cache');
      return {
        data: rows.map(({ id, updatedAt }) => ({ _id: id, updatedAt })),
        total: await addresses.count(kind),
      };
    },
  } satisfies Partial<Handlers>;
}
