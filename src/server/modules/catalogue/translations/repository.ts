import { sql } from 'kysely';
import { liveCategories, liveParts } from '@/server/db/live';
import type { Queries } from '@/server/db/types';

/** How many parts have such a state. */
const having = (column: 'missingZh' | 'outdatedZh') =>
  sql<number>`cast(sum(case when ${sql.ref(column)} <> '' then 1 else 0 end) as integer)`;

export function translationRepository(queries: Queries) {
  /** By category; drafts are counted as well. */
  const countParts = () =>
    liveParts(queries)
      .select(['categoryId', sql<number>`cast(count(*) as integer)`.as('parts')])
      .select([having('missingZh').as('missing'), having('outdatedZh').as('outdated')])
      .groupBy('categoryId')
      .execute();

  /** In order of their names. */
  const listCategories = () =>
    liveCategories(queries)
      .select(['id', 'name', 'missingZh', 'outdatedZh'])
      .orderBy('nameKey')
      .orderBy('id')
      .execute();

  return { countParts, listCategories };
}
