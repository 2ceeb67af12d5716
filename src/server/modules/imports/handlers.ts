import type { Handlers } from '@/server/context';
import { notFound } from '@/server/lib/httpError';

const unknown = async () => {
  throw notFound('import_not_found', 'This import does not exist any more.');
};

export function importHandlers() {
  return {
    createImport: unknown,
    listImports: async ({ query: { page = 1, limit = 10 } }) => ({
      data: [],
      total: 0,
      page,
      limit,
    }),
    getImport: unknown,
    updateImport: unknown,
    deleteImport: unknown,
    setImportColumns: unknown,
    editImportRows: unknown,
    checkImport: unknown,
    applyImport: unknown,
    undoImport: unknown,
    exportFaultyRows: unknown,
  } satisfies Partial<Handlers>;
}
