import type { Queries } from '../../db/types';
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

export type InsertedPart = Pick<SparePartRow, 'id' | 'seq'>;

export function sparePartRepository(queries: Queries) {
  const numbers = numberRepository(queries);
  const index = indexRepository(queries);

  const find = async (id: string): Promise<SparePartRow | undefined> => {
    const [row] = await withImages(await rows().where('spareParts.id', '=', id).execute());
    if (!row) return undefined;
    const references = (await numbers.listReferences([row.seq])).get(row.seq) ?? [];
    const attributes = (await listPartAttributes(queries, [row.seq])).get(row.seq) ?? [];
    return { ...row, references, attributes };
  };

  /** The parts with these row numbers, in this order. */
  const listBySeq = async (seqs: number[]): Promise<SparePartRow[]> => {
    if (seqs.length === 0) return [];
    const found = await rows().where('spareParts.seq', 'in', seqs).execute();
    const bySeq = new Map((await withImages(found)).map((row) => [row.seq, row]));
    return seqs.flatMap((seq) => bySeq.get(seq) ?? []);
  };

  const rows = () =>
    queries
      .selectFrom('spareParts')
      .leftJoin('categories', 'categories.id', 'spareParts.categoryId')
      .select([...COLUMNS, 'categories.name as categoryName']);

  const withImages = async (
    found: Omit<SparePartRow, 'images' | 'imageSizes'>[],
  ): Promise<SparePartRow[]> => {
    const parts = found.map((row): SparePartRow => ({ ...row, images: [], imageSizes: {} }));
    const bySeq = new Map(parts.map((part) => [part.seq, part]));
    if (parts.length === 0) return parts;
    const images = await queries
      .selectFrom('sparePartImages')
      .leftJoin('pictures', 'pictures.name', 'sparePartImages.file')
      .select(['partSeq', 'file', 'width', 'height'])
      .where('partSeq', 'in', [...bySeq.keys()])
      .orderBy('partSeq')
      .orderBy('position')
      .execute();
    for (const { partSeq, file, width, height } of images) {
      const part = bySeq.get(partSeq);
      part?.images.push(file);
      if (part && width !== null && height !== null) part.imageSizes[file] = { width, height };
    }
    return parts;
  };

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

  const update = async (seq: number, part: NewSparePart): Promise<void> => {
    await queries
      .updateTable('spareParts')
      .set({
        ...columnsOf(part.values, part.categoryKey),
        updatedAt: new Date().toISOString(),
        version: NEXT_VERSION,
      })
      .where('seq', '=', seq)
      .execute();
    await queries.deleteFrom('sparePartImages').where('partSeq', '=', seq).execute();
    await insertImages(part.images.map((file, position) => ({ partSeq: seq, position, file })));
    const { references } = part;
    await numbers.remove(seq);
    await numbers.insert([{ partSeq: seq, partNumber: part.values.partNumber, references }]);
    await index.indexParts([seq]);
  };

  const remove = async (seq: number): Promise<void> => {
    await index.removeParts([seq]);
    await queries.deleteFrom('spareParts').where('seq', '=', seq).execute();
  };

  return { find, listBySeq, insert, update, remove };
}

function columnsOf(values: SparePartValues, categoryKey: string) {
  return { ...values, ...keysOf(values), categoryKey };
}

/** By what a part is ordered, beside its category. */
export const keysOf = (texts: SparePartTexts) => ({
  nameKey: sortKey(texts.name),
  brandKey: sortKey(texts.brand),
});
