import { batchesOf } from '@/server/db/batches';
import type { Trx } from '@/server/db/types';
import { numberKey } from '@/server/search/analyzer';
import { searchIndex } from '@/server/search/searchIndex';
import type { ChangedField } from '../changes/repository';
import { reindexBatch } from '../search/reindex';
import { bulkRepository, type EditedRow } from './bulkRepository';
import { readNumber } from './form';
import { numberRepository } from './numberRepository';
import { changedParts, type ChangedPart, type PartEdit } from './partChanges';
import { sparePartRepository } from './repository';
import { numberTaken } from './service';

/**
 * Sets fields of many parts within a change of the catalogue; returns what has changed, for the
 * history. Throws 404 for an unknown part, 409 for a number of another part, and 400 for what no
 * part can have.
 */
export async function editParts(trx: Trx, edits: PartEdit[]): Promise<ChangedField[]> {
  await replaceNumbers(trx, edits);
  const items: ChangedField[] = [];
  const hidden: number[] = [];
  for await (const changed of changedParts(trx, edits)) {
    await bulkRepository(trx).update(rowsOf(changed));
    for (const { before, columns, items: own } of changed) {
      if (columns.hidden === 1) hidden.push(before.seq);
      items.push(...own);
    }
  }
  await searchIndex(trx).remove(hidden);
  // The background job indexes the others.
  await reindexBatch(trx);
  return items;
}

/** Rows with one set of columns, as one statement writes them. */
function rowsOf(changed: ChangedPart[]): EditedRow[] {
  const names = [...new Set(changed.flatMap(({ columns }) => Object.keys(columns)))];
  return changed.map(({ before, columns }) => {
    const after = { ...before, ...columns };
    const pairs = names.map((name) => [name, after[name as keyof typeof after]]);
    return { seq: before.seq, ...Object.fromEntries(pairs) } as EditedRow;
  });
}

/** All old numbers go first, so that parts can exchange theirs. */
async function replaceNumbers(trx: Trx, edits: PartEdit[]): Promise<void> {
  const numbered = edits.flatMap(({ id, set: { partNumber } }) =>
    partNumber === undefined ? [] : { id, number: partNumber },
  );
  if (numbered.length === 0) return;
  const parts = bulkRepository(trx);
  await parts.removeOwnNumbers(numbered.map(({ id }) => id));
  const added = numbered.filter(({ number }) => number !== '');
  for await (const batch of batchesOf(added)) {
    const keyed = batch.map((each) => ({ ...each, key: numberKey(readNumber(each.number)) }));
    const holders = await numberRepository(trx).listHolders(keyed.map(({ key }) => key));
    const named = await sparePartRepository(trx).listBriefs(batch.map(({ id }) => id));
    for (const { id, number, key } of keyed) {
      const holder = holders.get(key);
      if (holder) throw numberTaken(number, holder);
      holders.set(key, { id, name: named.find((each) => each.id === id)?.name ?? '' });
    }
    await parts.addOwnNumbers(keyed);
  }
}
