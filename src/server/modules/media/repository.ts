import type { ExpressionBuilder } from 'kysely';
import { countRows } from '@/server/db/sql';
import type { Connections, Database } from '@/server/db/types';
import type { ImageSize } from './inspect';

type Images = ExpressionBuilder<Database, 'images'>;

/** Until when a sweep may take for one file: longer than any call of a storage lasts. */
const MOVING_MS = 90_000;

/**
 * What the database knows of its images. A file is moved to and from the trash, or removed,
 * only by whom `claim` or `revive` has admitted.
 */
export function imageRepository({ reader, writer }: Connections, clock: () => number = Date.now) {
  const at = (ms: number) => new Date(ms).toISOString();
  const now = () => at(clock());
  const image = (name: string) => writer.updateTable('images').where('name', '=', name);
  const inUse = () => ({
    storedAt: now(),
    unreferencedSince: null,
    trashedAt: null,
    movingUntil: null,
  });

  const isAtRest = (eb: Images) =>
    eb.or([
      eb('images.movingUntil', 'is', null),
      eb('images.movingUntil', '<=', now()),
      // Longer than anyone claims it: the clock was wrong then.
      eb('images.movingUntil', '>', at(clock() + MOVING_MS)),
    ]);

  /**
   * Records an image that is about to be stored: nothing takes it within the next hour. Returns
   * false while its file is being moved: then it is to be tried again a little later.
   */
  const record = async (name: string, bytes: number, size: ImageSize): Promise<boolean> => {
    const values = { bytes, width: size.width, height: size.height, ...inUse() };
    const rows = await writer
      .insertInto('images')
      .values({ name, ...values })
      .onConflict((conflict) =>
        conflict
          .column('name')
          .doUpdateSet(values)
          .where((eb) => isAtRest(eb as unknown as Images)),
      )
      .returning('name')
      .execute();
    return rows.length > 0;
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

  /** Notes of the given images which are unreferenced from now on, and which are not any more. */
  const note = async (names: string[], storedBefore: number): Promise<void> => {
    if (names.length === 0) return;
    const given = writer.updateTable('images').where('name', 'in', names);
    await given
      .set({ unreferencedSince: now() })
      .where('unreferencedSince', 'is', null)
      .where('storedAt', '<=', at(storedBefore))
      .where((eb) => eb.not(isUsed(eb)))
      .execute();
    await given
      .set({ unreferencedSince: null })
      .where('unreferencedSince', 'is not', null)
      .where(isUsed)
      .execute();
  };

  const count = (): Promise<number> =>
    countRows(reader.selectFrom('images').where('trashedAt', 'is', null));

  const listUnreferenced = async (since: number): Promise<string[]> => {
    const rows = await reader
      .selectFrom('images')
      .select('name')
      .where('trashedAt', 'is', null)
      .where('unreferencedSince', '<=', at(since))
      .execute();
    return rows.map((row) => row.name);
  };

  /**
   * Whether the file is the caller's for a while: to move to the trash, as nothing has referred to
   * it since then, or to remove from the trash, where it has been since then.
   */
  const claim = async (name: string, to: 'trash' | 'remove', since: number): Promise<boolean> => {
    const column = to === 'trash' ? 'unreferencedSince' : 'trashedAt';
    let update = image(name)
      .set({ movingUntil: at(clock() + MOVING_MS) })
      .where(column, '<=', at(since))
      .where((eb) => eb.and([isAtRest(eb), eb.not(isUsed(eb))]));
    if (to === 'trash') update = update.where('trashedAt', 'is', null);
    return (await update.executeTakeFirst()).numUpdatedRows > 0n;
  };

  const setTrashed = async (name: string): Promise<void> => {
    const update = image(name).set({ trashedAt: now(), movingUntil: null });
    await update.where('movingUntil', 'is not', null).execute();
  };

  /** Ends a claim without a change. */
  const release = async (name: string): Promise<void> => {
    await image(name).set({ movingUntil: null }).execute();
  };

  const listTrashed = (before?: number) => {
    let query = reader.selectFrom('images').select(['name', 'trashedAt']);
    query = query.where('trashedAt', 'is not', null).orderBy('trashedAt').orderBy('name');
    if (before !== undefined) query = query.where('trashedAt', '<=', at(before));
    return query.$narrowType<{ trashedAt: string }>().execute();
  };

  /** Forgets an image whose file is gone; the caller has claimed it. */
  const forget = async (name: string): Promise<void> => {
    const remove = writer.deleteFrom('images').where('name', '=', name);
    await remove.where('movingUntil', 'is not', null).execute();
  };

  /** Whether the image is this database's own and out of the trash now; its file is to follow. */
  const revive = async (name: string): Promise<boolean> => {
    const update = image(name).set(inUse()).where(isAtRest);
    return (await update.executeTakeFirst()).numUpdatedRows > 0n;
  };

  /** Of the given names those of this database's own images that should not be in the trash. */
  const listMisplaced = async (names: string[]): Promise<string[]> => {
    if (names.length === 0) return [];
    const rows = await reader
      .selectFrom('images')
      .select('name')
      .where('name', 'in', names)
      .where((eb) => eb.or([eb('trashedAt', 'is', null), isUsed(eb)]))
      .where(isAtRest)
      .execute();
    return rows.map((row) => row.name);
  };

  return {
    record,
    isReferenced,
    batches,
    note,
    count,
    listUnreferenced,
    listTrashed,
    claim,
    setTrashed,
    release,
    forget,
    revive,
    listMisplaced,
  };
}

export type ImageRepository = ReturnType<typeof imageRepository>;

/** Whether a category or a part refers to the image. */
function isUsed(eb: Images) {
  const { ref } = eb;
  return eb.or([
    eb.exists(eb.selectFrom('categories').select('id').where('image', '=', ref('images.name'))),
    eb.exists(
      eb.selectFrom('sparePartImages').select('partSeq').where('file', '=', ref('images.name')),
    ),
  ]);
}
