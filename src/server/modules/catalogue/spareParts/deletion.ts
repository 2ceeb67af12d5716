import type { Trx } from '@/server/db/types';
import { HttpError } from '@/server/lib/httpError';
import { wholeRecord, type ChangedField, type Deletion } from '../../core/history/changeRepository';
import { numberRepository, type NumberHolder } from './numberRepository';
import { partStore } from './partStore';
import { sparePartRepository, type DeletedPart } from './repository';

/** Deletes parts, which can be restored; ids of none are ignored. Returns what has changed. */
export async function deleteParts(
  trx: Trx,
  ids: string[],
  deletion: Deletion,
): Promise<ChangedField[]> {
  const found = await sparePartRepository(trx).listBriefs(ids);
  await partStore(trx).markDeleted(
    found.map(({ seq }) => seq),
    deletion,
  );
  return found.map(({ id, name }) => wholeRecord({ entityId: id, name }));
}

export interface RestoreOptions {
  /** Parts come back without a number that another part has now; otherwise that is an error. */
  withoutTakenNumbers?: boolean | undefined;
}

/**
 * Restores those of these parts that are deleted. Returns what has changed. Throws `number_taken`
 * for a part whose number another one has now.
 */
export async function restoreParts(
  trx: Trx,
  ids: string[],
  { withoutTakenNumbers = false }: RestoreOptions = {},
): Promise<ChangedField[]> {
  const deleted = await sparePartRepository(trx).listDeleted(ids);
  const keys = deleted.flatMap(({ exactKey }) => exactKey ?? []);
  const holders = await numberRepository(trx).listHolders(keys);
  const renumbered: number[] = [];
  for (const part of deleted) {
    const { seq, exactKey } = part;
    if (exactKey === null) continue;
    const holder = holders.get(exactKey);
    if (holder && !withoutTakenNumbers) throw numberTaken(part, holder);
    if (holder) renumbered.push(seq);
    else holders.set(exactKey, part);
  }
  const store = partStore(trx);
  await store.removeNumbers(renumbered);
  await store.markRestored(deleted.map(({ seq }) => seq));
  return deleted.map(({ id, name }) => wholeRecord({ entityId: id, name }));
}

const numberTaken = ({ id, name, partNumber: number }: DeletedPart, holder: NumberHolder) =>
  new HttpError(
    409,
    'number_taken',
    `The number ${number} of "${name}" belongs to "${holder.name}" now.`,
    { number, holder: holder.name },
    { details: { holder: { _id: holder.id, name: holder.name }, part: { _id: id, name } } },
  );
