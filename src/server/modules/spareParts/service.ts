import { MAX_IMAGES } from '@/shared/limits';
import type { Db } from '@/server/db/kysely';
import type { Queries, Trx } from '@/server/db/types';
import { HttpError, badRequest, notFound } from '@/server/lib/httpError';
import { UNCONDITIONAL, type Precondition } from '../catalogue/entityTags';
import { changeCatalogue } from '../catalogue/catalogue';
import { writePartAttributes, type AttributeValueInput } from '../attributes/partAttributes';
import { categoryRepository } from '../categories/repository';
import { numberKey } from '@/server/search/analyzer';
import type { PartReference, SparePartValues } from './fields';
import { arrangeImages, readNumber } from './form';
import { numberRepository } from './numberRepository';
import type { SparePartRow } from './presenter';
import { sparePartRepository } from './repository';

export interface SparePartInput {
  values: SparePartValues;
  /** Missing: none, or those that the part has. */
  references?: PartReference[] | undefined;
  attributes?: AttributeValueInput[] | undefined;
  /** Names of images that are kept already. */
  images: string[];
}

/**
 * Rejects early what the write would reject, before any image is stored. `update` names the part
 * that is to change, its version, and the images that it is to have.
 */
export async function assertSparePart(
  db: Db,
  values: SparePartValues,
  update?: { id: string; precondition: Precondition; added: number; order: string[] | undefined },
): Promise<void> {
  const before = update && (await findSparePart(db.reader, update.id));
  if (before) update.precondition(before.version);
  await findCategoryNames(db.reader, [values]);
  await assertNumberFree(db.reader, values.partNumber, before);
  if (before) arrange(before.images, Array<string>(update.added).fill(''), update.order);
}

/** Adds one part and returns it as it is stored. */
export function createSparePart(db: Db, input: SparePartInput): Promise<SparePartRow> {
  return changeCatalogue(db, async (trx) => {
    await assertNumberFree(trx, input.values.partNumber, undefined);
    const [id = ''] = await insertSpareParts(trx, [input]);
    const row = await findSparePart(trx, id);
    return row;
  });
}

/** Adds any number of parts in one transaction, as loading a whole catalogue needs it. */
export function createSpareParts(db: Db, inputs: SparePartInput[]): Promise<string[]> {
  return changeCatalogue(db, (trx) => insertSpareParts(trx, inputs));
}

/** The same within a transaction under way. */
export async function insertSpareParts(trx: Trx, inputs: SparePartInput[]): Promise<string[]> {
  const names = await findCategoryNames(
    trx,
    inputs.map(({ values }) => values),
  );
  const inserted = await sparePartRepository(trx).insert(
    inputs.map(({ values, images, references = [] }) => ({
      ...{ values, images, references },
      categoryName: nameOf(names, values.categoryId),
    })),
  );
  for (const [place, { values, attributes = [] }] of inputs.entries()) {
    const seq = inserted[place]?.seq;
    if (seq === undefined || attributes.length === 0) continue;
    await writePartAttributes(trx, { seq, categoryId: values.categoryId }, [], attributes);
  }
  return inserted.map(({ id }) => id);
}

/**
 * Replaces a part's fields. `order` lists the images that it has afterwards, as `imageOrder` of
 * the contract does; without it the new `images` come behind those that are there. Throws 412
 * for another version.
 */
export function updateSparePart(
  db: Db,
  id: string,
  { values, images, references, attributes }: SparePartInput,
  order: string[] | undefined,
  precondition: Precondition = UNCONDITIONAL,
): Promise<SparePartRow> {
  return changeCatalogue(db, async (trx) => {
    const before = await findSparePart(trx, id);
    precondition(before.version);
    const names = await findCategoryNames(trx, [values], before);
    await assertNumberFree(trx, values.partNumber, before);
    const after = await sparePartRepository(trx).update(before, {
      ...{ values, categoryName: nameOf(names, values.categoryId) },
      images: arrange(before.images, images, order),
      references: references ?? before.references ?? [],
    });
    const present = before.attributes ?? [];
    const saved = {
      ...after,
      attributes: attributes ? await writePartAttributes(trx, after, present, attributes) : present,
    };
    return saved;
  });
}

/** Removes a part. Its images go with the next sweep, unless something else shows them. */
export function deleteSparePart(
  db: Db,
  id: string,
  precondition: Precondition = UNCONDITIONAL,
): Promise<void> {
  return changeCatalogue(db, async (trx) => {
    const before = await findSparePart(trx, id);
    precondition(before.version);
    await sparePartRepository(trx).remove(before.seq);
  });
}

/**
 * Throws 409, naming the holder, for a number of another part, however it is written there; what
 * the part has `before` is its own.
 */
async function assertNumberFree(
  queries: Queries,
  partNumber: string,
  before: SparePartRow | undefined,
): Promise<void> {
  if (partNumber === '' || partNumber === before?.partNumber) return;
  const key = numberKey(readNumber(partNumber));
  const holder = await numberRepository(queries).findHolder(key, before?.seq);
  if (!holder) return;
  const message = `The number ${partNumber} belongs to "${holder.name}" already.`;
  const { id: _id, name } = holder;
  throw new HttpError(
    409,
    'number_taken',
    message,
    { number: partNumber, holder: name },
    { details: { holder: { _id, name } } },
  );
}

function arrange(present: string[], added: string[], order: string[] | undefined): string[] {
  const arranged = order ? arrangeImages(present, added, order) : [...present, ...added];
  if (arranged.length > MAX_IMAGES) {
    throw badRequest('too_many_images', `A spare part has at most ${MAX_IMAGES} images.`, {
      max: MAX_IMAGES,
    });
  }
  return arranged;
}

/** Throws 404 where there is none. */
export async function findSparePart(queries: Queries, id: string): Promise<SparePartRow> {
  const row = await sparePartRepository(queries).find(id);
  if (!row) throw notFound('spare_part_not_found', 'This spare part does not exist.');
  return row;
}

/**
 * Names of the categories of the parts, of which one may have its category already. Throws 400
 * where one doesn't exist.
 */
async function findCategoryNames(
  queries: Queries,
  parts: Pick<SparePartValues, 'categoryId'>[],
  before?: SparePartRow,
): Promise<Map<string, string>> {
  const ids = new Set(parts.flatMap(({ categoryId }) => categoryId ?? []));
  const names = new Map<string, string>();
  for (const id of ids) {
    const known = id === before?.categoryId ? before.categoryName : null;
    const name = known ?? (await categoryRepository(queries).find(id))?.name;
    if (name === undefined) throw badRequest('category_unknown', 'The category does not exist.');
    names.set(id, name);
  }
  return names;
}

const nameOf = (names: Map<string, string>, categoryId: string | null) =>
  (categoryId && names.get(categoryId)) || null;
