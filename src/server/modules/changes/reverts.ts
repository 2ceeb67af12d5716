import type { Trx } from '@/server/db/types';
import type { UndoResult } from '@/server/generated/requests';
import type { Actor, ChangedField } from './repository';

export type Skipped = UndoResult['skipped'][number];

export interface RevertOptions {
  actor: Actor;
  now: Date;
  /** Also values that have been changed since. */
  force: boolean;
}

/** What was given back, and what was not. */
export interface Reverted {
  /** Those that the records of its kind exist of. */
  found: ReadonlySet<string>;
  changed: ChangedField[];
  skipped: Skipped[];
}

/** Gives those records of one kind their values back that are among the items of a change. */
export type Revert = (trx: Trx, items: ChangedField[], options: RevertOptions) => Promise<Reverted>;

export type Values = Readonly<Record<string, string | null>>;

export const skipped = (
  record: Pick<ChangedField, 'entityId' | 'name'>,
  reason: Skipped['reason'],
) => ({
  _id: record.entityId,
  name: record.name,
  reason,
});

export const idsOf = (items: readonly ChangedField[]): string[] => [
  ...new Set(items.map(({ entityId }) => entityId)),
];

export function itemsByRecord(items: readonly ChangedField[]): Map<string, ChangedField[]> {
  const byRecord = new Map<string, ChangedField[]>();
  for (const item of items) {
    const own = byRecord.get(item.entityId);
    if (own) own.push(item);
    else byRecord.set(item.entityId, [item]);
  }
  return byRecord;
}

/** Reverts record by record; `revertOne` returns undefined for one that does not exist. */
export async function revertEach(
  items: readonly ChangedField[],
  revertOne: (
    id: string,
    own: ChangedField[],
    left: Skipped[],
  ) => Promise<ChangedField[] | undefined>,
): Promise<Reverted> {
  const found = new Set<string>();
  const changed: ChangedField[] = [];
  const left: Skipped[] = [];
  for (const [id, own] of itemsByRecord(items)) {
    const fields = await revertOne(id, own, left);
    if (!fields) continue;
    found.add(id);
    changed.push(...fields);
  }
  return { found, changed, skipped: left };
}

/**
 * What of a record's items is to be given back; those that have been changed since are added to
 * `left`, once for the record.
 */
export function valuesToRevert(
  items: ChangedField[],
  now: Values,
  { force }: Pick<RevertOptions, 'force'>,
  left: Skipped[],
): Values {
  const differing = items.filter(({ field, before }) => (now[field] || null) !== before);
  const kept = differing.filter(({ field, after }) => force || (now[field] || null) === after);
  const [first] = items;
  if (first && kept.length < differing.length) left.push(skipped(first, 'edited'));
  return Object.fromEntries(kept.map(({ field, before }) => [field, before]));
}
