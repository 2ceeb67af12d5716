import type { AppContext, Handlers } from '@/server/context';
import { accountOf } from '../../core/auth/guard';
import { listPartValues, removeValues, storeValues } from './attributeValues';
import { makeBulk } from './bulk';
import { makeLists } from './lists';
import { storeTranslations } from './translatedTexts';

/** Changes of many parts at once, and the table of their attribute values. */
export function bulkPartHandlers({ db, search }: AppContext) {
  const bulk = makeBulk(db, makeLists(db, search));
  return {
    editSpareParts: async (request) => bulk.edit(request.body, accountOf(request)),

    changeSpareParts: async (request) => bulk.act(request.body, accountOf(request)),

    listAttributeValues: async (request) => listPartValues(db.reader, request.query),

    confirmAttributeValues: async (request) => storeValues(db, request.body, accountOf(request)),

    removeAttributeValues: async (request) =>
      removeValues(db, request.params.id, accountOf(request)),

    saveTranslations: async (request) => storeTranslations(db, request.body, accountOf(request)),
  } satisfies Partial<Handlers>;
}
