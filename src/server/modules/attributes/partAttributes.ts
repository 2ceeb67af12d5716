import { isDeepStrictEqual as isEqual } from 'node:util';
import { parseRows } from '@/server/db/jsonRows';
import type { Row, Trx } from '@/server/db/types';
import type { PartAttribute } from '@/server/generated/requests';
import { categoryRepository } from '../categories/repository';
import { presentValue } from './presenter';
import { attributeRepository, type AttributeRow } from './repository';
import { valueRepository, type StoredValue } from './valueRepository';
import { assertHolds, checkValue, type AttributeValueInput } from './values';

/** What has been written of a part. */
export interface WrittenAttributes {
  /** All that it has now. */
  attributes: PartAttribute[];
  values: StoredValue[];
  /** Ids of those that it has not had before, or has no longer, or has another value of. */
  changedIds: string[];
}

/**
 * Puts these values in the place of those that a part has `before`, within the transaction that
 * changes the part; where they differ `indexFacets` has to follow. Throws 400 where a value does not
 * suit its attribute, or its attribute not the part's category; what the part has already may stay
 * whatever its category.
 */
export async function writePartAttributes(
  trx: Trx,
  { seq: partSeq, categoryId }: Row<'spareParts', 'seq' | 'categoryId'>,
  before: PartAttribute[],
  values: AttributeValueInput[],
): Promise<WrittenAttributes> {
  const old = new Map(before.map((value) => [value.key, plain(value)]));
  const changed = values.filter((value) => !isEqual(old.get(value.key), plain(value)));
  if (values.length === before.length && changed.length === 0) {
    return { attributes: before, values: [], changedIds: [] };
  }
  const attributes = await attributeRepository(trx).list();
  const byKey = new Map(attributes.map((attribute) => [attribute.key, attribute]));
  const rows = new Map(
    values.map((value) => {
      const row = checkValue(value, byKey);
      return [row.attributeId, { partSeq, ...row }];
    }),
  );
  await assertAllHold(
    trx,
    categoryId,
    changed.flatMap(({ key }) => byKey.get(key) ?? []),
  );
  const isGone = ({ key, id }: AttributeRow) => old.has(key) && !rows.has(id);
  const isOther = ({ key }: AttributeRow) => changed.some((value) => value.key === key);
  const idsOf = (is: (attribute: AttributeRow) => boolean) =>
    attributes.filter(is).map(({ id }) => id);
  const [gone, others] = [idsOf(isGone), idsOf(isOther)];
  const stored = valueRepository(trx);
  await stored.remove(partSeq, gone);
  await stored.put(others.flatMap((id) => rows.get(id) ?? []));
  return {
    attributes: attributes.flatMap((attribute) => {
      const value = rows.get(attribute.id);
      return value ? presentValue(attribute, value) : [];
    }),
    values: [...rows.values()],
    changedIds: [...gone, ...others],
  };
}

/** Throws 400 unless parts of the category can have all of these. */
async function assertAllHold(
  trx: Trx,
  categoryId: string | null,
  attributes: AttributeRow[],
): Promise<void> {
  if (attributes.every((attribute) => attribute.categoryId === null)) return;
  const line = categoryId === null ? [] : await categoryRepository(trx).listAncestors(categoryId);
  for (const attribute of attributes) assertHolds(attribute, line);
}

const plain = ({ number, choice }: AttributeValueInput) => ({ number, choice });

/** From the `attributesOfPart` of the repository of values. */
export const parsePartAttributes = (rows: string | null): PartAttribute[] =>
  parseRows<[string, string, string, string, number | null, string | null]>(rows).map(
    ([key, labelEn, labelZh, unit, number, choice]) =>
      presentValue({ key, labelEn, labelZh, unit }, { number, choice }),
  );
