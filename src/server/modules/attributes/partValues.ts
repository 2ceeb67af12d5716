import type { Queries } from '@/server/db/types';
import type { PartValues, Requests } from '@/server/generated/requests';
import { categoryRepository } from '../categories/repository';
import { findCategory } from '../categories/service';
import { parsePartAttributes } from './partAttributes';
import { partValuesRepository } from './partValuesRepository';

/** A page of the parts of a category's branch with their values. Throws 404 for an unknown category. */
export async function listPartValues(
  queries: Queries,
  { categoryId, page = 1, limit = 10 }: Requests['listAttributeValues']['Querystring'],
) {
  await findCategory(queries, categoryId);
  const branch = (await categoryRepository(queries).listSubtree(categoryId)).map(({ id }) => id);
  const parts = partValuesRepository(queries);
  const rows = await parts.list(branch, (page - 1) * limit, limit);
  const data = rows.map(({ id, name, nameZh, partNumber, hidden, ...row }): PartValues => ({
    _id: id,
    name,
    ...(nameZh && { nameZh }),
    ...(partNumber && { partNumber }),
    // Selected by it.
    categoryId: row.categoryId ?? '',
    ...(hidden === 1 && { hidden: true }),
    values: parsePartAttributes(row.attributes).map(({ key, number, choice }) =>
      number === undefined ? { key, choice: choice ?? '' } : { key, number },
    ),
  }));
  return { data, total: await parts.count(branch), page, limit };
}
