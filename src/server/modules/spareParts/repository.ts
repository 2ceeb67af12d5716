import { isDeepStrictEqual as isEqual } from 'node:util';
import { sql } from 'kysely';
import { jsonRows, parseRows, whereIn } from '@/server/db/sql';
import type { Queries, Row } from '@/server/db/types';
import { newId } from '@/server/lib/ids';
import { sortKey } from '@/server/lib/text';
import { parsePartAttributes } from '../attributes/partAttributes';
import { valueRepository } from '../attributes/repository';
import { indexRepository } from '@/server/search/indexRepository';
import {
  OPTIONAL_TEXTS,
  type PartReference,
  type SparePartTexts,
  type SparePartValues,
} from './fields';
import { numberRepository, parseReferences } from './numberRepository';
import type { SparePartRow } from './presenter';

const COLUMNS = [
  'spareParts.seq',
  'spareParts.id',
  'spareParts.name',
  'spareParts.categoryId',
  'spareParts.createdAt',
  'spareParts.updatedAt',
  'spareParts.version',
  ...OPTIONAL_TEXTS.map((field) => `spareParts.${field}` as const),
] as const;

/** Rows of one insert: some 30 values each stay below what either database takes as parameters. */
const INSERT_BATCH = 500;

/** What a suggestion or a match shows of a part. */
export interface BriefRow extends Row<
  'spareParts',
  'seq' | 'id' | 'name' | 'partNumber' | 'brand' | 'categoryId'
> {
  categoryName: string | null;
  /** The first, for `parseRows`. */
  image: string | null;
}

interface NewSparePart {
  values: SparePartValues;
  references: PartReference[];
  /** Null without a category. */
  categoryName: string | null;
  images: string[];
}

export type InsertedPart = Pick<SparePartRow, 'id' | 'seq'>;

export function sparePartRepository(queries: Queries) {
  const numbers = numberRepository(queries);
  const indexer = indexRepository(queries);

  const find = async (id: string): Promise<SparePartRow | undefined> => {
    const row = await rows()
      .select(numbers.referencesOfPart().as('references'))
      .select(valueRepository(queries).attributesOfPart().as('attributes'))
      .where('spareParts.id', '=', id)
      .executeTakeFirst();
    return (
      row && {
        ...{ ...row, ...imagesOf(row.images) },
        references: parseReferences(row.references),
        attributes: parsePartAttributes(row.attributes),
      }
    );
  };

  /** The parts with these row numbers, in this order. */
  const listBySeq = async (seqs: number[]): Promise<SparePartRow[]> => {
    if (seqs.length === 0) return [];
    const found = await rows()
      .where(whereIn(queries, 'spareParts.seq', seqs))
      .execute();
    const bySeq = new Map(found.map((row) => [row.seq, { ...row, ...imagesOf(row.images) }]));
    return seqs.flatMap((seq) => bySeq.get(seq) ?? []);
  };

  const rows = () =>
    queries
      .selectFrom('spareParts')
      .select(COLUMNS)
      // Joined, all categories would be read for a page of parts.
      .select((eb) =>
        eb
          .selectFrom('categories')
          .select('categories.name')
          .whereRef('categories.id', '=', 'spareParts.categoryId')
          .as('categoryName'),
      )
      .select(imagesOfPart().as('images'));

  /** Images of the part that is selected, for `imagesOf`. */
  const imagesOfPart = () =>
    queries
      .selectFrom('sparePartImages')
      .leftJoin('images', 'images.name', 'sparePartImages.file')
      .where('partSeq', '=', sql.ref<number>('spareParts.seq'))
      .select(jsonRows(queries, ['file', 'width', 'height'], 'position').as('rows'));

  /** Adds parts in the given order. */
  const insert = async (parts: NewSparePart[]): Promise<InsertedPart[]> => {
    const inserted: InsertedPart[] = [];
    for (let start = 0; start < parts.length; start += INSERT_BATCH) {
      inserted.push(...(await insertBatch(parts.slice(start, start + INSERT_BATCH))));
    }
    await indexer.index(inserted.map(({ seq }) => seq));
    return inserted;
  };

  const insertBatch = async (parts: NewSparePart[]) => {
    const now = new Date().toISOString();
    const values = parts.map((part) => ({
      id: newId(),
      ...columnsOf(part),
      createdAt: now,
      updatedAt: now,
    }));
    const inserted = await queries
      .insertInto('spareParts')
      .values(values)
      .returning(['id', 'seq'])
      .execute();
    const seqs = new Map(inserted.map(({ id, seq }) => [id, seq]));
    const seqOf = (place: number) => seqs.get(values[place]?.id ?? '') ?? 0;
    await numbers.insert(
      parts.map(({ values: { partNumber }, references }, place) => ({
        ...{ partSeq: seqOf(place), partNumber, references },
      })),
    );
    await insertImages(
      parts.flatMap(({ images }, place) => {
        const partSeq = seqOf(place);
        return images.map((file, position) => ({ partSeq, position, file }));
      }),
    );
    return values.map(({ id }, place) => ({ id, seq: seqOf(place) }));
  };

  const insertImages = async (
    images: { partSeq: number; position: number; file: string }[],
  ): Promise<void> => {
    for (let start = 0; start < images.length; start += 5000) {
      const batch = images.slice(start, start + 5000);
      await queries.insertInto('sparePartImages').values(batch).execute();
    }
  };

  /**
   * Returns the part as it is stored now; with its attributes as they were. `before` has to have
   * been read in the same change of the catalogue.
   */
  const update = async (before: SparePartRow, part: NewSparePart): Promise<SparePartRow> => {
    const { seq } = before;
    const { values, references, categoryName } = part;
    const saved = { updatedAt: new Date().toISOString(), version: before.version + 1 };
    await queries
      .updateTable('spareParts')
      .set({ ...columnsOf(part), ...saved })
      .where('seq', '=', seq)
      .execute();
    const after = { ...before, ...values, ...saved, categoryName, references };
    if (!isEqual(part.images, before.images)) {
      await queries.deleteFrom('sparePartImages').where('partSeq', '=', seq).execute();
      await insertImages(part.images.map((file, position) => ({ partSeq: seq, position, file })));
      const { images } = await rows().where('seq', '=', seq).executeTakeFirstOrThrow();
      Object.assign(after, imagesOf(images));
    }
    await numbers.replace(
      { partSeq: seq, partNumber: before.partNumber, references: before.references ?? [] },
      { partSeq: seq, partNumber: values.partNumber, references },
    );
    await indexer.index([seq]);
    return after;
  };

  const remove = async (seq: number): Promise<void> => {
    await indexer.remove([seq]);
    await queries.deleteFrom('spareParts').where('seq', '=', seq).execute();
  };

  return { find, listBySeq, insert, update, remove };
}

/**
 * The parts with these row numbers, in this order, without what only their pages and cards show. With
 * whole parts 200 numbers take 59 ms (p99) to look up among 100,000 on PostgreSQL, so 21.
 */
export async function listBriefly(queries: Queries, seqs: number[]): Promise<BriefRow[]> {
  if (seqs.length === 0) return [];
  const found = await queries
    .selectFrom('spareParts')
    .select(['seq', 'id', 'name', 'partNumber', 'brand', 'categoryId'])
    .select((eb) => [
      eb
        .selectFrom('categories')
        .select('categories.name')
        .whereRef('categories.id', '=', 'spareParts.categoryId')
        .as('categoryName'),
      eb
        .selectFrom('sparePartImages')
        .leftJoin('images', 'images.name', 'sparePartImages.file')
        .where('partSeq', '=', sql.ref<number>('spareParts.seq'))
        .where('position', '=', 0)
        .select(jsonRows(queries, ['file', 'width', 'height']).as('rows'))
        .as('image'),
    ])
    .where(whereIn(queries, 'spareParts.seq', seqs))
    .execute();
  const bySeq = new Map(found.map((row) => [row.seq, row]));
  return seqs.flatMap((seq) => bySeq.get(seq) ?? []);
}

/** Names of a part's images in order, and the sizes of those that have been measured. */
function imagesOf(rows: string | null): Pick<SparePartRow, 'images' | 'imageSizes'> {
  const imageSizes: SparePartRow['imageSizes'] = {};
  const images = parseRows<[string, number | null, number | null]>(rows).map(
    ([file, width, height]) => {
      if (width !== null && height !== null) imageSizes[file] = { width, height };
      return file;
    },
  );
  return { images, imageSizes };
}

function columnsOf({ values, categoryName }: NewSparePart) {
  return { ...values, ...keysOf(values), categoryKey: sortKey(categoryName ?? '') };
}

/** By what a part is ordered, beside its category. */
export const keysOf = (texts: SparePartTexts) => ({
  nameKey: sortKey(texts.name),
  brandKey: sortKey(texts.brand),
});
