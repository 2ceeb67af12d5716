import type { AppContext, Handlers } from '@/server/context';
import { accountOf } from '../auth/guard';
import { applyImport, isCatalogueChanged } from './apply';
import { undoImport } from './undo';

interface Staging {
  /** What `GET /imports/{id}` returns. */
  readImport: (id: string) => Promise<unknown>;
  startCheck: (id: string) => Promise<void>;
}

/** What imports do to the catalogue. */
export function importApplyHandlers({ db }: AppContext, { readImport, startCheck }: Staging) {
  return {
    applyImport: async (request) => {
      const { id } = request.params;
      try {
        await applyImport(db, id, accountOf(request));
      } catch (error) {
        if (isCatalogueChanged(error)) await startCheck(id);
        throw error;
      }
      return readImport(id);
    },

    undoImport: async (request) => undoImport(db, request.params.id, accountOf(request)),
  } satisfies Partial<Handlers>;
}
