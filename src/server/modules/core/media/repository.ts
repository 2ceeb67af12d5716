import type { ExpressionBuilder } from 'kysely';
import { whereIn } from '@/server/db/sql';
import type { Connections, Database, Queries, Trx } from '@/server/db/types';
import type { ImageSize } from '@/server/generated/requests';

/** In `trashedAt` of a file that is being removed for good: nothing can refer to it any more. */
const REMOVING = '';

type Images = ExpressionBuilder<Database, 'images'>;

/** The images and documents that this database has recorded: those that are in use, or may be soon, and its trash. */
export function imageRepository({ reader, writer }: Connections, clock: () => number = Date.now) {
  const at = (ms: number) => new Date(ms).toISOString();

  /** Records a file that is about to be stored; it stays out of the trash for an hour. Documents have no size. */
  const record = async (name: string, size?: ImageSize): Promise<void> => {
    const { width = null, height = null } = size ?? {};
    const values = { width, height, storedAt: at(clock()), trashedAt: null };
    await writer
      .insertInto('images')
      .values({ name, ...values })
      .onConflict((conflict) => conflict.column('name').doUpdateSet(values))
      .execute();
  };

  const isReferenced = async (name: string): Promise<boolean> => {
    const query = reader.selectFrom('images').select('name').where('name', '=', name);
    return (await query.where(isUsed).executeTakeFirst()) !== undefined;
  };

  /** Names of images that are not in the trash, in order: all, or those that something refers to. */
  async function* batches(size: number, only?: 'used'): AsyncGenerator<string[]> {
    for (let last = ''; ;) {
      let query = reader.selectFrom('images').select('name').where('trashedAt', 'is', null);
      if (only === 'used') query = query.where(isUsed);
      const rows = await query.where('name', '>', last).orderBy('name').limit(size).execute();
      const names = rows.map(({ name }) => name);
      if (names.length > 0) yield names;
      if (names.length < size) return;
      last = names.at(-1) ?? last;
    }
  }

  const isUnreferenced = (storedBefore: number) => (eb: Images) =>
    eb.and([
      eb('trashedAt', 'is', null),
      eb('storedAt', '<=', at(storedBefore)),
      eb.not(isUsed(eb)),
    ]);

  const listUnreferenced = async (storedBefore: number): Promise<string[]> => {
    const query = reader.selectFrom('images').select('name').where(isUnreferenced(storedBefore));
    return (await query.execute()).map(({ name }) => name);
  };

  /** Returns false where the image is in use again. */
  const setTrashed = async (name: string, storedBefore: number): Promise<boolean> => {
    const image = writer.updateTable('images').where('name', '=', name);
    const update = image.set({ trashedAt: at(clock()) }).where(isUnreferenced(storedBefore));
    return (await update.executeTakeFirst()).numUpdatedRows > 0n;
  };

  /** Takes an image out of the trash for an hour at least; false: it is being removed. */
  const setRestored = async (name: string): Promise<boolean> => {
    const image = writer.updateTable('images').where('name', '=', name);
    const update = image.set({ storedAt: at(clock()), trashedAt: null }).where(isNotRemoving);
    return (await update.executeTakeFirst()).numUpdatedRows > 0n;
  };

  const listTrashed = (before = clock()) =>
    reader
      .selectFrom('images')
      .select(['name', 'trashedAt'])
      .where('trashedAt', '<=', at(before))
      .where('trashedAt', '<>', REMOVING)
      .orderBy('trashedAt')
      .orderBy('name')
      .$narrowType<{ trashedAt: string }>()
      .execute();

  const isRemovable = (trashedBefore: number) => (eb: Images) =>
    eb.and([eb('trashedAt', '<=', at(trashedBefore)), eb.not(isUsed(eb))]);

  /** Names that nothing refers to, or whose removal was interrupted; `trashedBefore` in ms. */
  const listRemovable = async (trashedBefore: number): Promise<string[]> => {
    const query = reader.selectFrom('images').select('name').where(isRemovable(trashedBefore));
    return (await query.execute()).map(({ name }) => name);
  };

  /** Prevents that rows refer to the image from now on. Returns false where one does again. */
  const setRemoving = async (name: string, trashedBefore: number): Promise<boolean> => {
    const image = writer.updateTable('images').where('name', '=', name);
    const update = image.set({ trashedAt: REMOVING }).where(isRemovable(trashedBefore));
    return (await update.executeTakeFirst()).numUpdatedRows > 0n;
  };

  /** Deletes the row of an image that was removed for good, unless it has been uploaded again. */
  const forget = async (name: string): Promise<void> => {
    const image = writer.deleteFrom('images').where('name', '=', name);
    await image.where('trashedAt', '=', REMOVING).execute();
  };

  return {
    record,
    isReferenced,
    batches,
    listUnreferenced,
    setTrashed,
    setRestored,
    listTrashed,
    listRemovable,
    setRemoving,
    forget,
  };
}

const isNotRemoving = (eb: Images) =>
  eb.or([eb('trashedAt', 'is', null), eb('trashedAt', '<>', REMOVING)]);

/** Whether a part, category or import refers to the image or document, also a deleted one. */
function isUsed(eb: Images) {
  const file = eb.ref('images.name');
  return eb.or([
    eb.exists(eb.selectFrom('sparePartImages').select('partSeq').where('file', '=', file)),
    eb.exists(eb.selectFrom('sparePartDocuments').select('partSeq').where('file', '=', file)),
    eb.exists(eb.selectFrom('categories').select('id').where('image', '=', file)),
    eb.exists(eb.selectFrom('importImages').select('importId').where('file', '=', file)),
  ]);
}

/**
 * Returns those of these images and documents that are stored, so that rows may refer to them. Those
 * in the trash are restored with the transaction: a purge under way waits for it, and leaves them.
 */
export async function restoreImages(
  trx: Trx,
  names: string[],
  now = new Date(),
): Promise<string[]> {
  await trx
    .updateTable('images')
    .set({ storedAt: now.toISOString(), trashedAt: null })
    .where(whereIn(trx, 'name', names))
    .where('trashedAt', 'is not', null)
    .where(isNotRemoving)
    .execute();
  return listRestorable(trx, names);
}

/** Returns those of these images and documents that are stored, the trash included. */
export async function listRestorable(queries: Queries, names: string[]): Promise<string[]> {
  const rows = await queries
    .selectFrom('images')
    .select('name')
    .where(whereIn(queries, 'name', names))
    .where(isNotRemoving)
    .execute();
  return rows.map(({ name }) => name);
}

/** The document with what a part calls it, before others one that is on the site. */
export const findDocument = (queries: Queries, file: string) =>
  queries
    .selectFrom('sparePartDocuments')
    .innerJoin('spareParts', 'seq', 'partSeq')
    .select(['title', 'size'])
    .where('file', '=', file)
    .where('deletedAt', 'is', null)
    .orderBy('hidden')
    .orderBy('seq')
    .executeTakeFirst();
