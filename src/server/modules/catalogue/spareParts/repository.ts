import { sql } from 'kysely';
import { PART_TEXTS } from '@/shared/partFields';
import { liveCategories, liveParts } from '@/server/db/live';
import { countRows, jsonRows, parseRows, readRows, whereIn } from '@/server/db/sql';
import type { Queries, Row } from '@/server/db/types';
import type { ImageSize, PartAttribute, PartDocument } from '@/server/generated/requests';
import { parsePartAttributes } from '../attributes/partAttributes';
import { valueRepository } from '../attributes/valueRepository';
import type { Condition } from '../facets/filter';
import { matchingParts, type PartScope } from '../facets/repository';
import { parseDocuments } from './documents';
import type { PartReference } from './form';
import { EDITABLE_COLUMNS, type EditableColumns } from './partRows';
import type { PartTexts } from './storedPart';

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

export type EditablePart = EditableColumns & Row<'spareParts', 'seq' | 'id' | 'version'>;

export type DeletedPart = Row<'spareParts', 'seq' | 'id' | 'name' | 'partNumber' | 'exactKey'>;

/** Bytes of the texts of all parts that a query selects; PostgreSQL sends a text. */
export const TEXT_BYTES = sql<number | string>`coalesce(sum(${sql.join(
  PART_TEXTS.map((name) => sql`octet_length(${sql.ref(`spareParts.${name}`)})`),
  sql` + `,
)}), 0)`;

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
    liveCategories(queries)
      .select(`categories.${column}`)
      .whereRef('categories.id', '=', sql.ref('spareParts.categoryId'));

  const rows = () =>
    liveParts(queries)
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

  /** In no order; unknown ids are skipped. */
  const listWhole = async (ids: string[]): Promise<WholePart[]> => {
    if (ids.length === 0) return [];
    const found = await wholeRows()
      .where(whereIn(queries, 'spareParts.id', ids))
      .execute();
    return found.map(withLists);
  };

  /** The parts with these values, in this order; unknown ones are skipped. */
  const rowsBy =
    <Key extends string | number>(column: 'seq' | 'id') =>
    async (values: Key[]): Promise<SparePartRow[]> => {
      if (values.length === 0) return [];
      const found = await rows()
        .where(whereIn(queries, `spareParts.${column}`, values))
        .execute();
      const byValue = new Map<string | number, SparePartRow>(
        found.map((row) => [row[column], withImages(row)]),
      );
      return values.flatMap((value) => byValue.get(value) ?? []);
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
    liveParts(queries)
      .select(['seq', 'id', 'name', 'partNumber', 'categoryId', 'version'])
      .where(whereIn(queries, 'id', ids))
      .orderBy('seq')
      .execute();

  /** What can be edited of parts, in the order of their creation; unknown ids are skipped. */
  const listEditable = (ids: string[]): Promise<EditablePart[]> => {
    const columns = ['seq', 'id', 'version', ...EDITABLE_COLUMNS] as const;
    const found = liveParts(queries)
      .select(columns)
      .where(whereIn(queries, 'id', ids))
      .orderBy('seq');
    return readRows(queries, found, columns);
  };

  /** Bytes of the texts of these parts, deleted ones included. */
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
    const rows = await liveParts(queries)
      .select('id')
      .where(whereIn(queries, column, values))
      .orderBy('seq')
      .execute();
    return rows.map(({ id }) => id);
  };

  /** Those of these parts that are deleted, in the order of their creation. */
  const listDeleted = (ids: string[]): Promise<DeletedPart[]> =>
    queries
      .selectFrom('spareParts')
      .select(['seq', 'id', 'name', 'partNumber', 'exactKey'])
      .where(whereIn(queries, 'id', ids))
      .where('deletedAt', 'is not', null)
      .orderBy('seq')
      .execute();

  return {
    find,
    listWhole,
    listBySeq: rowsBy<number>('seq'),
    listById: rowsBy<string>('id'),
    listSeqs,
    count,
    listBriefs,
    listEditable,
    countBytes,
    listIds,
    listDeleted,
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
