import type { Trx } from '../db/types';
import type { ChangedField } from '../modules/core/history/changeRepository';
import { storeParts } from '../modules/catalogue/spareParts/bulkEdit';
import { changedParts, type ChangesOf } from '../modules/catalogue/spareParts/partChanges';

/** Sets fields of parts within a change of the catalogue; returns what has changed, for the history. */
export async function editParts(
  trx: Trx,
  ids: string[],
  changesOf: ChangesOf,
): Promise<ChangedField[]> {
  const changed = await changedParts(trx, ids, changesOf);
  return storeParts(
    trx,
    changed.map((part) => ({ changed: part })),
  );
}
