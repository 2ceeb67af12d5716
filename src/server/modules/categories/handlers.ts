import type { FastifyRequest } from 'fastify';
import type { AppContext, Handlers } from '../../context';
import { filesOf } from '../../plugins/multipart';
import { presentCategory, presentTree } from './presenter';
import { categoryRepository, type CategoryValues } from './repository';
import { assertCategory, createCategory, deleteCategory, updateCategory } from './service';

interface CategoryForm {
  name: string;
  description?: string;
  parentId?: string;
}

export function categoryHandlers({ db, media, answers }: AppContext): Handlers {
  const categories = categoryRepository(db.reader);

  /** The picture is kept before the row is written, so that no row is without its picture. */
  const keepImage = async (request: FastifyRequest) => {
    const [file] = filesOf(request, 'image');
    return file ? media.keep(file) : undefined;
  };

  return {
    listCategories: async (request, reply) =>
      answers.send(request, reply, presentTree(await categories.list())),

    createCategory: async (request, reply) => {
      const values = valuesOf(request.body as CategoryForm);
      await assertCategory(db, values);
      const row = await createCategory(db, values, (await keepImage(request)) ?? null);
      reply.code(201);
      return presentCategory(row);
    },

    updateCategory: async (request) => {
      const { id } = request.params as { id: string };
      const values = valuesOf(request.body as CategoryForm);
      await assertCategory(db, values, id);
      return presentCategory(await updateCategory(db, id, values, await keepImage(request)));
    },

    deleteCategory: async (request) => {
      const { id } = request.params as { id: string };
      return deleteCategory(db, id);
    },
  };
}

function valuesOf({ name, description = '', parentId = '' }: CategoryForm): CategoryValues {
  return { name, description, parentId: parentId || null };
}
