import { sql } from 'kysely';
import { PART_TEXTS } from '@/shared/partFields';
import { countRows, insertRows, jsonRows, parseRows, whereIn } from '@/server/db/sql';
import type { Queries, Row } from '@/server/db/types';
import type { ImageSize, PartAttribute, PartDocument } from '@/server/generated/requests';
import { newId } from '@/server/lib/ids';
import { parsePartAttributes } from '../attributes/partAttributes';
import { valueRepository } from '../attributes/valueRepository';
import { NEXT_VERSION } from '../../core/catalogueVersion/repository';
import type { Condition } from '../facets/filter';
import { matchingParts, type PartScope } from '../facets/repository';
import { documentRows, parseDocuments } from './documents';
import type { PartReference } from './form';
import { numberRow } from './numberRepository';
import { columnsOf, type PartTexts, type StoredPart } from './storedPart';

/** A part as it is read. */
export interface SparePartRow
  extends
    PartTexts,
    Row<'spareParts', 'seq' | 'id' | 'categoryId' | 'createdAt' | 'updatedAt' | 'version'>,
    Row<'spareParts', 'missingZh' | 'outdatedZh' | 'hidden'> {
  categoryName: string | null;
  categoryNameZh: string | null;
  /** File names in order. */
  images: string[];
  /** Of those whose size is known. */
  imageSizes: Record<string, ImageSize>;
  /** Missing in lists. */
  references?: PartReference[];
  attributes?: PartAttribute[];
  documents?: PartDocument[];
}

export type WholePart = Required<SparePartRow>;

export type BriefPart = Row<
  'spareParts',
  'seq' | 'id' | 'name' | 'partNumber' | 'categoryId' | 'version'
>;

export interface Order {
  column:
    | 'seq'
    | 'nameKey'
    | 'nameKeyZh'
    | 'brandKey'
    | 'partNumberKey'
    | 'categoryKey'
    | 'categoryKeyZh';
  descending: boolean;
}

export interface Slice {
  offset: number;
  limit: number;
}

export function sparePartRepository(queries: Queries) {
  // Joined, all categories would be read for a page of parts.
  const categoryText = (column: 'name' | 'nameZh') =>
    queries
      .selectFrom('categories')
      .select(`categories.${column}`)
      .whereRef('categories.id', '=', sql.ref('spareParts.categoryId'));

  const rows = () =>
    queries
      .selectFrom('spareParts')
      .select(['seq', 'id', 'categoryId', 'createdAt', 'updatedAt', 'version', ...PART_TEXTS])
      .select(['missingZh', 'outdatedZh', 'hidden'])
      .select([
        categoryText('name').as('categoryName'),
        categoryText('nameZh').as('categoryNameZh'),
      ])
      .select((eb) =>
        eb
          .selectFrom('sparePartImages')
          .leftJoin('images', 'images.name', 'sparePartImages.file')
          .whereRef('partSeq', '=', 'spareParts.seq')
          .select(jsonRows(queries, ['file', 'width', 'height'], 'position').as('rows'))
          .as('images'),
      );

  const wholeRows = () =>
    rows()
      .select((eb) =>
        eb
          .selectFrom('partNumbers')
          .whereRef('partSeq', '=', 'spareParts.seq')
          .where('position', '>', 0)
          .select(jsonRows(queries, ['by', 'maker', 'number'], 'position').as('rows'))
          .as('references'),
      )
      .select(valueRepository(queries).attributesOfPart().as('attributes'))
      .select((eb) =>
        eb
          .selectFrom('sparePartDocuments')
          .whereRef('partSeq', '=', 'spareParts.seq')
          .select(jsonRows(queries, ['file', 'title', 'kind', 'size'], 'position').as('rows'))
          .as('documents'),
      );

  const find = async (id: string): Promise<WholePart | undefined> => {
    const row = await wholeRows().where('spareParts.id', '=', id).executeTakeFirst();
    return row && withLists(row);
  };

  /** In no order; unknown ids are left out. */
  const listWhole = async (ids: string[]): Promise<WholePart[]> => {
    const found = await wholeRows()
      .where(whereIn(queries, 'spareParts.id', ids))
      .execute();
    return found.map(withLists);
  };

  /** The parts with these row numbers, in this order. */
  const listBySeq = async (seqs: number[]): Promise<SparePartRow[]> => {
    if (seqs.length === 0) return [];
    const found = await rows()
      .where(whereIn(queries, 'spareParts.seq', seqs))
      .execute();
    const bySeq = new Map(found.map((row) => [row.seq, withImages(row)]));
    return seqs.flatMap((seq) => bySeq.get(seq) ?? []);
  };

  /** The parts with these ids, in this order; unknown ids are left out. */
  const listById = async (ids: string[]): Promise<SparePartRow[]> => {
    const found = await rows()
      .where(whereIn(queries, 'spareParts.id', ids))
      .execute();
    const byId = new Map(found.map((row) => [row.id, withImages(row)]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  };

  /** Row numbers in this order; without a slice all of them. */
  const listSeqs = async (
    scope: PartScope,
    conditions: Condition[],
    { column, descending }: Order,
    slice?: Slice,
  ): Promise<number[]> => {
    const direction = descending ? 'desc' : 'asc';
    let found = matchingParts(queries, scope, conditions)
      .select('seq')
      .orderBy(column, (order) => {
        const directed = descending ? order.desc() : order.asc();
        return column === 'partNumberKey' ? directed.nullsLast() : directed;
      });
    if (column !== 'seq') found = found.orderBy('seq', direction);
    if (slice) found = found.limit(slice.limit).offset(slice.offset);
    const row = await queries
      .selectFrom(found.as('parts'))
      .select(jsonRows(queries, ['seq']).as('rows'))
      .executeTakeFirst();
    return parseRows<[number]>(row?.rows).map(([seq]) => seq);
  };

  const count = (scope: PartScope): Promise<number> => countRows(matchingParts(queries, scope, []));

  /** In the order of their creation. */
  const listBriefs = (ids: string[]): Promise<BriefPart[]> =>
    queries
      .selectFrom('spareParts')
      .select(['seq', 'id', 'name', 'partNumber', 'categoryId', 'version'])
      .where(whereIn(queries, 'id', ids))
      .orderBy('seq')
      .execute();

  const insert = async (part: StoredPart): Promise<{ id: string; seq: number }> => {
    const now = new Date().toISOString();
    const row = await queries
      .insertInto('spareParts')
      .values({ id: newId(), ...(await columnsOf(part)), createdAt: now, updatedAt: now })
      .returning(['id', 'seq'])
      .executeTakeFirstOrThrow();
    await insertOthers(row.seq, part);
    return row;
  };

  /** What a part has in other tables. */
  const insertOthers = async (
    partSeq: number,
    { images, documents, texts: { partNumber }, references }: StoredPart,
  ): Promise<void> => {
    const files = images.map((file, position) => ({ partSeq, position, file }));
    await insertRows(queries, 'sparePartImages', files);
    await insertRows(queries, 'sparePartDocuments', documentRows(partSeq, documents));
    const own = { by: 'own' as const, maker: '', number: partNumber };
    const others = references.map(({ kind, maker, number }) => ({ by: kind, maker, number }));
    const numbers = [own, ...others]
      .map((row, position) => numberRow(partSeq, position, row))
      .filter(({ number }) => number !== '');
    await insertRows(queries, 'partNumbers', numbers);
  };

  const update = async (seq: number, part: StoredPart): Promise<void> => {
    await queries
      .updateTable('spareParts')
      .set({
        ...(await columnsOf(part)),
        updatedAt: new Date().toISOString(),
        version: NEXT_VERSION,
      })
      .where('seq', '=', seq)
      .execute();
    await queries.deleteFrom('sparePartImages').where('partSeq', '=', seq).execute();
    await queries.deleteFrom('sparePartDocuments').where('partSeq', '=', seq).execute();
    await queries.deleteFrom('partNumbers').where('partSeq', '=', seq).execute();
    await insertOthers(seq, part);
  };

  return {
    find,
    listWhole,
    listBySeq,
    listById,
    listSeqs,
    count,
    listBriefs,
    insert,
    update,
  };
}

/** The names of a part's images in order, and the sizes of those that have been measured. */
function withImages<Part extends { images: string | null }>({ images: rows, ...part }: Part) {
  const imageSizes: Record<string, ImageSize> = {};
  const images = parseRows<[string, number | null, number | null]>(rows).map(
    ([file, width, height]) => {
      if (width !== null && height !== null) imageSizes[file] = { width, height };
      return file;
    },
  );
  return { ...part, images, imageSizes };
}

type Lists = 'images' | 'references' | 'attributes' | 'documents';

function withLists<Part extends Record<Lists, string | null>>(part: Part) {
  const references = parseRows<[PartReference['kind'], string, string]>(part.references);
  return {
    ...withImages(part),
    references: references.map(([kind, maker, number]) => ({ kind, maker, number })),
    attributes: parsePartAttributes(part.attributes),
    documents: parseDocuments(part.documents),
  };
}
