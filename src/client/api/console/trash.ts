import { listOf } from '../baseApi';
import { isNotFound } from '../errors';
import { consoleApi } from '../generated/consoleApi';
import { list, named, number, object, page, schema, text } from '../guard';

const trash = listOf('Trash');

const trashApi = consoleApi.enhanceEndpoints({
  endpoints: {
    listTrash: {
      // Every deletion and restore changes these lists, too.
      providesTags: [trash, listOf('Category'), listOf('SparePart')],
      responseSchema: schema(
        page(
          object(
            { _id: text, kind: text, name: text, deletedAt: text, expiresAt: text },
            { change: text, together: number },
          ),
        ),
      ),
    },
    restoreTrash: {
      // A colleague may have restored it before.
      invalidatesTags: (result, error) => {
        if (!result) return isNotFound(error) ? [trash] : [];
        return [trash, listOf('Change'), 'Category', 'SparePart', 'Attribute'];
      },
      responseSchema: schema(object({ changed: number, skipped: list(named) })),
    },
  },
});

export const { useListTrashQuery, useRestoreTrashMutation } = trashApi;
