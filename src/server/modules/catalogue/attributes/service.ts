import { isSameUnit, lengthConverter } from '@/shared/units';
import type { Db } from '@/server/db/kysely';
import type { Queries, Trx } from '@/server/db/types';
import type { Attribute, AttributeForm } from '@/server/generated/requests';
import { badRequest, conflict, notFound } from '@/server/lib/httpError';
import type { Writing } from '../../core/auth/writing';
import { UNCONDITIONAL, type Precondition } from '../../core/catalogueVersion/entityTags';
import { changeCatalogue } from '../../core/catalogueVersion/repository';
import { SYSTEM, recordFields, type Actor } from '../../core/history/changeRepository';
import { categoryRepository } from '../categories/repository';
import {
  attributeRepository,
  type AttributeRow,
  type AttributeValues,
  type ShownAttribute,
} from './repository';
import { valueRepository } from './valueRepository';
import { convertNumbers } from './convertNumbers';

/** More would make the console's form, and each list's facets, of no use. */
export const MAX_ATTRIBUTES = 200;
/** Of an attribute, that are listed; the contract says so. */
const MAX_CHOICES = 200;

/** Adds an attribute. Throws what `insertAttribute` throws, and `unit_not_allowed`. */
export function createAttribute(
  db: Db,
  form: AttributeForm,
  actor: Actor = SYSTEM,
): Promise<Attribute> {
  const values = valuesOf(form);
  return changeCatalogue(db, async (trx) => {
    const id = await insertAttribute(trx, values);
    // With all that an undo needs, like a deletion.
    const record = { entityId: id, name: values.labelEn };
    await recordFields(trx, actor, 'attribute', record, undefined, recorded(values));
    return findShown(trx, id);
  });
}

/**
 * Adds an attribute, under a former `id` if there is one. Returns its id; records nothing. Throws
 * `too_many_attributes`, `attribute_exists` and `category_unknown`.
 */
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
 * that lengths are converted: throws `attribute_key_fixed`, `attribute_kind_fixed` and
 * `attribute_unit_fixed`, also `attribute_not_found`, `attribute_exists`, `category_unknown`,
 * `unit_not_allowed`, and what the precondition throws.
 */
export function updateAttribute(
  db: Db,
  id: string,
  form: AttributeForm,
  now: Date,
  { precondition, actor }: Writing,
): Promise<Attribute> {
  return changeCatalogue(db, async (trx) => {
    const present = findIn(await attributeRepository(trx).listShown(), id, precondition);
    const values = valuesOf(form, present.choicesZh);
    const before = await saveAttribute(trx, id, values, now);
    const record = { entityId: id, name: values.labelEn };
    await recordFields(trx, actor, 'attribute', record, recorded(before), recorded(values));
    return findShown(trx, id);
  });
}

/** Replaces an attribute, without a record in the history. Returns it as it was. */
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
  if (before.valueCount > 0) assertSuits(values, before);
  const convert = lengthConverter(before.unit, values.unit);
  const suits = values.kind === before.kind && isSameUnit(before.unit, values.unit);
  if (!suits && convert) await convertNumbers(trx, { id, ...values }, convert, now);
  // Only deleted parts have values then.
  else if (!suits) await valueRepository(trx).removeAll(id);
  await attributes.update(id, values);
  return before;
}

/** What the history records of an attribute; lists are JSON. */
export const recorded = (values: AttributeValues) => {
  const { key, labelEn, labelZh, kind, unit, categoryIds, choicesZh } = values;
  const listText = (list: unknown[]) => (list.length > 0 ? JSON.stringify(list) : null);
  const lists = {
    categoryIds: listText([...categoryIds].sort()),
    choicesZh: listText([...choicesZh].sort()),
  };
  return { key, labelEn, labelZh, kind, unit, ...lists };
};

/** The attribute that is recorded so. */
export function fromRecorded(values: ReturnType<typeof recorded>): AttributeValues {
  const { categoryIds, choicesZh, ...texts } = values;
  return {
    ...texts,
    categoryIds: JSON.parse(categoryIds ?? '[]') as string[],
    choicesZh: new Map(JSON.parse(choicesZh ?? '[]') as [string, string][]),
  };
}

/** Returns the id of the change. Throws `attribute_in_use`, and what `findIn` throws. */
export function deleteAttribute(
  db: Db,
  id: string,
  { precondition, actor }: Writing,
): Promise<string | undefined> {
  return changeCatalogue(db, async (trx) => {
    const attributes = attributeRepository(trx);
    const before = findIn(await attributes.listShown(), id, precondition);
    if (before.valueCount > 0) {
      throw conflict('attribute_in_use', 'An attribute stays while parts have values of it.');
    }
    // Deleted parts may have some.
    await valueRepository(trx).removeAll(id);
    await attributes.remove(id);
    const record = { entityId: id, name: before.labelEn };
    return recordFields(trx, actor, 'attribute', record, recorded(before), undefined);
  });
}

/** Throws `attribute_not_found`, and what the precondition throws. */
export function findIn(
  attributes: ShownAttribute[],
  id: string,
  precondition: Precondition = UNCONDITIONAL,
): ShownAttribute {
  const found = attributes.find((candidate) => candidate.id === id);
  if (!found) throw notFound('attribute_not_found', 'This attribute does not exist.');
  precondition(found.version);
  return found;
}

/** Of hidden parts nothing is shown without `includeHidden`. */
export async function listAttributes(
  queries: Queries,
  includeHidden = false,
): Promise<Attribute[]> {
  const choices = await valueRepository(queries).listChoices(includeHidden);
  const rows = await attributeRepository(queries).listShown(includeHidden);
  return rows.map((row) => presentAttribute(row, choices.get(row.id)));
}

/** A category that has been removed has no name any more. `used` are the choices that parts have. */
function presentAttribute(row: ShownAttribute, used: string[] = []): Attribute {
  const { id, key, labelEn, labelZh, kind, unit, categories, choicesZh, valueCount, version } = row;
  const choices = used.slice(0, MAX_CHOICES).map((value) => {
    const valueZh = choicesZh.get(value);
    return { value, ...(valueZh !== undefined && { valueZh }) };
  });
  return {
    _id: id,
    key,
    labelEn,
    labelZh,
    kind,
    ...(unit && { unit }),
    ...(categories.length > 0 && {
      categoryIds: categories.map((category) => ({ _id: category.id, name: category.name ?? '' })),
    }),
    ...(choices.length > 0 && { choices }),
    valueCount,
    version,
  };
}

async function findShown(trx: Trx, id: string): Promise<Attribute> {
  const used = await valueRepository(trx).listChoices();
  return presentAttribute(findIn(await attributeRepository(trx).listShown(), id), used.get(id));
}

/** Choices that the form does not name keep their Chinese text; an empty one removes it. */
function valuesOf(
  { unit = '', categoryIds = [], choices = [], ...form }: AttributeForm,
  choicesBefore: ReadonlyMap<string, string> = new Map(),
): AttributeValues {
  if (unit !== '' && form.kind === 'choice')
    throw badRequest('unit_not_allowed', 'Only numbers have a unit.');
  const named = choices.map(({ value, valueZh = '' }) => [value, valueZh] as const);
  const all = [...new Map([...choicesBefore, ...named])];
  const choicesZh = new Map(all.filter(([, valueZh]) => valueZh !== ''));
  return { ...form, unit, categoryIds: [...new Set(categoryIds)], choicesZh };
}

/** Throws `attribute_…_fixed` where the values of parts would mean nothing after the change. */
function assertSuits(after: AttributeValues, before: AttributeRow): void {
  const stays = 'stays while parts have values of it';
  if (after.key !== before.key) {
    const message = `The key of an attribute ${stays}: shared URLs contain it.`;
    throw conflict('attribute_key_fixed', message);
  }
  if (after.kind !== before.kind)
    throw conflict('attribute_kind_fixed', `The kind of an attribute ${stays}.`);
  if (isSameUnit(before.unit, after.unit) || lengthConverter(before.unit, after.unit)) return;
  const message = `The unit of an attribute ${stays}, unless both are lengths.`;
  throw conflict('attribute_unit_fixed', message);
}

/** Throws `attribute_exists` where the key is taken, and `category_unknown`. */
async function assertFits(
  trx: Trx,
  { key, categoryIds }: AttributeValues,
  present: AttributeRow[],
  before: AttributeRow | undefined,
): Promise<void> {
  if (present.some((other) => other.key === key && other !== before))
    throw conflict('attribute_exists', `There is an attribute "${key}" already.`, { key });
  for (const id of categoryIds) {
    // One that has lost a category may be saved as it is.
    if (before?.categoryIds.includes(id) || (await categoryRepository(trx).find(id))) continue;
    throw badRequest('category_unknown', 'The category does not exist.');
  }
}
