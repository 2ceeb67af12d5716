import type { FastifyRequest } from 'fastify';
import type { AppContext, Handlers } from '@/server/context';
import type { Category, CategoryForm } from '@/server/generated/requests';
import { created } from '@/server/lib/http';
import { filesOf } from '@/server/plugins/multipart';
import { accountOf } from '../../core/auth/guard';
import { CATEGORIES_TAG } from '@/server/db/cacheTags';
import { writingOf } from '../../core/auth/writing';
import { readIfMatch, sendSaved, type Precondition } from '../../core/catalogueVersion/entityTags';
import { presentTexts, type ReadLanguage } from '../translations/present';
import { moveCategory, sortCategories } from './arrange';
import { deleteCategory } from './deletion';
import { mergeCategory } from './merge';
import { categoryRepository, type CategoryRow } from './repository';
import { assertCategory, createCategory, findCategory, updateCategory } from './service';

export function categoryHandlers({ db, media }: AppContext) {
  const categories = categoryRepository(db.reader);

  /** The image is stored before the row is written, so that no row is without its image. */
  const save = async (
    request: FastifyRequest<{ Body: CategoryForm }>,
    id?: string,
    precondition?: Precondition,
  ): Promise<Category> => {
    const { description = '', parentId = null, image: _, ...texts } = request.body;
    const values = { ...texts, description, parentId };
    await assertCategory(db, values, id, precondition);
    const [file] = filesOf(request, 'image');
    const image = file && (await media.add(file));
    const row = await (id === undefined
      ? createCategory(db, values, image ?? null, accountOf(request))
      : updateCategory(db, id, values, image, precondition, accountOf(request)));
    return presentCategory(row);
  };

  return {
    listCategories: async ({ query: { lang, fields } }, reply) =>
      reply.sendCatalogue(async () => {
        const present = fields === 'menu' ? presentMenuEntry : presentCategory;
        const value = presentTree(await categories.list(lang), (row) => present(row, lang));
        return { value, tags: [CATEGORIES_TAG] };
      }),

    getCategory: async (request, reply) =>
      reply.sendCatalogue(async () => {
        const row = await findCategory(db.reader, request.params.id);
        const value = presentCategory(row, request.query.lang);
        return { value, version: row.version, tags: [CATEGORIES_TAG] };
      }),

    createCategory: async (request, reply) => {
      const saved = await save(request);
      return sendSaved(created(reply, `/categories/${saved._id}`), saved);
    },

    updateCategory: async (request, reply) => {
      const precondition = readIfMatch(request.headers['if-match']);
      return sendSaved(reply, await save(request, request.params.id, precondition));
    },

    moveCategory: async (request) => {
      const { params, query, body } = request;
      const change = await moveCategory(db, params.id, body, accountOf(request), query.lang);
      return { ...(change && { change }) };
    },

    sortCategories: async (request) => {
      const change = await sortCategories(db, request.body.parentId, accountOf(request));
      return { ...(change && { change }) };
    },

    deleteCategory: async (request) => deleteCategory(db, request.params.id, writingOf(request)),

    mergeCategory: async (request) =>
      mergeCategory(db, request.params.id, request.body.into, accountOf(request)),
  } satisfies Partial<Handlers>;
}

/** Empty texts are skipped. */
function presentCategory(row: CategoryRow, language?: ReadLanguage): Category {
  const { image, width, height } = row;
  return {
    ...presentMenuEntry(row, language),
    ...(row.parentId && { parentId: row.parentId }),
    ...(image &&
      width !== null &&
      height !== null && { imageSizes: { [image]: { width, height } } }),
    version: row.version,
  };
}

const presentMenuEntry = (row: CategoryRow, language?: ReadLanguage): Category => ({
  _id: row.id,
  name: row.name,
  ...presentTexts(['name', 'description'], row, language),
  ...(row.image && { image: row.image }),
  partCount: row.partCount,
});

/** Nests rows below their parents and keeps their order; only categories with children have a list. */
function presentTree(rows: CategoryRow[], present: (row: CategoryRow) => Category): Category[] {
  const byId = new Map(rows.map((row) => [row.id, present(row)]));
  const roots: Category[] = [];
  for (const { id, parentId } of rows) {
    const parent = parentId === null ? undefined : byId.get(parentId);
    const siblings = parent ? (parent.children ??= []) : roots;
    siblings.push(byId.get(id)!);
  }
  return roots;
}
