import { exactKey } from '@/shared/search';
import { batchesOf } from '@/server/db/batches';
import type { Trx } from '@/server/db/types';
import { badRequest } from '@/server/lib/httpError';
import { searchIndex } from '@/server/search/searchIndex';
import type { ChangedField } from '../../core/history/changeRepository';
import { reindexBatch } from '../search/reindex';
import { bulkRepository, type EditablePart } from './bulkRepository';
import { readNumber } from './form';
import { numberRepository } from './numberRepository';
import { changedParts, type ChangedPart, type ChangesOf } from './partChanges';
import { numberTaken } from './service';

/**
 * Sets fields of many parts within a change of the catalogue; returns what has changed, for the
 * history. Throws 404 for an unknown part, 409 for a number of another part, and 400 for what no
 * part can have.
 */
export const editParts = async (
  trx: Trx,
  ids: string[],
  changesOf: ChangesOf,
): Promise<ChangedField[]> => storeParts(trx, await changedParts(trx, ids, changesOf));

/** Stores changes of parts that have been worked out already. */
export async function storeParts(trx: Trx, changed: ChangedPart[]): Promise<ChangedField[]> {
  await replaceNumbers(trx, await writeChanged(trx, changed));
  // The background job indexes the others.
  await reindexBatch(trx);
  return changed.flatMap(({ items }) => items);
}

/** A part that gets another own number; empty: none. */
type RenumberedPart = Pick<EditablePart, 'seq' | 'partNumber'>;

/** Returns those whose numbers are still to be replaced. */
async function writeChanged(trx: Trx, changed: ChangedPart[]): Promise<RenumberedPart[]> {
  for await (const batch of batchesOf(changed)) await bulkRepository(trx).update(batch);
  const hidden = changed.filter(({ before, after }) => after.hidden > before.hidden);
  await searchIndex(trx).remove(hidden.map(({ before }) => before.seq));
  return changed.flatMap(({ before, after: { seq, partNumber } }) =>
    partNumber === before.partNumber ? [] : { seq, partNumber },
  );
}

/** All old numbers go first, so that parts can exchange theirs. */
async function replaceNumbers(trx: Trx, renumbered: RenumberedPart[]): Promise<void> {
  const parts = bulkRepository(trx);
  await parts.removeOwnNumbers(renumbered.map(({ seq }) => seq));
  const numbered = renumbered.flatMap(({ seq: partSeq, partNumber: number }) =>
    number === '' ? [] : { partSeq, number: readNumber(number), key: exactKey(number) },
  );
  const keys = new Set<string>();
  for (const { key, number } of numbered) {
    if (keys.has(key)) throw numberRepeated(number);
    keys.add(key);
  }
  for await (const batch of batchesOf(numbered)) {
    const holders = await numberRepository(trx).listHolders(batch.map(({ key }) => key));
    for (const { key, number } of batch) {
      const holder = holders.get(key);
      if (holder) throw numberTaken(number, holder);
    }
    await parts.addOwnNumbers(batch);
  }
}

const numberRepeated = (number: string) =>
  badRequest('number_repeated', `Several parts cannot have the same number ${number}.`, { number });
