import type { AppContext, Handlers } from '@/server/context';
import { accountOf } from '../../core/auth/guard';
import { listPartValues, removeValues, storeValues } from './attributeValues';
import { makeBulk } from './bulk';
import { makeLists } from './lists';

/** Changes of many parts at once, and the table of their attribute values. */
export function bulkPartHandlers({ db, search }: AppContext) {
  const bulk = makeBulk(db, makeLists(db, search));
  return {
    editSpareParts: async (request) => bulk.edit(request.body, accountOf(request)),

    changeSpareParts: async (request) => bulk.act(request.body, accountOf(request)),

    listAttributeValues: async (request) => listPartValues(db.reader, request.query),

    confirmAttributeValues: async (request) => ({
      stored: await storeValues(db, request.body, accountOf(request)),
    }),

    removeAttributeValues: async (request) =>
      removeValues(db, request.params.id, accountOf(request)),
  } satisfies Partial<Handlers>;
}
