import type { Queries, Row, Trx } from '../db/types';
import type { PartAttribute } from '../generated/requests';
import {
  checkPartAttributes,
  parsePartAttributes,
  type AttributeValueInput,
} from '../modules/catalogue/attributes/partAttributes';
import { partStore } from '../modules/catalogue/spareParts/partStore';
import { valueRepository } from '../modules/catalogue/attributes/valueRepository';

/** What a part has, by its row number. */
export async function storedAttributes(queries: Queries, seq: number): Promise<PartAttribute[]> {
  const row = await queries
    .selectFrom('spareParts')
    .select(valueRepository(queries).attributesOfPart().as('attributes'))
    .where('seq', '=', seq)
    .executeTakeFirstOrThrow();
  return parsePartAttributes(row.attributes);
}

/** Replaces the values that a part has `before`, as the form of a part does. */
export async function writePartAttributes(
  trx: Trx,
  { seq, categoryId }: Row<'spareParts', 'seq' | 'categoryId'>,
  before: PartAttribute[],
  values: AttributeValueInput[],
): Promise<void> {
  const partAttributes = await checkPartAttributes(trx, categoryId, before, values);
  if (partAttributes) await partStore(trx).update([{ seq, partAttributes }]);
}
