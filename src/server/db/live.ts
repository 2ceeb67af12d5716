import { sql, type SqlBool } from 'kysely';
import type { Queries } from './types';

/** Parts that are not deleted; hidden ones are among them. */
export const liveParts = (queries: Queries) =>
  queries.selectFrom('spareParts').where('spareParts.deletedAt', 'is', null);

/** Categories that are not deleted. */
export const liveCategories = (queries: Queries) =>
  queries.selectFrom('categories').where('categories.deletedAt', 'is', null);

/** Parts that lists are made of: those on the site, or with `includeHidden` all that are not deleted. */
export const listedParts = (queries: Queries, includeHidden: boolean) =>
  queries.selectFrom('spareParts').where('seq', 'not in', unlistedParts(queries, includeHidden));

/** The row numbers of all others. */
export const unlistedParts = (queries: Queries, includeHidden: boolean) =>
  includeHidden ? deletedParts(queries) : unpublishedParts(queries);

/** Row numbers of deleted parts, which their own small index lists. */
export const deletedParts = (queries: Queries) =>
  queries.selectFrom('spareParts').select('seq').where('deletedAt', 'is not', null);

/** Row numbers of parts that are not on the site: hidden or deleted; likewise. */
export const unpublishedParts = (queries: Queries) =>
  queries
    .selectFrom('spareParts')
    .select('seq')
    // As in the index: SQLite uses a partial index for no parameter.
    .where(sql<SqlBool>`(hidden = 1 or "deletedAt" is not null)`);
