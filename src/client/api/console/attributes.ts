import { listOf } from '../baseApi';
import { consoleApi } from '../generated/consoleApi';
import { list, number, object, page, schema, text } from '../guard';
import { onSuccess, onSuccessOrGone, onSuccessOrStale } from './invalidation';

const attributes = listOf('Attribute');
const proposals = 'AttributeProposal' as const;

const attributesApi = consoleApi.enhanceEndpoints({
  endpoints: {
    listAttributes: {
      providesTags: [attributes],
      responseSchema: schema(
        list(object({ _id: text, key: text, labelEn: text, labelZh: text, kind: text })),
      ),
    },
    createAttribute: { invalidatesTags: onSuccess(attributes, proposals) },
    // Parts show its label and unit, and lists count its values.
    updateAttribute: { invalidatesTags: onSuccessOrGone(attributes, proposals, 'SparePart') },
    // Only one without values can be deleted: no part changes. By then some may have got one.
    deleteAttribute: { invalidatesTags: onSuccessOrStale(attributes, proposals) },
    removeAttributeValues: {
      invalidatesTags: onSuccessOrGone(attributes, proposals, 'SparePart'),
      responseSchema: schema(object({ matched: number, changed: number })),
    },
    listAttributeProposals: {
      providesTags: [proposals],
      responseSchema: schema(
        list(object({ partId: text, partName: text, key: text, found: text })),
      ),
    },
    listAttributeValues: {
      providesTags: [attributes, listOf('SparePart')],
      responseSchema: schema(
        page(
          object({ _id: text, name: text, categoryId: text, values: list(object({ key: text })) }),
        ),
      ),
    },
    confirmAttributeValues: {
      // A value that is rejected may be of a part or an attribute that has changed.
      invalidatesTags: onSuccessOrStale(attributes, proposals, 'SparePart'),
      responseSchema: schema(object({ stored: number })),
    },
  },
});

export const {
  useListAttributesQuery,
  useLazyListAttributesQuery,
  useCreateAttributeMutation,
  useUpdateAttributeMutation,
  useDeleteAttributeMutation,
  useRemoveAttributeValuesMutation,
  useListAttributeProposalsQuery,
  useListAttributeValuesQuery,
  useLazyListAttributeValuesQuery,
  useConfirmAttributeValuesMutation,
} = attributesApi;
