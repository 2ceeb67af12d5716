import { PART_TEXTS } from '@/shared/partFields';
import { fold } from '@/shared/search';
import { liveCategories, liveParts } from '@/server/db/live';
import { jsonRows, parseRows } from '@/server/db/sql';
import type { Queries } from '@/server/db/types';

export interface HiddenPart {
  seq: number;
  /** All that an admin may look for, folded. */
  text: string;
}

/** The parts that the search index does not have, the newest first. */
export async function listHiddenParts(queries: Queries): Promise<HiddenPart[]> {
  const rows = await liveParts(queries)
    .leftJoin(
      liveCategories(queries).select(['id', 'name', 'nameZh']).as('categories'),
      'categories.id',
      'spareParts.categoryId',
    )
    .select(['spareParts.seq', 'categories.name as category', 'categories.nameZh as categoryZh'])
    .select(PART_TEXTS.map((field) => `spareParts.${field}` as const))
    .select((eb) =>
      eb
        .selectFrom('partNumbers')
        .whereRef('partSeq', '=', 'spareParts.seq')
        .where('position', '>', 0)
        .select(jsonRows(queries, ['number', 'maker']).as('rows'))
        .as('numbers'),
    )
    .where('spareParts.hidden', '=', 1)
    .orderBy('spareParts.seq', 'desc')
    .execute();
  return rows.map(({ seq, category, categoryZh, numbers, ...texts }) => {
    const others = parseRows<string[]>(numbers).flat();
    const all = [...Object.values(texts), category ?? '', categoryZh ?? '', ...others];
    return { seq, text: fold(all.filter(Boolean).join('\n')) };
  });
}
