import { sql, type UpdateObject } from 'kysely';
import { batchesOf } from '@/server/db/batches';
import { insertRows, rowItems, whereIn } from '@/server/db/sql';
import type { Database, Row, Trx } from '@/server/db/types';
import { badRequest, HttpError } from '@/server/lib/httpError';
import { newId } from '@/server/lib/ids';
import { searchIndex } from '@/server/search/searchIndex';
import { NEXT_VERSION } from '../../core/catalogueVersion/repository';
import { NOT_DELETED, type Deletion } from '../../core/history/changeRepository';
import { indexParts } from '../search/reindex';
import { numberRepository } from './numberRepository';
import {
  EDITABLE_COLUMNS,
  LIST_TABLES,
  NULLABLE_COLUMNS,
  type EditableColumns,
  type PartRows,
} from './partRows';

export interface NewPart extends PartRows {
  /** Otherwise it gets one. */
  id?: string;
  spareParts: EditableColumns;
}

export interface ChangedRows extends PartRows {
  seq: number;
}

/**
 * The only writer of parts, within a change of the catalogue: it sets their versions and keeps the
 * search index. Many parts are indexed by the background job.
 */
export function partStore(trx: Trx) {
  /**
   * Adds parts in this order; the background job indexes them, unless the caller does. Throws
   * `number_taken` and `number_repeated`.
   */
  const insert = async (parts: NewPart[]): Promise<{ id: string; seq: number }[]> => {
    await assertNumbersFree(parts);
    const now = new Date().toISOString();
    const inserted: { id: string; seq: number }[] = [];
    for await (const batch of batchesOf(parts)) {
      const rows = batch.map(({ id = newId(), spareParts }) => ({
        id,
        ...spareParts,
        createdAt: now,
        updatedAt: now,
      }));
      await insertRows(trx, 'spareParts', rows);
      const found = await trx
        .selectFrom('spareParts')
        .select(['id', 'seq'])
        .where(whereIn(trx, 'id', idsOf(rows)))
        .execute();
      const seqs = new Map(found.map(({ id, seq }) => [id, seq]));
      const added = rows.map(({ id }) => ({ id, seq: seqs.get(id) ?? 0 }));
      await insertLists(batch.map((part, index) => ({ ...part, seq: added[index]?.seq ?? 0 })));
      inserted.push(...added);
    }
    return inserted;
  };

  /** Throws `number_taken` and `number_repeated`; parts may exchange their numbers. */
  const update = async (parts: ChangedRows[]): Promise<void> => {
    await freeNumbers(seqsOf(parts.filter(({ partNumbers }) => partNumbers)));
    await assertNumbersFree(parts.filter(({ partNumbers }) => partNumbers));
    for await (const batch of batchesOf(parts)) {
      await updateColumns(batch.filter(({ spareParts }) => spareParts));
      await raiseVersions(seqsOf(batch.filter(({ spareParts }) => !spareParts)));
      for (const table of LIST_TABLES) {
        const replaced = seqsOf(batch.filter((part) => part[table]));
        if (replaced.length === 0) continue;
        await trx
          .deleteFrom(table)
          .where(whereIn(trx, 'partSeq', replaced))
          .execute();
      }
      await insertLists(batch);
    }
    const hidden = parts.filter(({ spareParts }) => spareParts?.hidden === 1);
    await searchIndex(trx).remove(seqsOf(hidden));
    const searched = parts.filter(({ spareParts, partNumbers }) => spareParts ?? partNumbers);
    await setColumns(seqsOf(searched.filter(({ spareParts }) => !spareParts)), {
      searchVersion: 0,
    });
    await indexParts(trx, seqsOf(searched));
  };

  const updateColumns = async (parts: ChangedRows[]): Promise<void> => {
    if (parts.length === 0) return;
    const rows = parts.map(({ seq, spareParts }) => ({ seq, ...spareParts }));
    const written = EDITABLE_COLUMNS.filter((name) => rows.some((row) => name in row));
    const { items, column } = rowItems(trx, 'spareParts', rows);
    const values = written.map((name) => {
      const present = sql`coalesce(${column(name)}, ${sql.ref(`spareParts.${name}`)})`;
      return [name, NULLABLE_COLUMNS.has(name) ? column(name) : present];
    });
    await trx
      .updateTable('spareParts')
      .from(items)
      .set(Object.fromEntries(values))
      .set((eb) => ({
        // A part that gets a category does not return to a deleted one; without one it may.
        formerCategoryId: sql<string | null>`case when ${column('categoryId')} is null
          then ${eb.ref('spareParts.formerCategoryId')} end`,
        searchVersion: 0,
        updatedAt: new Date().toISOString(),
        version: eb('spareParts.version', '+', 1),
      }))
      .where('spareParts.seq', '=', column('seq'))
      .execute();
  };

  const raiseVersions = async (seqs: number[]): Promise<void> => {
    await setColumns(seqs, { version: NEXT_VERSION, updatedAt: new Date().toISOString() });
  };

  /** In batches: SQLite blocks the process while a statement runs. */
  const setColumns = async (
    seqs: number[],
    columns: UpdateObject<Database, 'spareParts'>,
  ): Promise<void> => {
    for await (const batch of batchesOf(seqs)) {
      await trx
        .updateTable('spareParts')
        .set(columns)
        .where(whereIn(trx, 'seq', batch))
        .execute();
    }
  };

  const insertLists = async (parts: ChangedRows[]): Promise<void> => {
    for (const table of LIST_TABLES) {
      const rows = parts.flatMap(({ seq: partSeq, [table]: list = [] }) =>
        list.map((row) => ({ partSeq, ...row })),
      );
      await insertRows(trx, table, rows as never);
    }
  };

  /** Before parts get other numbers, also those of each other. */
  const freeNumbers = (seqs: number[]): Promise<void> => setColumns(seqs, { exactKey: null });

  const assertNumbersFree = async (parts: PartRows[]): Promise<void> => {
    const numbers = new Map<string, string>();
    for (const { spareParts: { exactKey, partNumber = '' } = {} } of parts) {
      if (!exactKey) continue;
      if (numbers.has(exactKey)) throw numberRepeated(partNumber);
      numbers.set(exactKey, partNumber);
    }
    for (const [key, holder] of await numberRepository(trx).listHolders([...numbers.keys()]))
      throw numberTaken(numbers.get(key) ?? '', holder);
  };

  /** They can be restored. */
  const markDeleted = async (seqs: number[], deletion: Deletion): Promise<void> => {
    await searchIndex(trx).remove(seqs);
    await setColumns(seqs, deletion);
  };

  /** They keep their versions, so that a form that was open before can be saved. */
  const markRestored = async (seqs: number[]): Promise<void> => {
    await setColumns(seqs, { ...NOT_DELETED, searchVersion: 0 });
    await indexParts(trx, seqs);
  };

  /** The parts' own numbers. */
  const removeNumbers = async (seqs: number[]): Promise<void> => {
    await setColumns(seqs, {
      partNumber: '',
      partNumberKey: null,
      exactKey: null,
      version: NEXT_VERSION,
    });
    await trx
      .deleteFrom('partNumbers')
      .where('position', '=', 0)
      .where(whereIn(trx, 'partSeq', seqs))
      .execute();
  };

  return { insert, update, freeNumbers, markDeleted, markRestored, removeNumbers };
}

const idsOf = (rows: { id: string }[]): string[] => rows.map(({ id }) => id);
const seqsOf = (rows: { seq: number }[]): number[] => rows.map(({ seq }) => seq);

/** `number_taken`; `holder` is the part that has the number. */
export const numberTaken = (number: string, { id: _id, name }: Row<'spareParts', 'id' | 'name'>) =>
  new HttpError(
    409,
    'number_taken',
    `The number ${number} belongs to "${name}" already.`,
    { number, holder: name },
    { details: { holder: { _id, name } } },
  );

const numberRepeated = (number: string) =>
  badRequest('number_repeated', `Several parts cannot have the same number ${number}.`, { number });
