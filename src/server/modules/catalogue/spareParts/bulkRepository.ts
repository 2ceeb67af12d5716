import { sql } from 'kysely';
import { PART_TEXTS } from '@/shared/partFields';
import { insertRows, readRows, rowItems, whereIn } from '@/server/db/sql';
import type { Queries, Row } from '@/server/db/types';
import type { PartDocument } from '@/server/generated/requests';
import { documentRows } from './documents';
import type { PartReference } from './form';
import { numberRow } from './numberRepository';

/** What can be set of many parts, and what follows from it. */
export const EDITABLE_COLUMNS = [
  ...PART_TEXTS,
  'categoryId',
  'hidden',
  'nameKey',
  'brandKey',
  'partNumberKey',
  'categoryKey',
  'nameKeyZh',
  'categoryKeyZh',
  'missingZh',
  'outdatedZh',
] as const;

export type EditableColumns = Row<'spareParts', (typeof EDITABLE_COLUMNS)[number]>;

export type EditablePart = EditableColumns & Row<'spareParts', 'seq' | 'id' | 'version'>;

/** Bytes of the texts of all parts that a query selects; PostgreSQL sends a text. */
export const TEXT_BYTES = sql<number | string>`coalesce(sum(${sql.join(
  PART_TEXTS.map((name) => sql`octet_length(${sql.ref(`spareParts.${name}`)})`),
  sql` + `,
)}), 0)`;

/** Changes of many parts by few statements. */
export function bulkRepository(queries: Queries) {
  /** In the order of their creation; unknown ids are left out. */
  const list = (ids: string[]): Promise<EditablePart[]> => {
    const columns = ['seq', 'id', 'version', ...EDITABLE_COLUMNS] as const;
    const found = queries
      .selectFrom('spareParts')
      .select(columns)
      .where(whereIn(queries, 'id', ids))
      .orderBy('seq');
    return readRows(queries, found, columns);
  };

  /** What differs once they, or the names of their categories, have changed; in no order. */
  const listVersions = (ids: string[]) => {
    const columns = ['id', 'version', 'categoryKey', 'categoryKeyZh'] as const;
    const found = queries
      .selectFrom('spareParts')
      .select(columns)
      .where(whereIn(queries, 'id', ids));
    return readRows(queries, found, columns);
  };

  /** Bytes of the texts of these parts. */
  const countBytes = async (ids: string[]): Promise<number> => {
    const row = await queries
      .selectFrom('spareParts')
      .select(TEXT_BYTES.as('bytes'))
      .where(whereIn(queries, 'id', ids))
      .executeTakeFirst();
    return Number(row?.bytes);
  };

  /** Ids of the parts with these ids or row numbers, in the order of their creation. */
  const listIds = async (column: 'id' | 'seq', values: (string | number)[]): Promise<string[]> => {
    const rows = await queries
      .selectFrom('spareParts')
      .select('id')
      .where(whereIn(queries, column, values))
      .orderBy('seq')
      .execute();
    return rows.map(({ id }) => id);
  };

  /** Writes the columns that differ in any of the parts. */
  const update = async (
    changed: { before: EditablePart; after: EditablePart }[],
  ): Promise<void> => {
    const columns = EDITABLE_COLUMNS.filter((name) =>
      changed.some(({ before, after }) => after[name] !== before[name]),
    );
    const rows = changed.map(({ after }) => ({
      seq: after.seq,
      ...Object.fromEntries(columns.map((name) => [name, after[name]])),
    }));
    const { items, column } = rowItems(queries, 'spareParts', rows);
    await queries
      .updateTable('spareParts')
      .from(items)
      .set(Object.fromEntries(columns.map((name) => [name, column(name)])))
      .set((eb) => ({
        searchVersion: 0,
        updatedAt: new Date().toISOString(),
        version: eb('spareParts.version', '+', 1),
      }))
      .where('spareParts.seq', '=', column('seq'))
      .execute();
  };

  const removeOwnNumbers = (seqs: number[]) =>
    queries
      .deleteFrom('partNumbers')
      .where('position', '=', 0)
      .where(whereIn(queries, 'partSeq', seqs))
      .execute();

  const addOwnNumbers = async (numbers: { partSeq: number; number: string }[]): Promise<void> => {
    const rows = numbers.map(({ partSeq, number }) =>
      numberRow(partSeq, 0, { by: 'own', maker: '', number }),
    );
    await insertRows(queries, 'partNumbers', rows);
  };

  const replaceImages = async (parts: { seq: number; files: string[] }[]): Promise<void> => {
    if (parts.length === 0) return;
    await queries
      .deleteFrom('sparePartImages')
      .where(whereIn(queries, 'partSeq', seqsOf(parts)))
      .execute();
    const rows = parts.flatMap(({ seq: partSeq, files }) =>
      files.map((file, position) => ({ partSeq, position, file })),
    );
    await insertRows(queries, 'sparePartImages', rows);
  };

  const replaceDocuments = async (
    parts: { seq: number; documents: PartDocument[] }[],
  ): Promise<void> => {
    if (parts.length === 0) return;
    await queries
      .deleteFrom('sparePartDocuments')
      .where(whereIn(queries, 'partSeq', seqsOf(parts)))
      .execute();
    const rows = parts.flatMap(({ seq, documents }) => documentRows(seq, documents));
    await insertRows(queries, 'sparePartDocuments', rows);
  };

  /** Replaces the other numbers of parts, whose documents are made again later. */
  const replaceReferences = async (
    parts: { seq: number; references: PartReference[] }[],
  ): Promise<void> => {
    if (parts.length === 0) return;
    await queries
      .deleteFrom('partNumbers')
      .where('position', '>', 0)
      .where(whereIn(queries, 'partSeq', seqsOf(parts)))
      .execute();
    const rows = parts.flatMap(({ seq, references }) =>
      references.map(({ kind: by, ...reference }, index) =>
        numberRow(seq, index + 1, { by, ...reference }),
      ),
    );
    await insertRows(queries, 'partNumbers', rows);
    await queries
      .updateTable('spareParts')
      .set({ searchVersion: 0 })
      .where(whereIn(queries, 'seq', seqsOf(parts)))
      .execute();
  };

  return {
    list,
    listVersions,
    countBytes,
    listIds,
    update,
    removeOwnNumbers,
    addOwnNumbers,
    replaceImages,
    replaceDocuments,
    replaceReferences,
  };
}

const seqsOf = (parts: { seq: number }[]): number[] => parts.map(({ seq }) => seq);
