import { exactKey } from '@/shared/search';
import type { Trx } from '@/server/db/types';
import type { ChangedField } from '../../core/history/changeRepository';
import { itemsByRecord, skip, type Revert, type Skipped } from '../../core/history/reverts';
import { restoreImages } from '../../core/media/repository';
import { storeParts } from './bulkEdit';
import { numberRepository } from './numberRepository';
import { applyEdits } from './partChanges';
import { listFiles, planReverts, type PlannedPart } from './revertPlan';

/** Parts get their texts, category, images, documents, other numbers and attribute values back. */
export const revertParts: Revert = async (trx, items, options) => {
  await restoreImages(trx, listFiles(items));
  const parts = await planReverts(trx, items, options);
  const taken = options.skipsTakenNumbers ? await skipTakenNumbers(trx, parts, items) : [];
  const planned = [...parts.values()];
  const changed = await storeParts(trx, planned);
  const missing = [...itemsByRecord(items)].flatMap(([id, own]) =>
    parts.has(id) ? [] : own.slice(0, 1),
  );
  const skipped = [
    ...planned.flatMap((part) => part.skipped),
    ...taken,
    ...missing.map((item) => skip(item, 'missing')),
  ];
  return { changed, skipped };
};

/** Skips numbers that other parts have, unless those get another one, too. */
async function skipTakenNumbers(
  trx: Trx,
  parts: Map<string, PlannedPart>,
  items: ChangedField[],
): Promise<Skipped[]> {
  const columns = new Map([...parts].map(([id, { set }]) => [id, { ...set }]));
  const wanted = [...columns].flatMap(([id, { partNumber }]) =>
    partNumber ? { id, key: exactKey(partNumber) } : [],
  );
  const holders = await numberRepository(trx).listHolders(wanted.map(({ key }) => key));
  const skipped = new Set<string>();
  const isTaken = ({ id, key }: (typeof wanted)[number]) => {
    const holder = holders.get(key)?.id ?? id;
    return holder !== id && columns.get(holder)?.partNumber === undefined;
  };
  // A part that does not give its number up may have one that a further part waits for.
  for (let taken = wanted.filter(isTaken); taken.length > 0;) {
    for (const { id } of taken) {
      delete columns.get(id)?.partNumber;
      skipped.add(id);
    }
    taken = wanted.filter((part) => !skipped.has(part.id) && isTaken(part));
  }
  const edits = [...skipped].flatMap((id) => {
    const [planned, set] = [parts.get(id), columns.get(id)];
    return planned && set ? { before: planned.before, set } : [];
  });
  const changed = new Map((await applyEdits(trx, edits)).map((part) => [part.before.id, part]));
  for (const { before, set } of edits) {
    const planned = parts.get(before.id);
    if (planned) parts.set(before.id, { ...planned, set, changed: changed.get(before.id) });
  }
  const firsts = [...itemsByRecord(items)].flatMap(([id, [item]]) =>
    item && skipped.has(id) ? item : [],
  );
  return firsts.map((item) => skip(item, 'numberTaken'));
}
