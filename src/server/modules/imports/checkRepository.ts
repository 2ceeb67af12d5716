import { whereIn } from '@/server/db/sql';
import type { Queries, Row } from '@/server/db/types';

/** A category with the keys that its parts are sorted by. */
export interface CheckedCategory extends Row<'categories', 'id' | 'parentId' | 'name' | 'nameZh'> {
  categoryKey: string;
  categoryKeyZh: string;
}

/** What the dry run reads of the catalogue. */
export function checkRepository(queries: Queries) {
  const listCategories = (): Promise<CheckedCategory[]> =>
    queries
      .selectFrom('categories')
      .select(['id', 'parentId', 'name', 'nameZh'])
      .select(['nameKey as categoryKey', 'nameKeyZh as categoryKeyZh'])
      .orderBy('id')
      .execute();

  /** Those of these images that are stored and not in the trash. */
  const listStored = async (names: string[]): Promise<string[]> => {
    const rows = await queries
      .selectFrom('images')
      .select('name')
      .where(whereIn(queries, 'name', names))
      .where('trashedAt', 'is', null)
      // Documents of parts are stored beside them.
      .where('name', 'not like', '%.pdf')
      .execute();
    return rows.map(({ name }) => name);
  };

  return { listCategories, listStored };
}
