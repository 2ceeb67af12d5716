import { sql } from 'kysely';
import { batchesOf } from '@/server/db/batches';
import { liveParts } from '@/server/db/live';
import { insertRows, whereIn } from '@/server/db/sql';
import type { Queries, Row } from '@/server/db/types';
import { NEXT_VERSION } from '../../core/catalogueVersion/repository';
import { categoryRepository, type CategoryKeys } from './repository';

const PART_COLUMNS = ['id', 'name', 'categoryId', 'formerCategoryId', 'deletedAt'] as const;

export type CategorizedPart = Row<'spareParts', (typeof PART_COLUMNS)[number]>;

/** Parts and attributes of categories. */
export function contentRepository(queries: Queries) {
  /** Parts that are directly in these categories. */
  const listParts = (categoryIds: string[]): Promise<CategorizedPart[]> =>
    liveParts(queries)
      .select(PART_COLUMNS)
      .where(whereIn(queries, 'categoryId', categoryIds))
      .execute();

  /** Deleted ones are among them. */
  const listPartsById = (ids: string[]): Promise<CategorizedPart[]> =>
    queries
      .selectFrom('spareParts')
      .select(PART_COLUMNS)
      .where(whereIn(queries, 'id', ids))
      .execute();

  /** Parts that are in these categories again once they are restored. */
  const listFormerParts = (categoryIds: string[]): Promise<CategorizedPart[]> =>
    liveParts(queries)
      .select(PART_COLUMNS)
      .where(whereIn(queries, 'formerCategoryId', categoryIds))
      .execute();

  /** In batches: SQLite blocks the process while a statement runs. */
  const setCategory = async (
    seqs: number[],
    columns: Row<'spareParts', 'categoryId' | 'formerCategoryId' | keyof CategoryKeys>,
  ): Promise<void> => {
    for await (const batch of batchesOf(seqs)) {
      await queries
        .updateTable('spareParts')
        .set({ ...columns, updatedAt: new Date().toISOString(), searchVersion: 0 })
        // Deleted parts count as unchanged.
        .set((eb) => ({
          version: sql`version + case when ${eb.ref('deletedAt')} is null then 1 else 0 end`,
        }))
        .where(whereIn(queries, 'seq', batch))
        .execute();
    }
  };

  /** Row numbers of all parts, deleted ones included. */
  const listSeqs = async (column: 'id' | 'categoryId' | 'formerCategoryId', values: string[]) => {
    const rows = await queries
      .selectFrom('spareParts')
      .select('seq')
      .where(whereIn(queries, column, values))
      .execute();
    return rows.map(({ seq }) => seq);
  };

  /** The parts of deleted categories have none until these are restored. */
  const unassignParts = async (categoryIds: string[]): Promise<void> => {
    const none = { categoryId: null, categoryKey: '', categoryKeyZh: '' };
    for (const formerCategoryId of categoryIds) {
      const seqs = await listSeqs('categoryId', [formerCategoryId]);
      await setCategory(seqs, { ...none, formerCategoryId });
    }
  };

  const assign = async (seqs: number[], categoryId: string): Promise<void> => {
    const keys = (await categoryRepository(queries).readKeys([categoryId])).get(categoryId);
    if (keys) await setCategory(seqs, { categoryId, formerCategoryId: null, ...keys });
  };

  /** Parts of categories that have been restored are in them again. */
  const reassignParts = async (categoryIds: string[]): Promise<void> => {
    for (const id of categoryIds) await assign(await listSeqs('formerCategoryId', [id]), id);
  };

  const assignCategory = async (partIds: string[], categoryId: string): Promise<void> =>
    assign(await listSeqs('id', partIds), categoryId);

  /** Sort keys of parts follow the name of their category. */
  const setKeys = async (
    id: string,
    { nameKey, nameKeyZh }: Row<'categories', 'nameKey' | 'nameKeyZh'>,
  ): Promise<void> => {
    await queries
      .updateTable('spareParts')
      .set({ categoryKey: nameKey, categoryKeyZh: nameKeyZh })
      .where('categoryId', '=', id)
      .where((eb) =>
        eb.or([eb('categoryKey', '<>', nameKey), eb('categoryKeyZh', '<>', nameKeyZh)]),
      )
      .execute();
  };

  /** Attributes of parts of one of these categories, with the ids of all their categories. */
  const listAttributes = async (categoryIds: string[]) => {
    const rows = await queries
      .selectFrom('attributes')
      .innerJoin('attributeCategories', 'attributeId', 'id')
      .select(['id', 'labelEn', 'categoryId'])
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('attributeCategories')
          .select('attributeId')
          .where(whereIn(queries, 'categoryId', categoryIds)),
      )
      .orderBy('categoryId')
      .execute();
    const attributes = new Map<string, { id: string; name: string; categoryIds: string[] }>();
    for (const { id, labelEn: name, categoryId } of rows) {
      const present = attributes.get(id)?.categoryIds ?? [];
      attributes.set(id, { id, name, categoryIds: [...present, categoryId] });
    }
    return [...attributes.values()];
  };

  const setAttributeCategories = async (id: string, categoryIds: string[]): Promise<void> => {
    await queries.deleteFrom('attributeCategories').where('attributeId', '=', id).execute();
    const rows = categoryIds.map((categoryId) => ({ attributeId: id, categoryId }));
    await insertRows(queries, 'attributeCategories', rows);
    await queries
      .updateTable('attributes')
      .set({ version: NEXT_VERSION })
      .where('id', '=', id)
      .execute();
  };

  return {
    listParts,
    listPartsById,
    listFormerParts,
    unassignParts,
    reassignParts,
    assignCategory,
    setKeys,
    listAttributes,
    setAttributeCategories,
  };
}
