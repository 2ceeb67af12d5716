import { isNotFound } from '../errors';
import { searchApi } from './search';

const list = { type: 'Attribute', id: 'LIST' } as const;
const proposals = 'AttributeProposal' as const;

/** A part shows its properties by their labels and units, and lists count them. */
const changed = (result: unknown, error: unknown) =>
  result || isNotFound(error) ? ([list, proposals, 'SparePart'] as const) : [];

/** Tags of the properties that parts can have, and of the values that their texts propose. */
export const attributesApi = searchApi.enhanceEndpoints({
  endpoints: {
    listAttributes: { providesTags: [list] },
    createAttribute: { invalidatesTags: (result) => (result ? [list, proposals] : []) },
    updateAttribute: { invalidatesTags: changed },
    // No part has a value of it: none looks different afterwards.
    deleteAttribute: {
      invalidatesTags: (result, error) => (result || isNotFound(error) ? [list, proposals] : []),
    },
    listAttributeProposals: {
      providesTags: (_found, _error, { categoryId }) => [{ type: proposals, id: categoryId }],
    },
    confirmAttributeValues: {
      invalidatesTags: (result, _error, { attributeValuesForm: { values } }) =>
        result
          ? [
              ...[list, proposals, { type: 'SparePart', id: 'LIST' } as const],
              ...values.map(({ partId: id }) => ({ type: 'SparePart', id }) as const),
            ]
          : [],
    },
  },
});
