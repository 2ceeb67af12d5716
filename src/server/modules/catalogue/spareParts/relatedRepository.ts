import { sql } from 'kysely';
import { listedParts } from '@/server/db/live';
import { whereIn } from '@/server/db/sql';
import type { Queries } from '@/server/db/types';
import type { WholePart } from './repository';

export function relatedRepository(queries: Queries) {
  /**
   * Published parts of the same category that have more than half of the attribute values of either
   * in common, those with the most first.
   */
  const listSimilar = async (
    { seq, categoryId, attributes, partType }: WholePart,
    limit: number,
    without: number[],
  ): Promise<number[]> => {
    if (categoryId === null || attributes.length === 0) return [];
    const rows = await listedParts(queries, false)
      .innerJoin('partAttributes as other', 'other.partSeq', 'spareParts.seq')
      .innerJoin('partAttributes as own', (join) =>
        join
          .onRef('own.attributeId', '=', 'other.attributeId')
          .onRef('own.value', '=', 'other.value'),
      )
      .where('own.partSeq', '=', seq)
      .where('spareParts.categoryId', '=', categoryId)
      .where((eb) => eb.not(whereIn(queries, 'spareParts.seq', [seq, ...without])))
      .groupBy(['spareParts.seq', 'spareParts.partType', 'spareParts.nameKey'])
      .having(({ eb, and, selectFrom }) =>
        and([
          eb(sql`count(*) * 2`, '>', attributes.length),
          eb(
            sql`count(*) * 2`,
            '>',
            selectFrom('partAttributes as all')
              .whereRef('all.partSeq', '=', 'spareParts.seq')
              .select(sql<number>`count(*)`.as('count')),
          ),
        ]),
      )
      .orderBy(sql`count(*)`, 'desc')
      .orderBy(sql`case when ${sql.ref('spareParts.partType')} = ${partType} then 0 else 1 end`)
      .orderBy('spareParts.nameKey')
      .orderBy('spareParts.seq')
      .limit(limit)
      .select('spareParts.seq')
      .execute();
    return rows.map((row) => row.seq);
  };

  return { listSimilar };
}
