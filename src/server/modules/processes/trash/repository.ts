import { countRows, jsonRows, parseRows, whereIn } from '@/server/db/sql';
import type { Queries } from '@/server/db/types';
import { groupBy } from '@/shared/groupBy';

/** A deleted part, or a deleted category with those below it that were deleted with it. */
export interface TrashEntry {
  id: string;
  kind: 'part' | 'category';
  name: string;
  /** The change that deleted it. */
  changeId: string;
  deletedAt: string;
  deletedBy: string;
  partNumber: string;
  /** Of a category. */
  image: string | undefined;
  /** Ids of the category and those below it; empty for a part. */
  categoryIds: string[];
  /** Names in both languages, and numbers, that it is found by. */
  words: string;
}

/** Entries of the trash by their ids, or all that one change has deleted. */
export type TrashTarget = { ids: string[] } | { changeId: string };

/** Deleted parts and categories. */
export function trashRepository(queries: Queries) {
  const listParts = async (target?: TrashTarget): Promise<TrashEntry[]> => {
    const rows = await queries
      .selectFrom('spareParts')
      .select(['id', 'name', 'nameZh', 'partNumber'])
      .select(['deletedAt', 'deletedBy', 'deletedInChange'])
      .select((eb) =>
        eb
          .selectFrom('partNumbers')
          .whereRef('partSeq', '=', 'spareParts.seq')
          .select(jsonRows(queries, ['number']).as('rows'))
          .as('numbers'),
      )
      .where('deletedAt', 'is not', null)
      .$if(target !== undefined, (parts) => parts.where(isTarget(target!)))
      .execute();
    return rows.map(({ nameZh, numbers, deletedAt, deletedInChange, ...row }) => ({
      ...row,
      kind: 'part',
      deletedAt: deletedAt ?? '',
      changeId: deletedInChange ?? '',
      image: undefined,
      categoryIds: [],
      words: [row.name, nameZh, ...parseRows<[string]>(numbers).flat()].join('\n'),
    }));
  };

  const listCategories = async (target?: TrashTarget): Promise<TrashEntry[]> => {
    const rows = await queries
      .selectFrom('categories')
      .select(['id', 'name', 'nameZh', 'parentId', 'image'])
      .select(['deletedAt', 'deletedBy', 'deletedInChange'])
      .where('deletedAt', 'is not', null)
      .$if(target !== undefined, (categories) => {
        const changes = queries.selectFrom('categories').select('deletedInChange');
        return categories.where('deletedInChange', 'in', changes.where(isTarget(target!)));
      })
      .execute();
    const byId = new Map(rows.map((row) => [row.id, row]));
    type CategoryRow = (typeof rows)[number];
    const rootOf = (row: CategoryRow): CategoryRow => {
      const parent = byId.get(row.parentId ?? '');
      return parent?.deletedInChange === row.deletedInChange ? rootOf(parent) : row;
    };
    return Array.from(groupBy(rows, rootOf), ([root, branch]): TrashEntry => {
      const { id, name, image, deletedAt, deletedBy, deletedInChange } = root;
      return {
        id,
        kind: 'category',
        name,
        deletedAt: deletedAt ?? '',
        deletedBy,
        changeId: deletedInChange ?? '',
        partNumber: '',
        image: image ?? undefined,
        categoryIds: branch.map((row) => row.id),
        words: branch.flatMap((row) => [row.name, row.nameZh]).join('\n'),
      };
    });
  };

  const isTarget = (target: TrashTarget) =>
    'ids' in target
      ? whereIn(queries, 'id', target.ids)
      : whereIn(queries, 'deletedInChange', [target.changeId]);

  /** These entries, or all, the last deleted first. */
  const list = async (target?: TrashTarget): Promise<TrashEntry[]> => {
    const entries = [...(await listParts(target)), ...(await listCategories(target))];
    return entries
      .filter(({ id }) => !target || !('ids' in target) || target.ids.includes(id))
      .sort((a, b) => compare(b.deletedAt, a.deletedAt) || compare(b.id, a.id));
  };

  /** The first images of these parts, by part id. */
  const listImages = async (partIds: string[]): Promise<Map<string, string>> => {
    const rows = await queries
      .selectFrom('spareParts')
      .innerJoin('sparePartImages', 'partSeq', 'seq')
      .select(['id', 'file'])
      .where(whereIn(queries, 'id', partIds))
      .orderBy('position', 'desc')
      .execute();
    return new Map(rows.map(({ id, file }) => [id, file]));
  };

  /** How many parts and subcategories a deleted category has lost to another, or to none. */
  const countMoved = async ({ id, categoryIds, changeId }: TrashEntry) => {
    const parts = await countRows(
      queries
        .selectFrom('spareParts')
        .where(whereIn(queries, 'formerCategoryId', categoryIds))
        .where('deletedAt', 'is', null),
    );
    // Only a merge has records of what has another category since.
    const moved = (field: string) =>
      countRows(
        queries
          .selectFrom('changedRecords')
          .where('changeId', '=', changeId)
          .where('fields', 'like', `%"field":"${field}","before":"${id}","after":"%`),
      );
    return {
      subcategories: categoryIds.length - 1 + (await moved('parentId')),
      spareParts: parts + (await moved('categoryId')),
    };
  };

  /** Removes for good what was deleted before; returns how many rows, at most `limit` of each table. */
  const removeOlder = async (before: Date, limit: number): Promise<number> => {
    let removed = 0;
    for (const table of ['spareParts', 'categories'] as const) {
      const { numDeletedRows } = await queries
        .deleteFrom(table)
        .where('id', 'in', (eb) =>
          eb
            .selectFrom(table)
            .select('id')
            .where('deletedAt', 'is not', null)
            .where('deletedAt', '<', before.toISOString())
            .orderBy('deletedAt')
            .limit(limit),
        )
        .executeTakeFirst();
      removed += Number(numDeletedRows);
    }
    return removed;
  };

  return { list, listImages, countMoved, removeOlder };
}

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
