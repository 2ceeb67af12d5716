import { isDeepStrictEqual as isEqual } from 'node:util';
import type { Queries } from '../../db/types';
import { groupBySeq } from '../../lib/groupBySeq';
import { newId } from '../../lib/ids';
import { sortKey } from '../../lib/text';
import { listPartAttributes } from '../attributes/partAttributes';
import { NEXT_VERSION } from '../catalogue/repository';
import { indexRepository } from '../search/indexRepository';
import { OPTIONAL_TEXTS, type SparePartTexts, type SparePartValues } from './fields';
import { numberRepository } from './numberRepository';
import type { SparePartRow } from './presenter';
import type { PartReference } from './references';

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

interface NewSparePart {
  values: SparePartValues;
  references: PartReference[];
  /** `nameKey` of the category, empty without one. */
  categoryKey: string;
  images: string[];
}

interface ImageRow {
  partSeq: number;
  file: string;
  width: number | null;
  height: number | null;
}

export type InsertedPart = Pick<SparePartRow, 'id' | 'seq'>;

export function sparePartRepository(queries: Queries) {
  const numbers = numberRepository(queries);
  const index = indexRepository(queries);

  const find = async (id: string): Promise<SparePartRow | undefined> => {
    const row = await rows().where('spareParts.id', '=', id).executeTakeFirst();
    if (!row) return undefined;
    const { seq } = row;
    const [images, references, attributes] = await Promise.all([
      listImages([seq]),
      numbers.listReferences([seq]),
      listPartAttributes(queries, [seq]),
    ]);
    return {
      ...{ ...row, ...imagesOf(images) },
      ...{ references: references.get(seq) ?? [], attributes: attributes.get(seq) ?? [] },
    };
  };

  /** The parts with these row numbers, in this order. */
  const listBySeq = async (seqs: number[]): Promise<SparePartRow[]> => {
    if (seqs.length === 0) return [];
    const [found, images] = await Promise.all([
      rows().where('spareParts.seq', 'in', seqs).execute(),
      listImages(seqs),
    ]);
    const imagesBySeq = groupBySeq(images);
    const bySeq = new Map(
      found.map((row) => [row.seq, { ...row, ...imagesOf(imagesBySeq.get(row.seq) ?? []) }]),
    );
    return seqs.flatMap((seq) => bySeq.get(seq) ?? []);
  };

  const rows = () =>
    queries
      .selectFrom('spareParts')
      .leftJoin('categories', 'categories.id', 'spareParts.categoryId')
      .select([...COLUMNS, 'categories.name as categoryName']);

  const listImages = (seqs: number[]): Promise<ImageRow[]> =>
    queries
      .selectFrom('sparePartImages')
      .leftJoin('pictures', 'pictures.name', 'sparePartImages.file')
      .select(['partSeq', 'file', 'width', 'height'])
      .where('partSeq', 'in', seqs)
      .orderBy('partSeq')
      .orderBy('position')
      .execute();

  /** Adds parts in the given order. */
  const insert = async (parts: NewSparePart[]): Promise<InsertedPart[]> => {
    const inserted: InsertedPart[] = [];
    for (let start = 0; start < parts.length; start += INSERT_BATCH) {
      inserted.push(...(await insertBatch(parts.slice(start, start + INSERT_BATCH))));
    }
    return inserted;
  };

  const insertBatch = async (parts: NewSparePart[]): Promise<InsertedPart[]> => {
    const now = new Date().toISOString();
    const values = parts.map((part) => ({
      id: newId(),
      ...columnsOf(part.values, part.categoryKey),
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
    await index.indexParts(inserted.map(({ seq }) => seq));
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

  const update = async (before: SparePartRow, part: NewSparePart): Promise<void> => {
    const { seq } = before;
    await queries
      .updateTable('spareParts')
      .set({
        ...columnsOf(part.values, part.categoryKey),
        updatedAt: new Date().toISOString(),
        version: NEXT_VERSION,
      })
      .where('seq', '=', seq)
      .execute();
    if (!isEqual(part.images, before.images)) {
      await queries.deleteFrom('sparePartImages').where('partSeq', '=', seq).execute();
      await insertImages(part.images.map((file, position) => ({ partSeq: seq, position, file })));
    }
    const { references } = part;
    const { partNumber } = part.values;
    if (partNumber !== before.partNumber || !isEqual(references, before.references)) {
      await numbers.remove(seq);
      await numbers.insert([{ partSeq: seq, partNumber, references }]);
    }
    await index.indexParts([seq]);
  };

  const remove = async (seq: number): Promise<void> => {
    await index.removeParts([seq]);
    await queries.deleteFrom('spareParts').where('seq', '=', seq).execute();
  };

  return { find, listBySeq, insert, update, remove };
}

/** Names of a part's images in order, and the sizes of those that have been measured. */
function imagesOf(rows: ImageRow[]): Pick<SparePartRow, 'images' | 'imageSizes'> {
  const imageSizes: SparePartRow['imageSizes'] = {};
  for (const { file, width, height } of rows) {
    if (width !== null && height !== null) imageSizes[file] = { width, height };
  }
  return { images: rows.map(({ file }) => file), imageSizes };
}

function columnsOf(values: SparePartValues, categoryKey: string) {
  return { ...values, ...keysOf(values), categoryKey };
}

/** By what a part is ordered, beside its category. */
export const keysOf = (texts: SparePartTexts) => ({
  nameKey: sortKey(texts.name),
  brandKey: sortKey(texts.brand),
});
