import type { FastifyRequest } from 'fastify';
import type { AppContext, Handlers } from '@/server/context';
import type { CategoryForm } from '@/server/generated/requests';
import { filesOf } from '@/server/plugins/multipart';
import { readIfMatch, sendSaved } from '../catalogue/entityTags';
import { presentCategory, presentTree } from './presenter';
import { categoryRepository, type CategoryValues } from './repository';
import {
  assertCategory,
  createCategory,
  deleteCategory,
  findCategory,
  updateCategory,
} from './service';

export function categoryHandlers({ db, media, variants }: AppContext) {
  const categories = categoryRepository(db.reader);

  /** The image is kept before the row is written, so that no row is without its image. */
  const keepImage = async (request: FastifyRequest) => {
    const [file] = filesOf(request, 'image');
    return file ? media.keep(file) : undefined;
  };

  return {
    listCategories: async (_request, reply) =>
      reply.sendCatalogue(async () => ({ value: presentTree(await categories.list()) })),

    getCategory: async (request, reply) =>
      reply.sendCatalogue(async () => {
        const row = await findCategory(db.reader, request.params.id);
        return { value: presentCategory(row), version: row.version };
      }),

    createCategory: async (request, reply) => {
      const values = valuesOf(request.body);
      await assertCategory(db, values);
      const image = await keepImage(request);
      const row = await createCategory(db, values, image ?? null);
      if (image) variants.prepare([image]);
      reply.code(201);
      return sendSaved(reply, presentCategory(row));
    },

    updateCategory: async (request, reply) => {
      const { id } = request.params;
      const values = valuesOf(request.body);
      const precondition = readIfMatch(request.headers['if-match']);
      await assertCategory(db, values, { id, precondition });
      const image = await keepImage(request);
      const row = await updateCategory(db, id, values, image, precondition);
      if (image) variants.prepare([image]);
      return sendSaved(reply, presentCategory(row));
    },

    deleteCategory: async (request) => {
      const { id } = request.params;
      return deleteCategory(db, id, readIfMatch(request.headers['if-match']));
    },
  } satisfies Partial<Handlers>;
}

function valuesOf({ name, description = '', parentId = '' }: CategoryForm): CategoryValues {
  return { name, description, parentId: parentId || null };
}
