import { listOf } from '../baseApi';
import { consoleApi } from '../generated/consoleApi';
import { list, number, object, schema, text } from '../guard';
import { type WithDownloads, exported } from './downloads';
import { onSuccess, onSuccessOrGone, onSuccessOrStale } from './invalidation';

const lists = listOf('SparePart');
const tree = listOf('Category');

type Definitions = WithDownloads<
  'exportSpareParts' | 'exportSelectedSpareParts' | 'exportPriceList' | 'exportSelectedPrices'
>;

/** Loaded again also where others have changed the list or the tree. */
const manyParts = onSuccessOrStale('SparePart', tree);

const partPrices = schema<never>(
  object({
    version: number,
    prices: list(object({ currency: text, minQuantity: number, price: text })),
    suppliers: list(object({ supplier: text })),
  }),
);

const bulkResult = schema<never>(object({ matched: number, changed: number }));

const sparePartsApi = consoleApi.enhanceEndpoints<never, Definitions>({
  endpoints: {
    createSparePart: {
      extraOptions: { multipart: true },
      // The tree counts the parts of every category.
      invalidatesTags: onSuccess(lists, tree),
    },
    updateSparePart: {
      extraOptions: { multipart: true },
      invalidatesTags: (result, _error, { id }) =>
        result ? [{ type: 'SparePart', id }, lists, tree] : [],
    },
    // Not the part itself: another request for it would only fail.
    deleteSparePart: { invalidatesTags: onSuccessOrGone(lists, tree) },
    getPartPrices: {
      responseSchema: partPrices,
      providesTags: (_found, _error, { id }) => [{ type: 'SparePart', id }],
    },
    // The part has another version now.
    savePartPrices: {
      responseSchema: partPrices,
      invalidatesTags: (result, _error, { id }) =>
        result ? [{ type: 'SparePart', id }, lists] : [],
    },
    editSpareParts: {
      responseSchema: bulkResult,
      invalidatesTags: (result, error, { partsEdit }) =>
        result && partsEdit.dryRun ? [] : manyParts(result, error),
    },
    changeSpareParts: { responseSchema: bulkResult, invalidatesTags: manyParts },
    exportSpareParts: exported,
    exportSelectedSpareParts: exported,
    exportPriceList: exported,
    exportSelectedPrices: exported,
  },
});

export const {
  useCreateSparePartMutation,
  useUpdateSparePartMutation,
  useDeleteSparePartMutation,
  useGetPartPricesQuery,
  useLazyGetPartPricesQuery,
  useSavePartPricesMutation,
  useEditSparePartsMutation,
  useChangeSparePartsMutation,
  useLazyExportSparePartsQuery,
  useExportSelectedSparePartsMutation,
  useLazyExportPriceListQuery,
  useExportSelectedPricesMutation,
} = sparePartsApi;

/** A part as the console edits it: in both languages, drafts too. */
export const consolePart = (id: string) => ({ id, lang: 'all', includeHidden: true }) as const;
