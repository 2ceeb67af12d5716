import { attributeKeyOf } from '@/shared/changes';
import { PART_TEXTS, type PartText } from '@/shared/partFields';
import { exactKey } from '@/shared/search';
import { batchesOf } from '@/server/db/batches';
import type { Trx } from '@/server/db/types';
import { attributeRepository, type AttributeRow } from '../attributes/repository';
import { categoryRepository } from '../categories/repository';
import type { ChangedField } from '../changes/repository';
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
import { restoreImages } from '../media/repository';
import type { PartDocument } from '@/server/generated/requests';
import { storeParts } from './bulkEdit';
import { bulkRepository } from './bulkRepository';
import type { PartReference } from './form';
import { numberRepository } from './numberRepository';
import { applyEdits, type PartChanges, type PartEdit } from './partChanges';
import { editDetails, type DetailsEdit, type PartDetails } from './partDetails';
import { recordedColumns, recordedValues } from './recordedValues';
import { sparePartRepository } from './repository';

/** Parts get their texts, category, images, documents, other numbers and attribute values back. */
export const revertParts: Revert = async (trx, items, options) => {
  const changed: ChangedField[] = [];
  const left: Skipped[] = [];
  const edits: PartEdit[] = [];
  const itemsOf = itemsByRecord(items);
  const attributes = await attributeRepository(trx).list();
  const refersToNothing = await findMissing(trx, items, attributes);
  const isDetailed = (id: string) => itemsOf.get(id)?.some(isDetail) === true;
  for await (const ids of batchesOf(idsOf(items))) {
    const detailed = ids.filter(isDetailed);
    const found = detailed.length > 0 ? await sparePartRepository(trx).listWhole(detailed) : [];
    const whole = new Map(found.map((part) => [part.id, part]));
    const details: DetailsEdit[] = [];
    for (const before of await bulkRepository(trx).list(ids)) {
      const part = whole.get(before.id);
      const own = itemsOf.get(before.id) ?? [];
      itemsOf.delete(before.id);
      const values = part ? recordedValues(part) : recordedColumns(before, textsIn(own));
      const missing = own.find(refersToNothing);
      if (missing) left.push(skipped(missing, 'referenceMissing'));
      const possible = own.filter((item) => !refersToNothing(item));
      const to = valuesToRevert(possible, values, options, left);
      edits.push({ before, set: { ...changesOf(to), ...stateToRevert(own, values, to) } });
      if (part) details.push({ part, details: detailsOf(to, attributes) });
    }
    changed.push(...(await editDetails(trx, details, attributes)));
  }
  if (options.skipsTakenNumbers) left.push(...(await leaveTakenNumbers(trx, edits, items)));
  changed.push(...(await storeParts(trx, await applyEdits(trx, edits))));
  const others = [...itemsOf.values()].flatMap((own) => own.slice(0, 1));
  left.push(...others.map((item) => skipped(item, 'missing')));
  return { changed, skipped: left };
};

/** What a part has in other tables. */
const isDetail = ({ field }: ChangedField) =>
  ['images', 'documents', 'references'].includes(field) || attributeKeyOf(field) !== undefined;

const textsIn = (items: ChangedField[]): PartText[] =>
  PART_TEXTS.filter((text) => items.some(({ field }) => field === text));

/** Leaves numbers out that other parts have, unless those get another one, too. */
async function leaveTakenNumbers(
  trx: Trx,
  edits: PartEdit[],
  items: ChangedField[],
): Promise<Skipped[]> {
  const columns = new Map(edits.map(({ before, set }) => [before.id, set]));
  const wanted = [...columns].flatMap(([id, { partNumber }]) =>
    partNumber ? { id, key: exactKey(partNumber) } : [],
  );
  const holders = await numberRepository(trx).listHolders(wanted.map(({ key }) => key));
  const left = new Set<string>();
  const isTaken = ({ id, key }: (typeof wanted)[number]) => {
    const holder = holders.get(key)?.id ?? id;
    return holder !== id && columns.get(holder)?.partNumber === undefined;
  };
  // A part that does not give its number up may have one that a further part waits for.
  for (let taken = wanted.filter(isTaken); taken.length > 0;) {
    for (const { id } of taken) {
      delete columns.get(id)?.partNumber;
      left.add(id);
    }
    taken = wanted.filter((each) => !left.has(each.id) && isTaken(each));
  }
  const parts = [...itemsByRecord(items)].flatMap(([id, [item]]) =>
    item && left.has(id) ? item : [],
  );
  return parts.map((item) => skipped(item, 'numberTaken'));
}

/** What tells whether the value that an item is to give back refers to what does not exist any more. */
async function findMissing(
  trx: Trx,
  items: ChangedField[],
  attributes: AttributeRow[],
): Promise<(item: ChangedField) => boolean> {
  const valuesOf = (field: string) =>
    items.flatMap((item) => (item.field === field && item.before !== null ? item.before : []));
  const categories = await categoryRepository(trx).readKeys(valuesOf('categoryId'));
  const files = [
    ...valuesOf('images').flatMap(filesIn),
    ...valuesOf('documents').flatMap((list) => documentsIn(list).map(({ file }) => file)),
  ];
  const stored = await restoreImages(trx, files);
  const present = new Set<string | null>([
    ...categories.keys(),
    ...attributes.map(({ key }) => key),
    ...stored,
  ]);
  return ({ field, before }) => {
    if (before === null) return false;
    if (field === 'categoryId') return !present.has(before);
    if (field === 'images') return !filesIn(before).every((file) => present.has(file));
    if (field === 'documents') return !documentsIn(before).every(({ file }) => present.has(file));
    const key = attributeKeyOf(field);
    return key !== undefined && !present.has(key);
  };
}

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
