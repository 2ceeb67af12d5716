import type { ExpressionBuilder } from 'kysely';
import type { Connections, Database } from '../../db/types';
import type { ImageSize } from './inspect';

type Pictures = ExpressionBuilder<Database, 'pictures'>;

/** Until when a sweep may take for one file: longer than any call of a storage lasts. */
const MOVING_MS = 90_000;

export interface TrashedPicture {
  name: string;
  bytes: number | null;
  trashedAt: string;
}

/**
 * What the database knows of its pictures. A file is moved to and from the trash, or removed,
 * only by whom `claim` or `revive` has admitted.
 */
export function pictureRepository({ reader, writer }: Connections, clock: () => number = Date.now) {
  const at = (ms: number) => new Date(ms).toISOString();
  const now = () => at(clock());

  const isAtRest = (eb: Pictures) =>
    eb.or([
      eb('pictures.movingUntil', 'is', null),
      eb('pictures.movingUntil', '<=', now()),
      // Longer than anyone claims it: the clock was wrong then.
      eb('pictures.movingUntil', '>', at(clock() + MOVING_MS)),
    ]);

  /**
   * Records a picture that is about to be stored: nothing takes it within the next hour. Answers
   * false while its file is being moved: then it is to be tried again a little later.
   */
  const record = async (name: string, bytes: number, size: ImageSize): Promise<boolean> => {
    const described = { bytes, width: size.width, height: size.height };
    const kept = { storedAt: now(), unreferencedSince: null, trashedAt: null, movingUntil: null };
    const rows = await writer
      .insertInto('pictures')
      .values({ name, ...described, ...kept })
      .onConflict((conflict) =>
        conflict
          .column('name')
          .doUpdateSet({ ...described, ...kept })
          .where((eb) => isAtRest(eb as unknown as Pictures)),
      )
      .returning('name')
      .execute();
    return rows.length > 0;
  };

  const setSize = async (name: string, { width, height }: ImageSize): Promise<void> => {
    const update = writer.updateTable('pictures').set({ width, height });
    await update.where('name', '=', name).execute();
  };

  const isReferenced = async (name: string): Promise<boolean> => {
    const query = reader.selectFrom('pictures').select('name').where('name', '=', name);
    return (await query.where(isUsed).executeTakeFirst()) !== undefined;
  };

  /** Names of pictures that are not in the trash, in order: all, or those with a mark. */
  async function* batches(size: number, only?: 'used' | 'unmeasured'): AsyncGenerator<string[]> {
    for (let last = ''; ;) {
      let query = reader.selectFrom('pictures').select('name').where('trashedAt', 'is', null);
      if (only === 'used') query = query.where(isUsed);
      if (only === 'unmeasured') query = query.where('width', 'is', null);
      const rows = await query.where('name', '>', last).orderBy('name').limit(size).execute();
      const names = rows.map(({ name }) => name);
      if (names.length > 0) yield names;
      if (names.length < size) return;
      last = names.at(-1) ?? last;
    }
  }

  /** Notes of the given pictures which are unreferenced from now on, and which are not any more. */
  const note = async (names: string[], storedBefore: number): Promise<void> => {
    if (names.length === 0) return;
    await writer
      .updateTable('pictures')
      .set({ unreferencedSince: now() })
      .where('name', 'in', names)
      .where('unreferencedSince', 'is', null)
      .where('storedAt', '<=', at(storedBefore))
      .where((eb) => eb.not(isUsed(eb)))
      .execute();
    await writer
      .updateTable('pictures')
      .set({ unreferencedSince: null })
      .where('name', 'in', names)
      .where('unreferencedSince', 'is not', null)
      .where(isUsed)
      .execute();
  };

  const count = async (): Promise<number> => {
    const row = await reader
      .selectFrom('pictures')
      .select((eb) => eb.fn.countAll().as('count'))
      .where('trashedAt', 'is', null)
      .executeTakeFirstOrThrow();
    return Number(row.count);
  };

  const listUnreferenced = async (since: number): Promise<string[]> => {
    const rows = await reader
      .selectFrom('pictures')
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
    let update = writer
      .updateTable('pictures')
      .set({ movingUntil: at(clock() + MOVING_MS) })
      .where('name', '=', name)
      .where(column, '<=', at(since))
      .where((eb) => eb.and([isAtRest(eb), eb.not(isUsed(eb))]));
    if (to === 'trash') update = update.where('trashedAt', 'is', null);
    return (await update.executeTakeFirst()).numUpdatedRows > 0n;
  };

  const setTrashed = async (name: string): Promise<void> => {
    await writer
      .updateTable('pictures')
      .set({ trashedAt: now(), movingUntil: null })
      .where('name', '=', name)
      .where('movingUntil', 'is not', null)
      .execute();
  };

  /** Ends a claim without a change. */
  const release = async (name: string): Promise<void> => {
    const set = writer.updateTable('pictures').set({ movingUntil: null });
    await set.where('name', '=', name).execute();
  };

  const listTrashed = async (before?: number): Promise<TrashedPicture[]> => {
    let query = reader
      .selectFrom('pictures')
      .select(['name', 'bytes', 'trashedAt'])
      .where('trashedAt', 'is not', null);
    if (before !== undefined) query = query.where('trashedAt', '<=', at(before));
    return query.orderBy('trashedAt').orderBy('name').$narrowType<TrashedPicture>().execute();
  };

  /** Forgets a picture whose file is gone; the caller has claimed it. */
  const forget = async (name: string): Promise<void> => {
    const remove = writer.deleteFrom('pictures').where('name', '=', name);
    await remove.where('movingUntil', 'is not', null).execute();
  };

  /** Whether the picture is this database's own and out of the trash now; its file is to follow. */
  const revive = async (name: string): Promise<boolean> => {
    const { numUpdatedRows } = await writer
      .updateTable('pictures')
      .set({ storedAt: now(), unreferencedSince: null, trashedAt: null, movingUntil: null })
      .where('name', '=', name)
      .where((eb) => isAtRest(eb))
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  };

  /** Of the given names those of this database's own pictures that should not be in the trash. */
  const listMisplaced = async (names: string[]): Promise<string[]> => {
    if (names.length === 0) return [];
    const rows = await reader
      .selectFrom('pictures')
      .select('name')
      .where('name', 'in', names)
      .where((eb) => eb.or([eb('trashedAt', 'is', null), isUsed(eb)]))
      .where((eb) => isAtRest(eb))
      .execute();
    return rows.map((row) => row.name);
  };

  return {
    ...{ record, setSize, isReferenced, batches, note, count, listUnreferenced, listTrashed },
    ...{ claim, setTrashed, release, forget, revive, listMisplaced },
  };
}

export type PictureRepository = ReturnType<typeof pictureRepository>;

/** Whether a category or a part refers to the picture. */
function isUsed(eb: Pictures) {
  const { ref } = eb;
  return eb.or([
    eb.exists(eb.selectFrom('categories').select('id').where('image', '=', ref('pictures.name'))),
    eb.exists(
      eb.selectFrom('sparePartImages').select('partSeq').where('file', '=', ref('pictures.name')),
    ),
  ]);
}
