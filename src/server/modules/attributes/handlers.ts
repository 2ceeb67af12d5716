import type { AppContext, Handlers } from '@/server/context';
import { accountOf } from '../auth/guard';
import { listProposals } from './proposals';
import { attributeRepository } from './repository';
import {
  createAttribute,
  deleteAttribute,
  presentAttribute,
  storeValues,
  updateAttribute,
} from './service';

export function attributeHandlers({ db, clock }: AppContext) {
  const attributes = attributeRepository(db.reader);
  return {
    listAttributes: async (_request, reply) =>
      reply.sendCatalogue(async () => ({
        value: (await attributes.listShown()).map(presentAttribute),
      })),

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

    confirmAttributeValues: async (request) => ({
      stored: await storeValues(db, request.body, new Date(clock()), accountOf(request)),
    }),
  } satisfies Partial<Handlers>;
}
