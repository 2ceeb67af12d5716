import { TRANSLATED_FIELDS } from '@/shared/partFields';
import type { PartPrices } from '@/shared/prices';
import { exactKey } from '@/shared/search';
import type { Db } from '@/server/db/kysely';
import type { Queries, Trx } from '@/server/db/types';
import { badRequest, notFound } from '@/server/lib/httpError';
import { newId } from '@/server/lib/ids';
import { checkPartAttributes } from '../attributes/partAttributes';
import { searchIndex } from '@/server/search/searchIndex';
import { UNCONDITIONAL, type Precondition } from '../../core/catalogueVersion/entityTags';
import { tagsOfPart } from '@/server/db/cacheTags';
import { changeCatalogue } from '../../core/catalogueVersion/repository';
import type { Writing } from '../../core/auth/writing';
import { categoryRepository } from '../categories/repository';
import {
  SYSTEM,
  newDeletion,
  recordChange,
  recordCreated,
  recordFields,
  type Actor,
} from '../../core/history/changeRepository';
import type { StoredDocument } from '../../core/media/store';
import { translationState } from '../translations/state';
import { deleteParts } from './deletion';
import { arrangeDocuments, arrangeFiles } from './documents';
import { assertHsCode, readNumber, type PartInput } from './form';
import { numberRepository } from './numberRepository';
import { rowsOf } from './partRows';
import { numberTaken, partStore, type NewPart } from './partStore';
import { priceRows } from './prices';
import { recordedValues } from './recordedValues';
import { sparePartRepository, type SparePartRow, type WholePart } from './repository';
import { textsOf, type StoredPart } from './storedPart';

export interface SparePartInput extends PartInput {
  /** Names of images that are stored already. */
  images: string[];
  /** Likewise documents. */
  documents?: StoredDocument[];
  /** Of a new part. */
  prices?: PartPrices;
}

export interface Update {
  /** As `imageOrder` of the contract; without it the new images come after those that are there. */
  order?: string[] | undefined;
  precondition?: Precondition;
}

/** Throws what the write would throw, before any file is stored. */
export async function assertSparePart(
  { reader }: Pick<Db, 'reader'>,
  input: SparePartInput,
  id?: string,
  { order, precondition = UNCONDITIONAL }: Update = {},
): Promise<void> {
  const before = id === undefined ? undefined : await findSparePart(reader, id, precondition);
  await prepare(reader, input, before, order);
}

export function createSparePart(
  db: Db,
  input: SparePartInput,
  actor: Actor = SYSTEM,
): Promise<SparePartRow> {
  return changeCatalogue(db, async (trx, setTags) => {
    const [id = ''] = await insertSpareParts(trx, [input]);
    await recordCreated(trx, actor, 'part', { entityId: id, name: input.values.name });
    const part = await findSparePart(trx, id);
    setTags(tagsOfPart(undefined, part));
    return part;
  });
}

/** Adds any number of parts in one change of the catalogue. */
export const createSpareParts = (db: Db, inputs: SparePartInput[]): Promise<string[]> =>
  changeCatalogue(db, (trx) => insertSpareParts(trx, inputs));

/**
 * Adds parts in the transaction of a change. Returns their ids. Throws what `prepare` and
 * `checkPartAttributes` throw, and `number_repeated`.
 */
export async function insertSpareParts(trx: Trx, inputs: SparePartInput[]): Promise<string[]> {
  const parts: NewPart[] = [];
  for (const input of inputs) {
    const part = await prepare(trx, input);
    const values = await checkPartAttributes(trx, part.categoryId, [], input.attributes ?? []);
    const prices = input.prices && priceRows(input.prices);
    parts.push({ ...(await rowsOf(part, values)), ...prices });
  }
  const inserted = await partStore(trx).insert(parts);
  await searchIndex(trx).index(inserted.map(({ seq }) => seq));
  return inserted.map(({ id }) => id);
}

/** Replaces a part's fields. Throws `spare_part_not_found`, and what the precondition and `saveSparePart` throw. */
export function updateSparePart(
  db: Db,
  id: string,
  input: SparePartInput,
  { order, precondition = UNCONDITIONAL }: Update = {},
  actor: Actor = SYSTEM,
): Promise<SparePartRow> {
  return changeCatalogue(db, async (trx, setTags) => {
    const before = await findSparePart(trx, id, precondition);
    await saveSparePart(trx, before, input, order);
    const now = await findSparePart(trx, id);
    const record = { entityId: id, name: now.name };
    await recordFields(trx, actor, 'part', record, recordedValues(before), recordedValues(now));
    setTags(tagsOfPart(before, now));
    return now;
  });
}

/**
 * Replaces a part's fields in the transaction of a change, without a record in the history. Throws
 * what `prepare` and `checkPartAttributes` throw.
 */
export async function saveSparePart(
  trx: Trx,
  before: WholePart,
  input: SparePartInput,
  order?: string[],
): Promise<void> {
  const { seq, attributes } = before;
  const part = await prepare(trx, input, before, order);
  const values =
    input.attributes &&
    (await checkPartAttributes(trx, part.categoryId, attributes, input.attributes));
  await partStore(trx).update([{ seq, ...(await rowsOf(part, values)) }]);
}

/**
 * Deletes a part, which can be restored; returns the id of the change. Throws `spare_part_not_found`,
 * and what the precondition throws.
 */
export function deleteSparePart(
  db: Db,
  id: string,
  { precondition, actor = SYSTEM }: Partial<Writing> = {},
): Promise<string | undefined> {
  return changeCatalogue(db, async (trx, setTags) => {
    setTags(tagsOfPart(await findSparePart(trx, id, precondition), undefined));
    return (await deletePartsAs(trx, [id], actor)).change;
  });
}

/** Deletes parts and records it. Returns the items, and the id of the change unless none exists. */
export async function deletePartsAs(trx: Trx, ids: string[], actor: Actor) {
  const id = newId();
  const items = await deleteParts(trx, ids, newDeletion(id, actor));
  const change = await recordChange(trx, { id, actor, kind: 'part', action: 'deleted', items });
  return { change, items };
}

export const unknownPart = () =>
  notFound('spare_part_not_found', 'This spare part does not exist.');

/** Throws `spare_part_not_found`, and what the precondition throws. */
export async function findSparePart(
  queries: Queries,
  id: string,
  precondition: Precondition = UNCONDITIONAL,
): Promise<WholePart> {
  const row = await sparePartRepository(queries).find(id);
  if (!row) throw unknownPart();
  precondition(row.version);
  return row;
}

/**
 * Returns a part as it is to be stored. Throws `category_unknown`, `number_invalid`, `number_taken`,
 * `hs_code_invalid`, and what `arrangeFiles` throws.
 */
async function prepare(
  queries: Queries,
  input: SparePartInput,
  before?: SparePartRow,
  order?: string[],
): Promise<StoredPart> {
  const { values, reviewedZh, outdatedZh, references, images, hidden } = input;
  const { documents = [], documentList } = input;
  const { categoryId = null } = values;
  const keys = await categoryRepository(queries).readKeys(categoryId === null ? [] : [categoryId]);
  const categoryKeys = keys.get(categoryId);
  if (!categoryKeys) throw badRequest('category_unknown', 'The category does not exist.');
  const texts = textsOf(values, before);
  await assertNumberFree(queries, texts.partNumber, before);
  if (texts.hsCode !== before?.hsCode) assertHsCode(texts.hsCode);
  return {
    texts,
    translation: translationState(TRANSLATED_FIELDS, texts, before, reviewedZh, outdatedZh),
    categoryId,
    categoryKeys,
    references: references ?? before?.references ?? [],
    images: arrangeImages(before?.images ?? [], images, order),
    documents: arrangeDocuments(before?.documents ?? [], documents, documentList),
    hidden: hidden ?? before?.hidden === 1,
  };
}

/** Throws `number_taken`, which names the holder, and `number_invalid`. */
async function assertNumberFree(
  queries: Queries,
  number: string,
  before: SparePartRow | undefined,
): Promise<void> {
  if (number === '' || number === before?.partNumber) return;
  const key = exactKey(readNumber(number));
  const holder = (await numberRepository(queries).listHolders([key])).get(key);
  if (holder && holder.id !== before?.id) throw numberTaken(number, holder);
}

/** One empty entry means no image. */
function arrangeImages(present: string[], added: string[], order?: string[]): string[] {
  const asFiles = (names: string[]) => names.map((file) => ({ file }));
  const list = order && asFiles(order.filter((entry) => entry !== '' || order.length > 1));
  const images = arrangeFiles('images', asFiles(present), asFiles(added), list);
  return images.map(({ file }) => file);
}
