import { attributeField } from '@/shared/changes';
import { jsonRows, parseRows, whereIn } from '@/server/db/sql';
import type { Queries } from '@/server/db/types';
import { TEXT_FIELDS } from './storedPart';

/** A part as the history records it. */
export interface RecordedPart {
  id: string;
  seq: number;
  name: string;
  /** By field; null: there is none. Lists are JSON. */
  values: Record<string, string | null>;
}

/** The parts with these ids; unknown ids are left out. */
export async function listRecorded(queries: Queries, ids: string[]): Promise<RecordedPart[]> {
  const rows = await queries
    .selectFrom('spareParts')
    .select(['id', 'seq', ...TEXT_FIELDS, 'categoryId', 'hidden'])
    .select((eb) => [
      eb
        .selectFrom('sparePartImages')
        .whereRef('partSeq', '=', 'spareParts.seq')
        .select(jsonRows(queries, ['file'], 'position').as('rows'))
        .as('images'),
      eb
        .selectFrom('partNumbers')
        .whereRef('partSeq', '=', 'spareParts.seq')
        .where('position', '>', 0)
        .select(jsonRows(queries, ['by', 'maker', 'number'], 'position').as('rows'))
        .as('references'),
      eb
        .selectFrom('partAttributes')
        .innerJoin('attributes', 'attributes.id', 'partAttributes.attributeId')
        .whereRef('partSeq', '=', 'spareParts.seq')
        .select(jsonRows(queries, ['key', 'value'], 'key').as('rows'))
        .as('attributes'),
    ])
    .where(whereIn(queries, 'id', ids))
    .execute();
  return rows.map(({ id, seq, hidden, images, references, attributes, ...texts }) => ({
    id,
    seq,
    name: texts.name,
    values: {
      ...texts,
      hidden: hidden === 1 ? 'true' : null,
      images: listText(parseRows<[string]>(images).map(([file]) => file)),
      references: listText(
        parseRows<string[]>(references).map(([kind, maker, number]) => ({ kind, maker, number })),
      ),
      ...Object.fromEntries(
        parseRows<[string, string]>(attributes).map(([key, value]) => [attributeField(key), value]),
      ),
    },
  }));
}

const listText = (list: object[] | string[]) => (list.length > 0 ? JSON.stringify(list) : null);

/** Those of these images that are stored, or can be restored. */
export async function listStoredImages(queries: Queries, names: string[]): Promise<string[]> {
  const rows = await queries
    .selectFrom('images')
    .select('name')
    .where(whereIn(queries, 'name', names))
    .execute();
  return rows.map(({ name }) => name);
}
