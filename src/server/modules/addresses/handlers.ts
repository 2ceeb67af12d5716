import type { AppContext } from '../../context';
import { addressRepository, type Kind } from './repository';
import { readCatalogueVersion } from './version';

interface AddressQuery {
  kind: Kind;
  after?: string;
  limit?: number;
}

/** Calls for the site's server and other programs, not for screens. */
export function addressHandlers({ db }: AppContext) {
  const addresses = addressRepository(db.reader);
  return {
    getCatalogueVersion: async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      return { version: await readCatalogueVersion(db) };
    },

    listCatalogueAddresses: async (request, reply) => {
      const { kind, after = '', limit = 1000 } = request.query as AddressQuery;
      const rows = await addresses.list(kind, after, limit);
      reply.header('cache-control', 'no-cache');
      return {
        data: rows.map(({ id, updatedAt }) => ({ _id: id, updatedAt })),
        total: await addresses.count(kind),
      };
    },
  };
}
