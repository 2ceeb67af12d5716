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
 * only by whom `claimForTrash`, `claimForRemoval` or `revive` has admitted.
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

  /** Names after the given one, in order, of pictures whose size is not known. */
  const listUnmeasured = async (last: string, limit: number): Promise<string[]> => {
    const rows = await reader
      .selectFrom('pictures')
      .select('name')
      .where('name', '>', last)
      .where('width', 'is', null)
      .where('trashedAt', 'is', null)
      .orderBy('name')
      .limit(limit)
      .execute();
    return rows.map((row) => row.name);
  };

  const setSize = async (name: string, { width, height }: ImageSize): Promise<void> => {
    const update = writer.updateTable('pictures').set({ width, height });
    await update.where('name', '=', name).execute();
  };

  const isReferenced = async (name: string): Promise<boolean> => {
    const row = await reader
      .selectNoFrom((eb) => [
        eb.exists(categoriesWith(name)).as('category'),
        eb.exists(partsWith(name)).as('part'),
      ])
      .executeTakeFirstOrThrow();
    return Boolean(row.category) || Boolean(row.part);
  };
  const categoriesWith = (name: string) =>
    reader.selectFrom('categories').select('id').where('image', '=', name);
  const partsWith = (name: string) =>
    reader.selectFrom('sparePartImages').select('partSeq').where('file', '=', name);

  /** Names after the given one, in order, of pictures that are not in the trash. */
  const listAfter = async (last: string, limit: number): Promise<string[]> => {
    const rows = await reader
      .selectFrom('pictures')
      .select('name')
      .where('name', '>', last)
      .where('trashedAt', 'is', null)
      .orderBy('name')
      .limit(limit)
      .execute();
    return rows.map((row) => row.name);
  };

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

  /** Whether the file is the caller's to move to the trash, for a while. */
  const claimForTrash = async (name: string, since: number): Promise<boolean> => {
    const { numUpdatedRows } = await writer
      .updateTable('pictures')
      .set({ movingUntil: at(clock() + MOVING_MS) })
      .where('name', '=', name)
      .where('trashedAt', 'is', null)
      .where('unreferencedSince', '<=', at(since))
      .where((eb) => eb.and([isAtRest(eb), eb.not(isUsed(eb))]))
      .executeTakeFirst();
    return numUpdatedRows > 0n;
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

  /** Whether the file is the caller's to remove from the trash. */
  const claimForRemoval = async (name: string, before: number): Promise<boolean> => {
    const { numUpdatedRows } = await writer
      .updateTable('pictures')
      .set({ movingUntil: at(clock() + MOVING_MS) })
      .where('name', '=', name)
      .where('trashedAt', '<=', at(before))
      .where((eb) => eb.and([isAtRest(eb), eb.not(isUsed(eb))]))
      .executeTakeFirst();
    return numUpdatedRows > 0n;
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
    ...{
      record,
      listUnmeasured,
      setSize,
      isReferenced,
      listAfter,
      note,
      count,
      listUnreferenced,
      listTrashed,
    },
    ...{ claimForTrash, setTrashed, release, claimForRemoval, forget, revive, listMisplaced },
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
