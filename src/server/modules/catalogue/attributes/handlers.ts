import type { AppContext, Handlers } from '@/server/context';
import { created } from '@/server/lib/http';
import { accountOf } from '../../core/auth/guard';
import { writingOf } from '../../core/auth/writing';
import { sendSaved } from '../../core/catalogueVersion/entityTags';
import { listProposals } from './proposals';
import { createAttribute, deleteAttribute, listAttributes, updateAttribute } from './service';

export function attributeHandlers({ db, clock }: AppContext) {
  return {
    listAttributes: async ({ query: { includeHidden } }, reply) =>
      reply.sendCatalogue(async () => {
        const value = await listAttributes(db.reader, includeHidden);
        // Changes of attributes touch everything.
        return { value, tags: [] };
      }),

    createAttribute: async (request, reply) => {
      const attribute = await createAttribute(db, request.body, accountOf(request));
      return sendSaved(created(reply, `/attributes/${attribute._id}`), attribute);
    },

    updateAttribute: async (request, reply) => {
      const { params, body } = request;
      const now = new Date(clock());
      return sendSaved(reply, await updateAttribute(db, params.id, body, now, writingOf(request)));
    },

    deleteAttribute: async (request) => {
      const change = await deleteAttribute(db, request.params.id, writingOf(request));
      return { message: 'The attribute is deleted.', change };
    },

    listAttributeProposals: async (request) => listProposals(db.reader, request.query.categoryId),
  } satisfies Partial<Handlers>;
}
