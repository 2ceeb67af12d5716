import type { DefinitionsFromApi, OverrideResultType } from '@reduxjs/toolkit/query/react';
import { listOf } from '../baseApi';
import type { Download } from '../baseQuery';
import { isNotFound } from '../errors';
import { consoleApi } from '../generated/consoleApi';
import type { GetImportApiArg, Import, ImportState } from '../generated/hoistwayApi';
import { list, named, number, object, page, schema, text } from '../guard';
import { downloaded, exportTypes } from './downloads';

type Generated = DefinitionsFromApi<typeof consoleApi>;

type Definitions = Omit<Generated, 'exportFaultyRows'> & {
  exportFaultyRows: OverrideResultType<Generated['exportFaultyRows'], Download>;
};

const imports = listOf('Import');

const summary = { _id: text, fileName: text, createdAt: text, createdBy: text, state: text };

const row = object({
  row: number,
  cells: list(text),
  changes: list(object({ field: text, before: text, after: text })),
  problems: list(object({ code: text })),
});

const undone = object({ changed: number, skipped: list(named) });

const record = object(
  {
    ...summary,
    sheets: list(object({ name: text, rows: number })),
    sheet: number,
    columns: list(object({ heading: text, samples: list(text) })),
    unknownCategories: list(object({ path: text, rows: number })),
    images: object({
      stored: number,
      rejected: list(object({ name: text, code: text })),
      unmatched: list(text),
    }),
  },
  { progress: object({ done: number, total: number }), undo: undone, rows: page(row) },
);

interface OfImport {
  id: string;
}

/** Also where it fails: the import may be at another step by now. */
const step = (_result: unknown, _error: unknown, { id }: OfImport) =>
  [{ type: 'Import', id }, imports] as const;

/** What is written or taken back may be any part and category. */
const catalogueStep = (result: unknown, error: unknown, arg: OfImport) =>
  result
    ? ([
        ...step(result, error, arg),
        listOf('Change'),
        listOf('Trash'),
        'SparePart',
        'Category',
      ] as const)
    : step(result, error, arg);

/** Puts an import that a call has returned into the cache. */
const loaded = (id: string, data: Import) =>
  consoleApi.util.updateQueryData('getImport', { id }, () => data);

interface Started {
  dispatch: (action: ReturnType<typeof loaded>) => unknown;
  queryFulfilled: Promise<{ data: Import }>;
}

/** Shows its step at once, before the import is loaded again. */
const returned = {
  invalidatesTags: step,
  onQueryStarted: async ({ id }: OfImport, { dispatch, queryFulfilled }: Started) => {
    const { data } = await queryFulfilled.catch(() => ({ data: undefined }));
    if (data) dispatch(loaded(id, data));
  },
};

const importsApi = consoleApi.enhanceEndpoints<never, Definitions>({
  endpoints: {
    createImport: { invalidatesTags: (result) => (result ? [imports] : []) },
    listImports: { providesTags: [imports], responseSchema: schema(page(object(summary))) },
    getImport: {
      providesTags: (_result, _error, { id }) => [{ type: 'Import', id }],
      responseSchema: schema<never>(record),
    },
    updateImport: returned,
    // Not the import itself: another request for it would only fail.
    deleteImport: {
      invalidatesTags: (result, error) => (result || isNotFound(error) ? [imports] : []),
    },
    setImportColumns: returned,
    editImportRows: { invalidatesTags: step },
    checkImport: returned,
    applyImport: { invalidatesTags: catalogueStep },
    undoImport: { invalidatesTags: catalogueStep, responseSchema: schema<never>(undone) },
    exportFaultyRows: downloaded(...Object.keys(exportTypes)),
  },
});

const POLL_MS = 1000;

/** The backend works on it. */
export const isRunning = (state?: ImportState) => state === 'reading' || state === 'checking';

const whileRunning = (running = false) => ({
  pollingInterval: running ? POLL_MS : 0,
  skipPollingIfUnfocused: true,
  // Colleagues may be at it, too.
  refetchOnMountOrArgChange: true,
  refetchOnFocus: true,
});

/** An import with a page of its rows, loaded every second while the backend works on it. */
export function useImport(id: string, query: Omit<GetImportApiArg, 'id'> = {}) {
  const { useQueryState, useQuerySubscription } = importsApi.endpoints.getImport;
  const arg = { id, ...query };
  const found = useQueryState(arg);
  const { refetch } = useQuerySubscription(arg, whileRunning(isRunning(found.data?.state)));
  return { ...found, refetch };
}

/** A page of the imports of the last days. */
export function useImports(query: { page: number; limit: number }) {
  const { useQueryState, useQuerySubscription } = importsApi.endpoints.listImports;
  const found = useQueryState(query);
  const running = found.data?.data.some(({ state }) => isRunning(state));
  const { refetch } = useQuerySubscription(query, whileRunning(running));
  return { ...found, refetch };
}

export const {
  useCreateImportMutation,
  useUpdateImportMutation,
  useDeleteImportMutation,
  useSetImportColumnsMutation,
  useEditImportRowsMutation,
  useCheckImportMutation,
  useApplyImportMutation,
  useUndoImportMutation,
  useLazyExportFaultyRowsQuery,
} = importsApi;
