import { isDeepStrictEqual as isEqual } from 'node:util';
import { parseRows } from '@/server/db/jsonRows';
import type { Row, Trx } from '@/server/db/types';
import type { PartAttribute } from '@/server/generated/requests';
import { categoryRepository } from '../categories/repository';
import { attributeRepository, type AttributeRow } from './repository';
import { valueRepository, type StoredValue } from './valueRepository';
import { assertHolds, checkValue, type AttributeValueInput } from './values';

/**
 * Replaces the values that a part has `before`, within the transaction that changes the part;
 * returns those that it has now. Throws 400 where a value does not suit its attribute, or its
 * attribute the part's category; a value that the part has already may stay whatever its category.
 */
export async function writePartAttributes(
  trx: Trx,
  { seq: partSeq, categoryId }: Row<'spareParts', 'seq' | 'categoryId'>,
  before: PartAttribute[],
  values: AttributeValueInput[],
): Promise<PartAttribute[]> {
  const old = new Map(before.map((value) => [value.key, plain(value)]));
  const changed = values.filter((value) => !isEqual(old.get(value.key), plain(value)));
  if (values.length === before.length && changed.length === 0) return before;
  const attributes = await attributeRepository(trx).list();
  const byKey = new Map(attributes.map((attribute) => [attribute.key, attribute]));
  const rows = values.map((value) => ({ partSeq, ...checkValue(value, byKey) }));
  const line = categoryId ? await categoryRepository(trx).listAncestors(categoryId) : [];
  for (const { key } of changed) assertHolds(byKey.get(key), line);
  const stored = valueRepository(trx);
  await stored.removeOfPart(partSeq);
  await stored.put(rows);
  return attributes.flatMap((attribute) => {
    const row = rows.find(({ attributeId }) => attributeId === attribute.id);
    return row ? presentValue(attribute, row) : [];
  });
}

const plain = ({ number, choice }: AttributeValueInput) => ({ number, choice });

/** From the `attributesOfPart` of the repository of values. */
export const parsePartAttributes = (rows: string | null): PartAttribute[] =>
  parseRows<[string, string, string, string, string, number | null]>(rows).map(
    ([key, labelEn, labelZh, unit, value, number]) =>
      presentValue({ key, labelEn, labelZh, unit }, { value, number }),
  );

function presentValue(
  { key, labelEn, labelZh, unit }: Pick<AttributeRow, 'key' | 'labelEn' | 'labelZh' | 'unit'>,
  { value, number }: Pick<StoredValue, 'value' | 'number'>,
): PartAttribute {
  const named = { key, labelEn, labelZh, ...(unit && { unit }) };
  return number === null ? { ...named, choice: value } : { ...named, number };
}
