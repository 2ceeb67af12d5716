import { countRows, whereIn } from '@/server/db/sql';
import type { Queries } from '@/server/db/types';
import { valueRepository } from './repository';

/** The parts of categories with their values. */
export function partValuesRepository(queries: Queries) {
  const partsOf = (categoryIds: string[]) =>
    queries.selectFrom('spareParts').where(whereIn(queries, 'categoryId', categoryIds));

  /** A page of them by name. */
  const list = (categoryIds: string[], offset: number, limit: number) =>
    partsOf(categoryIds)
      .select(['id', 'name', 'nameZh', 'partNumber', 'categoryId', 'hidden'])
      .select(valueRepository(queries).attributesOfPart().as('attributes'))
      .orderBy('nameKey')
      .orderBy('seq')
      .offset(offset)
      .limit(limit)
      .execute();

  const count = (categoryIds: string[]): Promise<number> => countRows(partsOf(categoryIds));

  return { list, count };
}
