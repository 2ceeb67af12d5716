import { expressionBuilder, sql } from 'kysely';
import type { RowState } from '@/shared/imports';
import { liveParts } from '@/server/db/live';
import { asJson, whereIn } from '@/server/db/sql';
import type { Database, Queries } from '@/server/db/types';
import { TEXT_BYTES } from '../../catalogue/spareParts/repository';
import { STAGED_COLUMNS, type RowWrites } from './partRows';
import type { StoredImport } from './repository';
import type { NewCategory } from './types';

/**
 * A row that is applied; `seq` and `name` are those of the part that it changes, or to which it adds
 * a price.
 */
export interface AppliedRow {
  state: RowState | null;
  partId: string;
  seq: number | null;
  name: string | null;
  writes: RowWrites;
}

const APPLIED: RowState[] = ['new', 'changed'];

/** What the dry run has staged of the rows that are applied. */
export function stagedRepository(
  queries: Queries,
  { id, sheet }: Pick<StoredImport, 'id' | 'sheet'>,
) {
  const isApplied = (states = APPLIED) => {
    const eb = expressionBuilder<Database, 'importRows'>();
    return eb.and([
      eb('importRows.importId', '=', id),
      eb('importRows.sheet', '=', sheet),
      eb('importRows.excluded', '=', 0),
      eb('importRows.state', 'in', states),
    ]);
  };

  const parts = () => liveParts(queries).selectAll().as('spareParts');

  const rows = () => queries.selectFrom('importRows').where(isApplied());

  const changedRows = () =>
    queries
      .selectFrom('importRows')
      .where(isApplied(['changed']))
      .innerJoin(parts(), 'spareParts.id', 'importRows.partId');

  /** The parts that the rows are about. */
  const count = async (): Promise<number> => {
    const parts = rows().select((eb) =>
      eb.fn.count<number | string>('partId').distinct().as('count'),
    );
    return Number((await parts.executeTakeFirst())?.count);
  };

  /** Bytes of what is staged, and of the texts that changed parts have. */
  const countBytes = async (): Promise<number> => {
    const bytes = (column: string) => sql`coalesce(octet_length(${sql.ref(column)}), 0)`;
    const all = sql<number | string>`coalesce(sum(${bytes('importRows.spareParts')} +
      ${bytes('fields')}), 0)`;
    const written = await rows().select(all.as('bytes')).executeTakeFirst();
    const changed = await changedRows().select(TEXT_BYTES.as('bytes')).executeTakeFirst();
    return Number(written?.bytes) + Number(changed?.bytes);
  };

  /** Categories that rows lack, each after that above it. */
  const listNewCategories = async (): Promise<NewCategory[]> => {
    const found = await rows()
      .where('newCategory', 'is not', null)
      .select(sql<string>`${asJson(queries, sql.ref('outcome'))} ->> 'newCategories'`.as('list'))
      .groupBy('list')
      .orderBy((eb) => eb.fn.min('row'))
      .execute();
    const byId = new Map<string, NewCategory>();
    for (const category of found.flatMap(({ list }) => JSON.parse(list) as NewCategory[])) {
      if (!byId.has(category.id)) byId.set(category.id, category);
    }
    return [...byId.values()];
  };

  /** Row numbers of changed parts that get another number, or lose theirs. */
  const listRenumbered = async (): Promise<number[]> => {
    const found = await changedRows()
      .select('seq')
      .where('importRows.partNumbers', 'is not', null)
      .execute();
    return found.map(({ seq }) => seq);
  };

  /** The rows of the file after this one. */
  const readRows = async (
    after: number,
    limit: number,
  ): Promise<(AppliedRow & { row: number })[]> => {
    const found = await rows()
      .select(['row', 'state', 'partId', ...STAGED_COLUMNS])
      .where('row', '>', after)
      .orderBy('row')
      .limit(limit)
      .execute();
    // Joined in one statement, PostgreSQL may compare each row with each before it has statistics.
    const ids = found.flatMap(({ partId }) => partId ?? []);
    const stored = await liveParts(queries)
      .select(['id', 'seq', 'name'])
      .where(whereIn(queries, 'id', ids))
      .execute();
    const byId = new Map(stored.map((part) => [part.id, part]));
    return found.map(({ row, state, partId, ...staged }) => {
      const { seq = null, name = null } = byId.get(partId ?? '') ?? {};
      const writes = STAGED_COLUMNS.flatMap((column) => {
        const text = staged[column];
        return text === null ? [] : [[column, JSON.parse(text)]];
      });
      return {
        row,
        state,
        partId: partId ?? '',
        seq,
        name,
        writes: Object.fromEntries(writes) as RowWrites,
      };
    });
  };

  return { count, countBytes, listNewCategories, listRenumbered, readRows };
}
