import { listOf } from '../baseApi';
import { changedRow } from '../errors';
import { consoleApi } from '../generated/consoleApi';
import type { GetImportApiArg, Import, ImportState } from '../generated/hoistwayApi';
import { list, named, number, object, page, schema, text } from '../guard';
import { type WithDownloads, exported } from './downloads';

const summary = { _id: text, fileName: text, createdAt: text, createdBy: text, state: text };

const row = object({
  row: number,
  cells: list(text),
  changes: list(object({ field: text, before: text, after: text })),
  problems: list(object({ code: text })),
});

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
  {
    progress: object({ done: number, total: number }),
    hiddenSheets: list(text),
    undo: object({ changed: number, skipped: list(named) }),
    rows: page(row),
    words: list(object({ field: text, word: text, rows: number })),
    problems: list(object({ code: text, rows: number, excluded: number })),
  },
);

const changed = { invalidatesTags: ['Import'] as const };

/** Puts an import that a call has returned into the cache. */
const loaded = (id: string, data: Import) =>
  consoleApi.util.updateQueryData('getImport', { id }, () => data);

interface Started {
  dispatch: (action: ReturnType<typeof loaded>) => unknown;
  queryFulfilled: Promise<{ data: Import }>;
}

/** Shows its step at once, before the import is loaded again. */
const returned = {
  ...changed,
  onQueryStarted: async ({ id }: { id: string }, { dispatch, queryFulfilled }: Started) => {
    const { data } = await queryFulfilled.catch(() => ({ data: undefined }));
    if (data) dispatch(loaded(id, data));
  },
};

const importsApi = consoleApi.enhanceEndpoints<never, WithDownloads<'exportFaultyRows'>>({
  endpoints: {
    createImport: changed,
    listImports: {
      providesTags: [listOf('Import')],
      responseSchema: schema(page(object(summary))),
    },
    getImport: {
      providesTags: (_result, _error, { id }) => [{ type: 'Import', id }],
      responseSchema: schema<never>(record),
    },
    updateImport: returned,
    deleteImport: changed,
    setImportColumns: returned,
    setImportWords: returned,
    decideImportProblem: returned,
    editImportRow: {
      // The row stays in its list until the admin has decided whose text it gets.
      invalidatesTags: (_result, error) => (changedRow(error) ? [] : ['Import']),
      responseSchema: schema<never>(object({ row })),
    },
    checkImport: returned,
    // What is written may be any part and category.
    applyImport: { invalidatesTags: ['Import', listOf('Change'), 'SparePart', 'Category'] },
    exportFaultyRows: exported,
  },
});

/** The backend works on it. */
export const isRunning = (state?: ImportState) => state === 'reading' || state === 'checking';

/** Loaded every second while the backend works on it; colleagues may be at it, too. */
const upToDate = (running = false) => ({
  pollingInterval: running ? 1000 : 0,
  skipPollingIfUnfocused: true,
  refetchOnMountOrArgChange: true,
  refetchOnFocus: true,
});

const { getImport, listImports } = importsApi.endpoints;

/** An import with a page of its rows. */
export function useImport(id: string, query: Omit<GetImportApiArg, 'id'> = {}) {
  const arg = { id, ...query };
  const { data } = getImport.useQueryState(arg);
  return getImport.useQuery(arg, upToDate(isRunning(data?.state)));
}

/** A page of the imports of the last days. */
export function useImports(query: { page: number; limit: number }) {
  const { data } = listImports.useQueryState(query);
  return listImports.useQuery(query, upToDate(data?.data.some(({ state }) => isRunning(state))));
}

export const {
  useLazyGetImportQuery,
  useCreateImportMutation,
  useUpdateImportMutation,
  useDeleteImportMutation,
  useSetImportColumnsMutation,
  useSetImportWordsMutation,
  useDecideImportProblemMutation,
  useEditImportRowMutation,
  useCheckImportMutation,
  useApplyImportMutation,
  useLazyExportFaultyRowsQuery,
} = importsApi;
