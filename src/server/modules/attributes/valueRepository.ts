import { sql } from 'kysely';
import { jsonRows } from '@/server/db/jsonRows';
import { oneOf } from '@/server/db/oneOf';
import type { Queries, Row } from '@/server/db/types';
import { NEXT_VERSION } from '../catalogue/repository';

export type StoredValue = Row<'partAttributes', 'partSeq' | 'attributeId' | 'number' | 'choice'>;

/** Texts that values are looked for in. */
export const SEARCHED_TEXTS = [
  ...['name', 'partType', 'dimensions', 'installSize', 'faceplateSize', 'application'],
  ...['material', 'certificates', 'description', 'weight'],
] as const;

const SHOWN = ['key', 'labelEn', 'labelZh', 'unit', 'number', 'choice'];

const BATCH = 5000;

/** Values that parts have of attributes. */
export function valueRepository(queries: Queries) {
  /** Which attributes these parts have a value of. */
  const listKeys = (partSeqs: readonly number[]) =>
    queries
      .selectFrom('partAttributes')
      .innerJoin('attributes', 'attributes.id', 'partAttributes.attributeId')
      .select(['partSeq', 'key'])
      .where(oneOf(queries, 'partSeq', partSeqs))
      .execute();

  /** What the part that is selected has, in the attributes' order, for `parsePartAttributes`. */
  const attributesOfPart = () =>
    queries
      .selectFrom('partAttributes')
      .innerJoin('attributes', 'attributes.id', 'partAttributes.attributeId')
      .where('partSeq', '=', sql.ref<number>('spareParts.seq'))
      .select(jsonRows(queries, SHOWN, 'attributeId').as('rows'));

  const remove = async (partSeq: number, attributeIds: string[]): Promise<void> => {
    if (attributeIds.length === 0) return;
    await queries
      .deleteFrom('partAttributes')
      .where('partSeq', '=', partSeq)
      .where(oneOf(queries, 'attributeId', attributeIds))
      .execute();
  };

  /** Adds values, or puts them in the place of those that are there. */
  const put = async (values: StoredValue[]): Promise<void> => {
    for (let start = 0; start < values.length; start += BATCH) {
      await queries
        .insertInto('partAttributes')
        .values(values.slice(start, start + BATCH))
        .onConflict((conflict) =>
          conflict.columns(['partSeq', 'attributeId']).doUpdateSet((eb) => ({
            number: eb.ref('excluded.number'),
            choice: eb.ref('excluded.choice'),
          })),
        )
        .execute();
    }
  };

  const findParts = (ids: readonly string[]) =>
    queries
      .selectFrom('spareParts')
      .select(['seq', 'id', 'categoryId'])
      .where('id', 'in', ids)
      .execute();

  /** For those who edit them: their attributes have changed. */
  const raiseVersions = async (seqs: readonly number[], now: Date): Promise<void> => {
    await queries
      .updateTable('spareParts')
      .set({ version: NEXT_VERSION, updatedAt: now.toISOString() })
      .where('seq', 'in', seqs)
      .execute();
  };

  /** The next parts of these categories behind one of them, with their texts. */
  const listPartsOf = (categoryIds: readonly string[], after: number, limit: number) =>
    queries
      .selectFrom('spareParts')
      .select(['seq', 'id', 'categoryId', ...SEARCHED_TEXTS])
      .where('categoryId', 'in', categoryIds)
      .where('seq', '>', after)
      .orderBy('seq')
      .limit(limit)
      .execute();

  /** The numbers that parts have of an attribute. */
  const listNumbers = (attributeId: string) =>
    queries
      .selectFrom('partAttributes')
      .select(['partSeq', 'number'])
      .where('attributeId', '=', attributeId)
      .where('number', 'is not', null)
      .$narrowType<{ number: number }>()
      .orderBy('partSeq')
      .execute();

  /** The choices that parts have of these attributes. */
  const listChoices = async (attributeIds: readonly string[]) => {
    if (attributeIds.length === 0) return [];
    return queries
      .selectFrom('facetValues')
      .select(['facet as attributeId', 'value'])
      .where('facet', 'in', attributeIds)
      .where('parts', '>', 0)
      .orderBy('parts', 'desc')
      .orderBy('value')
      .execute();
  };

  return {
    listKeys,
    attributesOfPart,
    remove,
    put,
    findParts,
    raiseVersions,
    listPartsOf,
    listNumbers,
    listChoices,
  };
}

export type PartTexts = Awaited<
  ReturnType<ReturnType<typeof valueRepository>['listPartsOf']>
>[number];
