import type { AppContext, Handlers } from '@/server/context';
import { accountOf } from '../auth/guard';
import { listProposals } from './proposals';
import { createAttribute, deleteAttribute, listAttributes, updateAttribute } from './service';
import { listPartValues, storeValues } from './values';

export function attributeHandlers({ db, clock }: AppContext) {
  return {
    listAttributes: async ({ query: { includeHidden } }, reply) =>
      reply.sendCatalogue(async () => ({ value: await listAttributes(db.reader, includeHidden) })),

    createAttribute: async (request, reply) => {
      const attribute = await createAttribute(db, request.body, accountOf(request));
      reply.code(201);
      return attribute;
    },

    updateAttribute: async (request) =>
      updateAttribute(db, request.params.id, request.body, new Date(clock()), accountOf(request)),

    deleteAttribute: async (request) => {
      await deleteAttribute(db, request.params.id, accountOf(request));
      return { message: 'The attribute is deleted.' };
    },

    listAttributeProposals: async (request) => listProposals(db.reader, request.query.categoryId),

    listAttributeValues: async (request) => listPartValues(db.reader, request.query),

    confirmAttributeValues: async (request) => ({
      stored: await storeValues(db, request.body, new Date(clock()), accountOf(request)),
    }),
  } satisfies Partial<Handlers>;
}
