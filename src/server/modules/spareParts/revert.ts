import { attributeKeyOf, outdatedFieldOf } from '@/shared/changes';
import { PART_TEXTS } from '@/shared/partFields';
import { batchesOf } from '@/server/db/batches';
import type { Trx } from '@/server/db/types';
import { attributeRepository } from '../attributes/repository';
import type { AttributeValueInput } from '../attributes/partAttributes';
import { categoryRepository } from '../categories/repository';
import { changedFields, type ChangedField } from '../changes/repository';
import {
  idsOf,
  itemsByRecord,
  skipped,
  stateToRevert,
  valuesToRevert,
  type Revert,
  type Skipped,
  type Values,
} from '../changes/reverts';
import { listStoredImages } from '../media/repository';
import { editParts } from './bulkEdit';
import type { PartReference } from './form';
import type { PartChanges } from './partChanges';
import { recordedValues } from './recordedValues';
import { sparePartRepository, type WholePart } from './repository';
import { findSparePart, saveSparePart } from './service';

/** Fields that are set of many parts at once. */
const COLUMNS = new Set<string>([...PART_TEXTS, 'categoryId', 'hidden']);

const isColumn = (field: string) => COLUMNS.has(field) || outdatedFieldOf(field) !== undefined;

/** Parts get their texts, category, images, other numbers and attribute values back. */
export const revertParts: Revert = async (trx, items, options) => {
  const changed: ChangedField[] = [];
  const left: Skipped[] = [];
  const edits = new Map<string, PartChanges>();
  const itemsOf = itemsByRecord(items);
  const refersToNothing = await findMissing(trx, items);
  for await (const ids of batchesOf(idsOf(items))) {
    for (const part of await sparePartRepository(trx).listWhole(ids)) {
      const values = recordedValues(part);
      const own = itemsOf.get(part.id) ?? [];
      itemsOf.delete(part.id);
      const missing = own.find(refersToNothing);
      if (missing) left.push(skipped(missing, 'referenceMissing'));
      const possible = own.filter((item) => !refersToNothing(item));
      const to = valuesToRevert(possible, values, options, left);
      const state = stateToRevert(own, values, to);
      if (Object.keys(to).every(isColumn)) {
        edits.set(part.id, { ...changesOf(to), ...state });
      } else {
        const after = await savePart(trx, part, { ...values, ...to }, state);
        changed.push(...changedFields({ entityId: part.id, name: part.name }, values, after));
      }
    }
  }
  changed.push(...(await editParts(trx, [...edits.keys()], ({ id }) => edits.get(id) ?? {})));
  const others = [...itemsOf.values()].flatMap((own) => own.slice(0, 1));
  left.push(...others.map((item) => skipped(item, 'missing')));
  return { changed, skipped: left };
};

/** What tells whether the value that an item is to give back refers to what does not exist any more. */
async function findMissing(
  trx: Trx,
  items: ChangedField[],
): Promise<(item: ChangedField) => boolean> {
  const valuesOf = (field: string) =>
    items.flatMap((item) => (item.field === field && item.before !== null ? item.before : []));
  const categories = await categoryRepository(trx).readKeys(valuesOf('categoryId'));
  const attributes = await attributeRepository(trx).list();
  const images = await listStoredImages(trx, valuesOf('images').flatMap(filesIn));
  const present = new Set<string | null>([
    ...categories.keys(),
    ...attributes.map(({ key }) => key),
    ...images,
  ]);
  return ({ field, before }) => {
    if (before === null) return false;
    if (field === 'categoryId') return !present.has(before);
    if (field === 'images') return !filesIn(before).every((file) => present.has(file));
    const key = attributeKeyOf(field);
    return key !== undefined && !present.has(key);
  };
}

const filesIn = (list: string): string[] => JSON.parse(list) as string[];

const changesOf = ({ categoryId, hidden, ...texts }: Values): PartChanges => ({
  ...Object.fromEntries(
    PART_TEXTS.flatMap((field) => (field in texts ? [[field, texts[field] ?? '']] : [])),
  ),
  ...(categoryId !== undefined && { categoryId }),
  ...(hidden !== undefined && { hidden: hidden !== null }),
});

/** As its form would save it; returns the values that it has then. */
async function savePart(
  trx: Trx,
  before: WholePart,
  values: Values,
  state: ReturnType<typeof stateToRevert>,
): Promise<Values> {
  const { categoryId, hidden, images, references, ...rest } = values;
  const texts = Object.fromEntries(PART_TEXTS.map((field) => [field, rest[field] ?? '']));
  const files = filesIn(images ?? '[]');
  const added = files.filter((file) => !before.images.includes(file));
  const order = files.map((file) => (added.includes(file) ? `new:${added.indexOf(file)}` : file));
  const input = {
    values: { ...texts, name: texts.name ?? '', categoryId },
    references: JSON.parse(references ?? '[]') as PartReference[],
    attributes: await attributesIn(trx, rest),
    images: added,
    hidden: hidden !== null,
    ...state,
  };
  await saveSparePart(trx, before, input, order.length > 0 ? order : ['']);
  return recordedValues(await findSparePart(trx, before.id));
}

async function attributesIn(trx: Trx, values: Values): Promise<AttributeValueInput[]> {
  const attributes = await attributeRepository(trx).list();
  return Object.entries(values).flatMap(([field, value]) => {
    const attribute = attributes.find(({ key }) => key === attributeKeyOf(field));
    if (!attribute || value === null) return [];
    const { key, kind } = attribute;
    return kind === 'number' ? { key, number: Number(value) } : { key, choice: value };
  });
}
