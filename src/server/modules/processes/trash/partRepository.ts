import type { Selectable } from 'kysely';
import { insertRows, readRows, whereIn } from '@/server/db/sql';
import type { Database, Queries, Row } from '@/server/db/types';
import { groupBy } from '@/server/lib/groupBy';
import { EDITABLE_COLUMNS } from '../../catalogue/spareParts/bulkRepository';

type PartValue = Selectable<Database['partAttributes']>;

/** All rows of a part, and what its attribute values are measured in. */
export interface PartContent {
  part: Selectable<Database['spareParts']>;
  images: Selectable<Database['sparePartImages']>[];
  documents: Selectable<Database['sparePartDocuments']>[];
  numbers: Selectable<Database['partNumbers']>[];
  values: (PartValue & Row<'attributes', 'kind' | 'unit'>)[];
}

/** A part as it is inserted again, or as a duplicate. */
export interface RestoredPart extends Omit<PartContent, 'values'> {
  values: PartValue[];
}

const PART_COLUMNS = [
  'seq',
  'id',
  ...EDITABLE_COLUMNS,
  'searchVersion',
  'version',
  'createdAt',
  'updatedAt',
] as const;

const NUMBER_COLUMNS = [
  'partSeq',
  'position',
  'by',
  'maker',
  'number',
  'key',
  'looseKey',
  'exactKey',
] as const;

/** Whole parts: all their rows at once. */
export function wholePartRepository(queries: Queries) {
  /** In the order of their creation. */
  const read = async (ids: string[]): Promise<PartContent[]> => {
    const parts = await readRows(
      queries,
      queries
        .selectFrom('spareParts')
        .select(PART_COLUMNS)
        .where(whereIn(queries, 'id', ids))
        .orderBy('seq'),
      PART_COLUMNS,
    );
    const isOfParts = whereIn(
      queries,
      'partSeq',
      parts.map(({ seq }) => seq),
    );
    const images = await queries
      .selectFrom('sparePartImages')
      .selectAll()
      .where(isOfParts)
      .orderBy('position')
      .execute();
    const documents = await queries
      .selectFrom('sparePartDocuments')
      .selectAll()
      .where(isOfParts)
      .orderBy('position')
      .execute();
    const numbers = queries
      .selectFrom('partNumbers')
      .select(NUMBER_COLUMNS)
      .where(isOfParts)
      .orderBy('position');
    // Not as JSON, in which SQLite rounds numbers to 15 digits.
    const values = await queries
      .selectFrom('partAttributes')
      .innerJoin('attributes', 'attributes.id', 'partAttributes.attributeId')
      .selectAll('partAttributes')
      .select(['kind', 'unit'])
      .where(isOfParts)
      .execute();
    const partSeqOf = ({ partSeq }: { partSeq: number }) => partSeq;
    const imagesOf = groupBy(images, partSeqOf);
    const documentsOf = groupBy(documents, partSeqOf);
    const numbersOf = groupBy(await readRows(queries, numbers, NUMBER_COLUMNS), partSeqOf);
    const valuesOf = groupBy(values, partSeqOf);
    return parts.map((part) => ({
      part,
      images: imagesOf.get(part.seq) ?? [],
      documents: documentsOf.get(part.seq) ?? [],
      numbers: numbersOf.get(part.seq) ?? [],
      values: valuesOf.get(part.seq) ?? [],
    }));
  };

  /** With all rows that refer to them. */
  const remove = async (seqs: number[]): Promise<void> => {
    await queries
      .deleteFrom('spareParts')
      .where(whereIn(queries, 'seq', seqs))
      .execute();
  };

  /** Under the row numbers that they have had, which are their order; others where those are taken. */
  const insert = async (restored: RestoredPart[]): Promise<void> => {
    const parts = restored.map(({ part }) => part);
    const taken = await listTaken(parts.map(({ seq }) => seq));
    const isTaken = ({ seq }: RestoredPart['part']) => taken.has(seq);
    await insertRows(
      queries,
      'spareParts',
      parts.filter((part) => !isTaken(part)),
    );
    const others = parts.filter(isTaken).map(({ seq: _, ...part }) => part);
    await insertRows(queries, 'spareParts', others);
    const ids = parts.map(({ id }) => id);
    const inserted = await queries
      .selectFrom('spareParts')
      .select(['id', 'seq'])
      .where(whereIn(queries, 'id', ids))
      .execute();
    const seqs = new Map(inserted.map(({ id, seq }) => [id, seq]));
    const rowsOf = <T extends { partSeq: number }>(list: (part: RestoredPart) => T[]): T[] =>
      restored.flatMap((whole) => {
        const partSeq = seqs.get(whole.part.id) ?? 0;
        return list(whole).map((row) => ({ ...row, partSeq }));
      });
    const lists = {
      sparePartImages: rowsOf((whole) => whole.images),
      sparePartDocuments: rowsOf((whole) => whole.documents),
      partNumbers: rowsOf((whole) => whole.numbers),
      partAttributes: rowsOf((whole) => whole.values),
    };
    for (const [table, rows] of Object.entries(lists)) {
      await insertRows(queries, table as keyof typeof lists, rows);
    }
  };

  const listTaken = async (wanted: number[]): Promise<Set<number>> => {
    const rows = await queries
      .selectFrom('spareParts')
      .select('seq')
      .where(whereIn(queries, 'seq', wanted))
      .execute();
    return new Set(rows.map(({ seq }) => seq));
  };

  return { read, remove, insert };
}
