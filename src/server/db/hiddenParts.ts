import { sql } from 'kysely';
import type { Queries } from './types';

/** Row numbers of the parts that are hidden from the site, which their own small index lists. */
export const hiddenParts = (queries: Queries) =>
  // A literal: SQLite uses a partial index for no parameter.
  queries.selectFrom('spareParts').select('seq').where('hidden', '=', sql.lit(1));
