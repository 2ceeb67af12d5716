import type { DefinitionsFromApi, OverrideResultType } from '@reduxjs/toolkit/query/react';
import { listOf } from '../baseApi';
import type { Download } from '../baseQuery';
import { isConflict, isNotFound, isUnknownId } from '../errors';
import { consoleApi } from '../generated/consoleApi';
import { number, object, schema } from '../guard';
import { downloaded, exportTypes } from './downloads';

const lists = listOf('SparePart');
const tree = listOf('Category');

type Generated = DefinitionsFromApi<typeof consoleApi>;

type Exports = 'exportSpareParts' | 'exportSelectedSpareParts';

type Definitions = Omit<Generated, Exports> & {
  [Name in Exports]: OverrideResultType<Generated[Name], Download>;
};

/** Loaded again also where others have changed the list or the tree. */
const manyParts = (result: unknown, error: unknown) =>
  result || isUnknownId(error) || isConflict(error) ? (['SparePart', tree] as const) : [];

const bulkResult = schema<never>(object({ matched: number, changed: number }));

const exported = downloaded(...Object.keys(exportTypes));

const sparePartsApi = consoleApi.enhanceEndpoints<never, Definitions>({
  endpoints: {
    createSparePart: {
      extraOptions: { multipart: true },
      // The tree counts the parts of every category.
      invalidatesTags: (result) => (result ? [lists, tree] : []),
    },
    updateSparePart: {
      extraOptions: { multipart: true },
      invalidatesTags: (result, _error, { id }) =>
        result ? [{ type: 'SparePart', id }, lists, tree] : [],
    },
    deleteSparePart: {
      // Not the part itself: another request for it would only fail.
      invalidatesTags: (result, error) => (result || isNotFound(error) ? [lists, tree] : []),
    },
    editSpareParts: {
      responseSchema: bulkResult,
      invalidatesTags: (result, error, { partsEdit }) =>
        result && partsEdit.dryRun ? [] : manyParts(result, error),
    },
    changeSpareParts: { responseSchema: bulkResult, invalidatesTags: manyParts },
    exportSpareParts: exported,
    exportSelectedSpareParts: exported,
  },
});

export const {
  useCreateSparePartMutation,
  useUpdateSparePartMutation,
  useDeleteSparePartMutation,
  useEditSparePartsMutation,
  useChangeSparePartsMutation,
  useLazyExportSparePartsQuery,
  useExportSelectedSparePartsMutation,
} = sparePartsApi;

/** A part as the console edits it: in both languages, drafts too. */
export const consolePart = (id: string) => ({ id, lang: 'all', includeHidden: true }) as const;
