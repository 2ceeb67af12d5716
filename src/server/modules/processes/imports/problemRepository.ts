import { sql } from 'kysely';
import type { Cell } from '@/shared/cells';
import type { ProblemCode } from '@/shared/imports';
import { rowItems } from '@/server/db/sql';
import type { Queries } from '@/server/db/types';
import type { Import } from '@/server/generated/requests';
import { hasProblem, isItem, rowsOfSheet } from './rowConditionRepository';
import { rowRepository } from './rowRepository';
import type { ImportSheet } from './types';

const BATCH = 500;

/** The faulty rows of a checked sheet by their reasons. */
export function problemRepository(queries: Queries, { id, sheet }: { id: string; sheet: number }) {
  /** Faulty rows by their reasons, the most frequent first; a row may have several. */
  const count = async (): Promise<Import['problems']> => {
    const isSet = (column: 'sameNumber' | 'samePart') =>
      sql<number>`case when ${sql.ref(column)} is null then 0 else 1 end`;
    const found = await rowsOfSheet(queries, id, sheet)
      .select(['problems', 'excluded'])
      .select([isSet('sameNumber').as('sameNumber'), isSet('samePart').as('samePart')])
      .select((eb) => eb.fn.countAll<number | string>().as('count'))
      .where('state', '=', 'faulty')
      .groupBy(['problems', 'excluded', isSet('sameNumber'), isSet('samePart')])
      .execute();
    const counts = new Map<ProblemCode, { rows: number; excluded: number }>();
    for (const group of found) {
      const codes = new Set(group.problems.split('|').filter(Boolean) as ProblemCode[]);
      if (group.sameNumber === 1) codes.add('number_repeated');
      else if (group.samePart === 1) codes.add('part_repeated');
      for (const code of codes) {
        const own = counts.get(code) ?? { rows: 0, excluded: 0 };
        own[group.excluded === 1 ? 'excluded' : 'rows'] += Number(group.count);
        counts.set(code, own);
      }
    }
    return [...counts]
      .map(([code, own]) => ({ code, ...own }))
      .sort((a, b) => b.rows - a.rows || b.excluded - a.excluded);
  };

  const setExcluded = (code: ProblemCode, excluded: boolean) =>
    queries
      .updateTable('importRows')
      .set({ excluded: Number(excluded) })
      .where('importId', '=', id)
      .where('sheet', '=', sheet)
      .where('state', '=', 'faulty')
      .where(hasProblem(code))
      .execute();

  /** Marks the cells with this problem as right; a new dry run follows. */
  const confirm = async (code: ProblemCode, { columns }: ImportSheet): Promise<void> => {
    const { listPage } = rowRepository(queries);
    for (let page = 1; ; page += 1) {
      const filter = { state: 'faulty', problem: code } as const;
      const { data: rows } = await listPage(id, sheet, filter, page, BATCH);
      if (rows.length === 0) return;
      const confirmed = rows.map(({ row, cells, outcome }) => {
        const right = new Set(
          (outcome?.problems ?? []).flatMap(({ code: own, field }) => (own === code ? field : [])),
        );
        const asRight = ({ flag, ...cell }: Cell, index: number): Cell =>
          right.has(columns[index]?.field ?? undefined)
            ? { ...cell, confirmed: true }
            : { ...cell, ...(flag && { flag }) };
        return { importId: id, sheet, row, cells: JSON.stringify(cells.map(asRight)) };
      });
      const { items, column } = rowItems(queries, 'importRows', confirmed);
      await queries
        .updateTable('importRows')
        .from(items)
        .set({ cells: column('cells') })
        .where(isItem(column))
        .execute();
    }
  };

  return { count, setExcluded, confirm };
}
