import { sql } from 'kysely';
import { liveCategories, unpublishedParts } from '@/server/db/live';
import { whereIn } from '@/server/db/sql';
import type { Queries, Row } from '@/server/db/types';
import { nameKeyOf, type ReadLanguage } from '../translations/present';
import { recordedState } from '../translations/state';

/** What is stored of a category beside its image. */
export type CategoryValues = Row<
  'categories',
  'name' | 'description' | 'nameZh' | 'descriptionZh' | 'missingZh' | 'outdatedZh' | 'parentId'
>;

export interface CategoryRow extends CategoryValues, Row<'categories', 'id' | 'image' | 'version'> {
  /** Of the image; null while unknown or without one. */
  width: number | null;
  height: number | null;
  /** Published parts filed directly in it. */
  partCount: number;
}

/** What parts are sorted by in the order of their categories. */
export type CategoryKeys = Row<'spareParts', 'categoryKey' | 'categoryKeyZh'>;

/** One of the subcategories of a category, or of the top level. */
export type Sibling = Row<'categories', 'id' | 'name' | 'position'>;

const partCount = (queries: Queries) =>
  sql<number>`(select cast(count(*) as integer) from ${sql.table('spareParts')}
  where ${sql.ref('spareParts.categoryId')} = ${sql.ref('categories.id')}
  and seq not in ${unpublishedParts(queries)})`.as('partCount');

export function categoryRepository(queries: Queries) {
  const rows = () =>
    liveCategories(queries)
      .leftJoin('images', 'images.name', 'categories.image')
      .select(['id', 'categories.name', 'description', 'parentId', 'image', 'version'])
      .select(['nameZh', 'descriptionZh', 'missingZh', 'outdatedZh'])
      .select(['width', 'height', partCount(queries)]);

  /** Of each parent in their order: those without a position follow in the order of their names. */
  const list = (language?: ReadLanguage): Promise<CategoryRow[]> =>
    rows()
      .orderBy('position', (order) => order.asc().nullsLast())
      .orderBy(nameKeyOf(language))
      .orderBy('categories.id')
      .execute();

  /** In the same order; null: those of the top level. */
  const listChildren = (parentId: string | null, language?: ReadLanguage): Promise<Sibling[]> =>
    liveCategories(queries)
      .select(['id', 'name', 'position'])
      .where('parentId', parentId === null ? 'is' : '=', parentId)
      .orderBy('position', (order) => order.asc().nullsLast())
      .orderBy(nameKeyOf(language))
      .orderBy('id')
      .execute();

  const find = (id: string): Promise<CategoryRow | undefined> =>
    rows().where('categories.id', '=', id).executeTakeFirst();

  /** Of those of these categories that exist, and of none: null. */
  const readKeys = async (ids: string[]): Promise<Map<string | null, CategoryKeys>> => {
    const rows = await liveCategories(queries)
      .select(['id', 'nameKey as categoryKey', 'nameKeyZh as categoryKeyZh'])
      .where(whereIn(queries, 'id', ids))
      .execute();
    return new Map<string | null, CategoryKeys>([
      [null, { categoryKey: '', categoryKeyZh: '' }],
      ...rows.map(({ id, ...keys }) => [id, keys] as const),
    ]);
  };

  /** What the history records of one. */
  const findRecorded = async (id: string): Promise<Record<string, string | null>> => {
    const row = await liveCategories(queries)
      .select(['name', 'description', 'nameZh', 'descriptionZh', 'parentId', 'image', 'position'])
      .select('outdatedZh')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const { outdatedZh, position, ...values } = row;
    return {
      ...values,
      position: position === null ? null : String(position),
      ...recordedState({ outdatedZh }),
    };
  };

  /** Ids of all categories above the given one, itself first. */
  const listAncestors = async (id: string): Promise<string[]> => {
    const rows = await queries
      .withRecursive('ancestors', (db) =>
        liveCategories(queries)
          .select(['id', 'parentId', sql<number>`0`.as('depth')])
          .where('id', '=', id)
          .unionAll(
            db
              .selectFrom('categories as parent')
              .innerJoin('ancestors', 'ancestors.parentId', 'parent.id')
              .select(['parent.id', 'parent.parentId', sql<number>`depth + 1`.as('depth')]),
          ),
      )
      .selectFrom('ancestors')
      .select('id')
      .orderBy('depth')
      .execute();
    return rows.map((row) => row.id);
  };

  /** Ids of the given category and all below it, each with its depth from there. */
  const listSubtree = (id: string): Promise<{ id: string; depth: number }[]> =>
    queries
      .withRecursive('subtree', (db) =>
        liveCategories(queries)
          .select(['id', sql<number>`0`.as('depth')])
          .where('id', '=', id)
          .unionAll(
            db
              .selectFrom('categories as child')
              .innerJoin('subtree', 'subtree.id', 'child.parentId')
              .where('child.deletedAt', 'is', null)
              .select(['child.id', sql<number>`depth + 1`.as('depth')]),
          ),
      )
      .selectFrom('subtree')
      .select(['id', 'depth'])
      .execute();

  /** In no order; unknown ids are skipped. */
  const listBriefs = (ids: string[]): Promise<Row<'categories', 'id' | 'name'>[]> =>
    liveCategories(queries)
      .select(['id', 'name'])
      .where(whereIn(queries, 'id', ids))
      .execute();

  return {
    list,
    listChildren,
    listBriefs,
    find,
    readKeys,
    findRecorded,
    listAncestors,
    listSubtree,
  };
}
