import { listOf } from '../baseApi';
import { isConflict, isNotFound } from '../errors';
import { consoleApi } from '../generated/consoleApi';
import { list, named, number, object, page, schema, text } from '../guard';

const changes = listOf('Change');

const records = [
  'SparePart',
  'Category',
  'Attribute',
  'AttributeProposal',
  'Inquiry',
  'TextTemplate',
  'Synonym',
] as const;

/** What is undone may be of any kind; a colleague may have done it before. */
const undo = {
  invalidatesTags: (result: unknown, error: unknown) => {
    if (!result)
      return isConflict(error) || isNotFound(error) ? ([changes, 'Import'] as const) : [];
    return [changes, 'Import', ...records] as const;
  },
  responseSchema: schema<never>(object({ changed: number, skipped: list(named) })),
};

const historyApi = consoleApi.enhanceEndpoints({
  endpoints: {
    listChanges: {
      extraOptions: { localized: true },
      // Those of one record change with it.
      providesTags: (_result, _error, { entityId: id }) =>
        id === undefined
          ? [changes]
          : [
              changes,
              { type: 'SparePart', id },
              { type: 'Inquiry', id },
              listOf('Category'),
              listOf('Attribute'),
              listOf('Account'),
              listOf('TextTemplate'),
              listOf('Synonym'),
            ],
      responseSchema: schema(
        page(
          object(
            { _id: text, at: text, kind: text, action: text, count: number },
            { items: list(object({ entityId: text, name: text, field: text })) },
          ),
        ),
      ),
    },
    undoChange: undo,
    restoreValue: undo,
  },
});

export const { useListChangesQuery, useUndoChangeMutation, useRestoreValueMutation } = historyApi;
