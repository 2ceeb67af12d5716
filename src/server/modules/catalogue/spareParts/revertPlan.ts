import { attributeKeyOf } from '@/shared/history';
import { PART_TEXTS, type PartText } from '@/shared/partFields';
import { batchesOf } from '@/server/db/batches';
import type { Queries } from '@/server/db/types';
import { attributeRepository, type AttributeRow } from '../attributes/repository';
import { categoryRepository, type CategoryKeys } from '../categories/repository';
import type { ChangedField } from '../../core/history/changeRepository';
import {
  idsOf,
  itemsByRecord,
  skip,
  stateToRevert,
  valuesToRevert,
  type RevertOptions,
  type Skipped,
  type Values,
} from '../../core/history/reverts';
import { listRestorable } from '../../core/media/repository';
import type { PartDocument } from '@/server/generated/requests';
import type { PartReference } from './form';
import { applyEdits, type ChangedPart, type PartChanges, type PartEdit } from './partChanges';
import type { DetailsEdit, PartDetails } from './partDetails';
import { priceRepository } from './priceRepository';
import { editPrices, isPriceField, recordedPrices, type PricesEdit } from './prices';
import { recordedColumns, recordedValues } from './recordedValues';
import { sparePartRepository } from './repository';

/** How a part gets values back. */
export interface PlannedPart extends PartEdit {
  /** Undefined: its row stays as it is. */
  changed: ChangedPart | undefined;
  details: DetailsEdit | undefined;
  prices: PricesEdit | undefined;
  skipped: Skipped[];
}

interface References {
  attributes: AttributeRow[];
  categories: ReadonlyMap<string | null, CategoryKeys>;
  isMissing: (item: ChangedField) => boolean;
}

/**
 * Reads parts and works out what gives them their former values back; by their ids, without those that
 * do not exist.
 */
export async function planReverts(
  queries: Queries,
  items: ChangedField[],
  options: RevertOptions,
): Promise<Map<string, PlannedPart>> {
  const parts = new Map<string, PlannedPart>();
  const itemsOf = itemsByRecord(items);
  const { attributes, categories, isMissing } = await findReferences(queries, items);
  const isDetailed = (id: string) => itemsOf.get(id)?.some(isDetail) === true;
  for await (const ids of batchesOf(idsOf(items))) {
    const detailed = ids.filter(isDetailed);
    const found = detailed.length > 0 ? await sparePartRepository(queries).listWhole(detailed) : [];
    const whole = new Map(found.map((part) => [part.id, part]));
    const edits: PartEdit[] = [];
    const editable = await sparePartRepository(queries).listEditable(ids);
    const priced = editable.filter(({ id }) => itemsOf.get(id)?.some(isPrice));
    const pricesOf = await priceRepository(queries).listOf(priced.map(({ seq }) => seq));
    for (const before of editable) {
      const part = whole.get(before.id);
      const own = itemsOf.get(before.id) ?? [];
      const skipped: Skipped[] = [];
      const prices = pricesOf.get(before.seq);
      const values = {
        ...(part ? recordedValues(part) : recordedColumns(before, textsIn(own))),
        ...(prices && recordedPrices(prices)),
      };
      const missing = own.find(isMissing);
      if (missing) skipped.push(skip(missing, 'referenceMissing'));
      const possible = own.filter((item) => !isMissing(item));
      const to = valuesToRevert(possible, values, options, skipped);
      const set = { ...changesOf(to), ...stateToRevert(own, values, to) };
      const details = part && { part, details: detailsOf(to, attributes), attributes };
      parts.set(before.id, {
        before,
        set,
        changed: undefined,
        details,
        prices: prices && editPrices(before, prices, pricesTo(to)),
        skipped,
      });
      edits.push({ before, set });
    }
    for (const changed of await applyEdits(queries, edits, categories)) {
      const planned = parts.get(changed.before.id);
      if (planned) planned.changed = changed;
    }
  }
  return parts;
}

/** What a part has in other tables. */
const isDetail = ({ field }: ChangedField) =>
  ['images', 'documents', 'references'].includes(field) || attributeKeyOf(field) !== undefined;

const isPrice = ({ field }: ChangedField) => isPriceField(field);

const pricesTo = (to: Values): Values =>
  Object.fromEntries(Object.entries(to).filter(([field]) => isPriceField(field)));

const textsIn = (items: ChangedField[]): PartText[] =>
  PART_TEXTS.filter((text) => items.some(({ field }) => field === text));

/** What the values that items are to give back refer to, and what tells whether one refers to nothing. */
async function findReferences(queries: Queries, items: ChangedField[]): Promise<References> {
  const attributes = await attributeRepository(queries).list();
  const categories = await categoryRepository(queries).readKeys(valuesOf(items, 'categoryId'));
  const stored = await listRestorable(queries, listFiles(items));
  const present = new Set<string | null>([
    ...categories.keys(),
    ...attributes.map(({ key }) => key),
    ...stored,
  ]);
  const isMissing = ({ field, before }: ChangedField) => {
    if (before === null) return false;
    if (field === 'categoryId') return !present.has(before);
    if (field === 'images') return !filesIn(before).every((file) => present.has(file));
    if (field === 'documents') return !documentsIn(before).every(({ file }) => present.has(file));
    const key = attributeKeyOf(field);
    return key !== undefined && !present.has(key);
  };
  return { attributes, categories, isMissing };
}

const valuesOf = (items: ChangedField[], name: string): string[] =>
  items.flatMap(({ field, before }) => (field === name && before !== null ? before : []));

/** Images and documents that parts are to have again. */
export const listFiles = (items: ChangedField[]): string[] => [
  ...valuesOf(items, 'images').flatMap(filesIn),
  ...valuesOf(items, 'documents').flatMap((list) => documentsIn(list).map(({ file }) => file)),
];

const filesIn = (list: string): string[] => JSON.parse(list) as string[];
const documentsIn = (list: string): PartDocument[] => JSON.parse(list) as PartDocument[];

const changesOf = ({ categoryId, hidden, ...texts }: Values): PartChanges => ({
  ...Object.fromEntries(
    PART_TEXTS.flatMap((field) => (field in texts ? [[field, texts[field] ?? '']] : [])),
  ),
  ...(categoryId !== undefined && { categoryId }),
  ...(hidden !== undefined && { hidden: hidden !== null }),
});

function detailsOf(
  { images, documents, references, ...rest }: Values,
  attributes: AttributeRow[],
): PartDetails {
  return {
    images: images === undefined ? undefined : filesIn(images ?? '[]'),
    documents: documents === undefined ? undefined : documentsIn(documents ?? '[]'),
    references:
      references === undefined ? undefined : (JSON.parse(references ?? '[]') as PartReference[]),
    values: Object.entries(rest).flatMap(([field, value]) => {
      const attribute = attributes.find(({ key }) => key === attributeKeyOf(field));
      if (!attribute) return [];
      const { id: attributeId, kind } = attribute;
      const number = kind === 'number' && value !== null ? Number(value) : null;
      return { attributeId, value, number };
    }),
  };
}
