import type { Queries, Trx } from '../../db/types';
import type { PartAttribute } from '../../generated/requests';
import { categoryRepository } from '../categories/repository';
import { presentValue } from './presenter';
import { attributeRepository } from './repository';
import { valueRepository } from './valueRepository';
import { assertHolds, checkValue, type AttributeValueInput } from './values';

/**
 * Puts these values in the place of all that a part has, within the transaction that changes the
 * part; `indexFacets` has to follow. Throws 400 where a value does not suit its attribute, or its
 * attribute not the part's category; what the part has already may stay whatever its category.
 */
export async function writePartAttributes(
  trx: Trx,
  partSeq: number,
  categoryId: string | null,
  values: AttributeValueInput[],
): Promise<void> {
  const stored = valueRepository(trx);
  const before = new Map(
    (await stored.listForParts([partSeq])).map((value) => [value.attributeId, value]),
  );
  if (values.length === 0 && before.size === 0) return;
  const attributes = await attributeRepository(trx).list();
  const byKey = new Map(attributes.map((attribute) => [attribute.key, attribute]));
  const line = categoryId === null ? [] : await categoryRepository(trx).listAncestors(categoryId);
  const checked = values.map((value) => {
    const row = checkValue(value, byKey);
    const old = before.get(row.attributeId);
    const isOld = old?.number === row.number && old.choice === row.choice;
    const attribute = byKey.get(value.key);
    if (attribute && !isOld) assertHolds(attribute, line);
    return { partSeq, ...row };
  });
  await stored.removeAll(partSeq);
  await stored.put(checked);
}

/** What these parts have, each part's in the attributes' order; parts without any are missing. */
export async function listPartAttributes(
  queries: Queries,
  partSeqs: readonly number[],
): Promise<Map<number, PartAttribute[]>> {
  const byPart = new Map<number, PartAttribute[]>();
  for (const row of await valueRepository(queries).listForParts(partSeqs)) {
    const own = byPart.get(row.partSeq);
    if (own) own.push(presentValue(row, row));
    else byPart.set(row.partSeq, [presentValue(row, row)]);
  }
  return byPart;
}
