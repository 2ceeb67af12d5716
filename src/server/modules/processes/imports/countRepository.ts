import type { RowState } from '@/shared/imports';
import { whereIn } from '@/server/db/sql';
import type { Queries } from '@/server/db/types';
import type { ImportCounts } from '@/server/generated/requests';
import { isSkipped } from './rowConditionRepository';

/** How many rows imports have by what is done with them. */
export function countRepository(queries: Queries) {
  /** The checked rows of the sheets that are imported, for each of these imports. */
  const listCounts = async (importIds: string[]) => {
    const imported = queries
      .selectFrom('importRows as rows')
      .innerJoin('imports', (join) =>
        join.onRef('imports.id', '=', 'rows.importId').onRef('imports.sheet', '=', 'rows.sheet'),
      )
      .select(['importId', (eb) => eb.fn.countAll().as('count')])
      .where(whereIn(queries, 'importId', importIds));
    const found = await imported
      .select(['rows.state', 'excluded'])
      .where('rows.state', 'is not', null)
      .$narrowType<{ state: RowState }>()
      .groupBy(['importId', 'rows.state', 'excluded'])
      .execute();
    const result = new Map(importIds.map((id) => [id, noRows()]));
    for (const { importId, state, excluded, count } of found) {
      const own = result.get(importId) ?? noRows();
      own[excluded === 1 ? 'excluded' : state] += Number(count);
      if (excluded === 1 && state === 'faulty') own.excludedFaulty += Number(count);
    }
    const skipped = await imported.where(isSkipped('rows')).groupBy('importId').execute();
    for (const { importId, count } of skipped)
      result.set(importId, { ...(result.get(importId) ?? noRows()), skipped: Number(count) });
    return result;
  };

  const counts = async (importId: string): Promise<ImportCounts> =>
    (await listCounts([importId])).get(importId) ?? noRows();

  return { listCounts, counts };
}

const noRows = () => ({
  new: 0,
  changed: 0,
  unchanged: 0,
  faulty: 0,
  excluded: 0,
  skipped: 0,
  excludedFaulty: 0,
});
