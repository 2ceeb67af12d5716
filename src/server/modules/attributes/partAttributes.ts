import { isDeepStrictEqual as isEqual } from 'node:util';
import { parseRows } from '../../db/jsonRows';
import type { Row, Trx } from '../../db/types';
import type { PartAttribute } from '../../generated/requests';
import { categoryRepository } from '../categories/repository';
import { presentValue } from './presenter';
import { attributeRepository } from './repository';
import { valueRepository } from './valueRepository';
import { assertHolds, checkValue, type AttributeValueInput } from './values';

/**
 * Puts these values in the place of those that a part has `before`, within the transaction that
 * changes the part; where they differ `indexFacets` has to follow. Returns what the part has then.
 * Throws 400 where a value does not suit its attribute, or its attribute not the part's category;
 * what the part has already may stay whatever its category.
 */
export async function writePartAttributes(
  trx: Trx,
  { seq: partSeq, categoryId }: Row<'spareParts', 'seq' | 'categoryId'>,
  before: PartAttribute[],
  values: AttributeValueInput[],
): Promise<PartAttribute[]> {
  const old = new Map(before.map((value) => [value.key, plain(value)]));
  const isOld = (value: AttributeValueInput) => isEqual(old.get(value.key), plain(value));
  if (values.length === before.length && values.every(isOld)) return before;
  const attributes = await attributeRepository(trx).list();
  const byKey = new Map(attributes.map((attribute) => [attribute.key, attribute]));
  const changed = values.filter((value) => !isOld(value));
  const isBound = changed.some(({ key }) => (byKey.get(key)?.categoryId ?? null) !== null);
  const line = categoryId && isBound ? await categoryRepository(trx).listAncestors(categoryId) : [];
  const checked = new Map(
    values.map((value) => {
      const row = checkValue(value, byKey);
      const attribute = byKey.get(value.key);
      if (attribute && changed.includes(value)) assertHolds(attribute, line);
      return [row.attributeId, { partSeq, ...row }];
    }),
  );
  const stored = valueRepository(trx);
  if (before.length > 0) await stored.removeAll(partSeq);
  await stored.put([...checked.values()]);
  return attributes.flatMap((attribute) => {
    const value = checked.get(attribute.id);
    return value ? presentValue(attribute, value) : [];
  });
}

const plain = ({ number, choice }: AttributeValueInput) => ({ number, choice });

/** From the `attributesOfPart` of the repository of values. */
export const parsePartAttributes = (rows: string | null): PartAttribute[] =>
  parseRows<[string, string, string, string, number | null, string | null]>(rows).map(
    ([key, labelEn, labelZh, unit, number, choice]) =>
      presentValue({ key, labelEn, labelZh, unit }, { number, choice }),
  );
