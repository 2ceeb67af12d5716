import type { Db } from '@/server/db/kysely';
import type { Trx } from '@/server/db/types';
import type { Attribute, AttributeForm, AttributeValuesForm } from '@/server/generated/requests';
import { badRequest, conflict, notFound } from '@/server/lib/httpError';
import { changeCatalogue } from '../catalogue/repository';
import {
  SYSTEM,
  changedFields,
  recordChange,
  recordCreated,
  recordEdited,
  type Actor,
} from '../changes/repository';
import { categoryRepository } from '../categories/repository';
import {
  attributeRepository,
  type AttributeRow,
  type AttributeValues,
  type ShownAttribute,
  type StoredValue,
  valueRepository,
} from './repository';
import { isSameUnit, lengthConverter } from './units';
import { assertApplies, checkNumber, checkValue, listBranch } from './partAttributes';

/** More would make the console's form, and each list's facets, of no use. */
export const MAX_ATTRIBUTES = 200;

/** Adds an attribute. Throws 409 where there are too many, or its key is taken. */
export function createAttribute(
  db: Db,
  form: AttributeForm,
  actor: Actor = SYSTEM,
): Promise<Attribute> {
  const values = valuesOf(form);
  return changeCatalogue(db, async (trx) => {
    const id = await insertAttribute(trx, values);
    await recordCreated(trx, actor, 'attribute', { entityId: id, name: values.labelEn });
    return findShown(trx, id);
  });
}

/** The same within a change under way, also with the id that it had before it was deleted. */
export async function insertAttribute(
  trx: Trx,
  values: AttributeValues,
  id?: string,
): Promise<string> {
  const attributes = attributeRepository(trx);
  const present = await attributes.list();
  if (present.length >= MAX_ATTRIBUTES) {
    throw conflict('too_many_attributes', `There are at most ${MAX_ATTRIBUTES} attributes.`, {
      max: MAX_ATTRIBUTES,
    });
  }
  await assertFits(trx, values, present, undefined);
  return attributes.insert(values, id);
}

/**
 * Replaces an attribute. While parts have values of it key and kind stay, and so does the unit, save
 * that lengths are converted: 409.
 */
export function updateAttribute(
  db: Db,
  id: string,
  form: AttributeForm,
  now: Date,
  actor: Actor = SYSTEM,
): Promise<Attribute> {
  const values = valuesOf(form);
  return changeCatalogue(db, async (trx) => {
    const before = await saveAttribute(trx, id, values, now);
    const record = { entityId: id, name: values.labelEn };
    await recordEdited(trx, actor, 'attribute', record, recorded(before), recorded(values));
    return findShown(trx, id);
  });
}

/** The same within a change under way; returns the attribute as it was. */
export async function saveAttribute(
  trx: Trx,
  id: string,
  values: AttributeValues,
  now: Date,
): Promise<AttributeRow> {
  const attributes = attributeRepository(trx);
  const present = await attributes.listShown();
  const before = findIn(present, id);
  await assertFits(trx, values, present, before);
  const convert = before.valueCount > 0 ? assertSuits(values, before) : undefined;
  if (convert) {
    const numbers = await valueRepository(trx).listNumbers(id);
    const converted = numbers.map(({ partSeq, number }) => ({
      partSeq,
      attributeId: id,
      ...checkNumber(convert(number), values.labelEn),
    }));
    await putValues(trx, converted, now);
  }
  await attributes.update(id, values);
  return before;
}

/** What the history records of an attribute. */
export const recorded = ({ key, labelEn, labelZh, kind, unit, categoryId }: AttributeValues) => ({
  key,
  labelEn,
  labelZh,
  kind,
  unit,
  categoryId,
});

/** Removes an attribute that no part has a value of; 409 for any other. */
export function deleteAttribute(db: Db, id: string, actor: Actor = SYSTEM): Promise<void> {
  return changeCatalogue(db, async (trx) => {
    const attributes = attributeRepository(trx);
    const before = findIn(await attributes.listShown(), id);
    if (before.valueCount > 0) {
      throw conflict('attribute_in_use', 'An attribute stays while parts have values of it.');
    }
    await attributes.remove(id);
    // With all that an undo needs.
    const items = changedFields({ entityId: id, name: before.labelEn }, recorded(before), {});
    await recordChange(trx, { actor, kind: 'attribute', action: 'deleted', items });
  });
}

/** Stores values of any number of parts, all or none; of two for the same the last one counts. */
export function storeValues(
  db: Db,
  { values }: AttributeValuesForm,
  now: Date,
  _actor: Actor = SYSTEM,
): Promise<number> {
  return changeCatalogue(db, async (trx) => {
    const found = await valueRepository(trx).findParts(values.map(({ partId }) => partId));
    const parts = new Map(found.map((part) => [part.id, part]));
    const attributes = await attributeRepository(trx).list();
    const byKey = new Map(attributes.map((attribute) => [attribute.key, attribute]));
    const branches = new Map<string | null, string[]>();
    const checked = new Map<string, StoredValue>();
    for (const { partId, ...value } of values) {
      const part = parts.get(partId);
      if (!part) throw badRequest('spare_part_unknown', 'One of the spare parts does not exist.');
      const row = checkValue(value, byKey);
      const { seq, categoryId } = part;
      const branch = branches.get(categoryId) ?? (await listBranch(trx, categoryId));
      branches.set(categoryId, branch);
      assertApplies(byKey.get(value.key), branch);
      checked.set(`${seq} ${row.attributeId}`, { partSeq: seq, ...row });
    }
    await putValues(trx, [...checked.values()], now);
    return checked.size;
  });
}

/** Stores values of parts, which have another version then. */
async function putValues(trx: Trx, values: StoredValue[], now: Date): Promise<void> {
  const stored = valueRepository(trx);
  await stored.put(values);
  await stored.raiseVersions([...new Set(values.map(({ partSeq }) => partSeq))], now);
}

/** Throws 404 where there is none. */
function findIn(attributes: ShownAttribute[], id: string): ShownAttribute {
  const found = attributes.find((each) => each.id === id);
  if (!found) throw notFound('attribute_not_found', 'This attribute does not exist.');
  return found;
}

/** A category that has been removed has no name any more. */
export function presentAttribute(row: ShownAttribute): Attribute {
  const { id, key, labelEn, labelZh, kind, unit, categoryId, categoryName, valueCount } = row;
  return {
    _id: id,
    key,
    labelEn,
    labelZh,
    kind,
    ...(unit && { unit }),
    ...(categoryId !== null && { categoryId: { _id: categoryId, name: categoryName ?? '' } }),
    valueCount,
  };
}

const findShown = async (trx: Trx, id: string): Promise<Attribute> =>
  presentAttribute(findIn(await attributeRepository(trx).listShown(), id));

function valuesOf({ unit = '', categoryId, ...form }: AttributeForm): AttributeValues {
  if (unit !== '' && form.kind === 'choice')
    throw badRequest('unit_not_allowed', 'Only numbers have a unit.');
  return { ...form, unit, categoryId: categoryId ?? null };
}

/**
 * Throws 409 where the values that parts have of an attribute would mean nothing after its change;
 * returns how to convert them where they have to be.
 */
function assertSuits(
  after: AttributeValues,
  before: AttributeRow,
): ((number: number) => number) | undefined {
  const stays = 'stays while parts have values of it';
  if (after.key !== before.key) {
    const message = `The key of an attribute ${stays}: shared URLs contain it.`;
    throw conflict('attribute_key_fixed', message);
  }
  if (after.kind !== before.kind)
    throw conflict('attribute_kind_fixed', `The kind of an attribute ${stays}.`);
  if (isSameUnit(before.unit, after.unit)) return undefined;
  const convert = lengthConverter(before.unit, after.unit);
  if (convert) return convert;
  const message = `The unit of an attribute ${stays}, unless both are lengths.`;
  throw conflict('attribute_unit_fixed', message);
}

/** Throws where the key is taken or the category does not exist. */
async function assertFits(
  trx: Trx,
  { key, categoryId }: AttributeValues,
  present: AttributeRow[],
  before: AttributeRow | undefined,
): Promise<void> {
  if (present.some((each) => each.key === key && each !== before))
    throw conflict('attribute_exists', `There is an attribute "${key}" already.`, { key });
  // One that has lost its category may be saved as it is.
  if (categoryId === null || categoryId === before?.categoryId) return;
  if (!(await categoryRepository(trx).find(categoryId)))
    throw badRequest('category_unknown', 'The category does not exist.');
}
