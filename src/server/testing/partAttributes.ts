import type { Queries } from '../db/types';
import type { PartAttribute } from '../generated/requests';
import { parsePartAttributes } from '../modules/catalogue/attributes/partAttributes';
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
