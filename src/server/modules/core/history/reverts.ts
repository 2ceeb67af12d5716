import { outdatedFieldOf } from '@/shared/history';
import type { Trx } from '@/server/db/types';
import type { UndoResult } from '@/server/generated/requests';
import { groupBy } from '@/shared/groupBy';
import {
  changedFields,
  recordChange,
  type Actor,
  type Change,
  type ChangedField,
} from './changeRepository';

export type Skipped = UndoResult['skipped'][number];

export interface RevertOptions {
  actor: Actor;
  now: Date;
  /** Also values that have been changed since. */
  force: boolean;
  /** Parts do not get a number back that another part has now; otherwise that is an error. */
  skipsTakenNumbers?: boolean;
}

export interface Reverted {
  changed: ChangedField[];
  skipped: Skipped[];
}

/** Gives records of one kind the values back that they had before a change. */
export type Revert = (trx: Trx, items: ChangedField[], options: RevertOptions) => Promise<Reverted>;

export type Values = Readonly<Record<string, string | null>>;

/** A record that is skipped. */
export const skip = (
  { entityId, name }: Pick<ChangedField, 'entityId' | 'name'>,
  reason: Skipped['reason'],
): Skipped => ({ _id: entityId, name, reason });

/** Skipped records that a response lists. */
const MAX_SKIPPED = 1000;

export const boundSkipped = (result: UndoResult): UndoResult =>
  result.skipped.length <= MAX_SKIPPED
    ? result
    : {
        ...result,
        skipped: result.skipped.slice(0, MAX_SKIPPED),
        skippedCount: result.skipped.length,
      };

/** Adds what was reverted to the history. */
export async function recordReverted(
  trx: Trx,
  about: Omit<Change, 'items'>,
  { changed, skipped }: Reverted,
): Promise<UndoResult> {
  const change = await recordChange(trx, { ...about, items: changed });
  return { ...(change && { change }), changed: about.count ?? idsOf(changed).length, skipped };
}

export const idsOf = (items: readonly ChangedField[]): string[] => [
  ...new Set(items.map(({ entityId }) => entityId)),
];

export const itemsByRecord = (items: readonly ChangedField[]): Map<string, ChangedField[]> =>
  groupBy(items, ({ entityId }) => entityId);

/** Reverts record by record; `revertOne` returns undefined for one that does not exist. */
export async function revertEach(
  items: readonly ChangedField[],
  revertOne: (
    id: string,
    own: ChangedField[],
    skipped: Skipped[],
  ) => Promise<ChangedField[] | undefined>,
): Promise<Reverted> {
  const changed: ChangedField[] = [];
  const skipped: Skipped[] = [];
  for (const [id, own] of itemsByRecord(items)) {
    const fields = await revertOne(id, own, skipped);
    if (fields) changed.push(...fields);
    else skipped.push(...own.slice(0, 1).map((item) => skip(item, 'missing')));
  }
  return { changed, skipped };
}

/** Reads and writes records of a kind whose creation and deletion are recorded with all fields. */
interface WholeRecords {
  /** A field that every record has: without it before a change, the change has created the record. */
  required: string;
  find: (id: string) => Promise<{ name: string; values: Values } | undefined>;
  insert: (id: string, values: Values) => Promise<unknown>;
  update: (id: string, values: Values) => Promise<unknown>;
  /** One that was created stays while other records use it. */
  isUsed?: (id: string) => boolean;
  remove: (id: string) => Promise<unknown>;
}

/**
 * Gives records their former values back. One that the change has deleted is added again, with its id;
 * one that it has created is removed, unless it was edited since or is in use.
 */
export const revertRecords = (
  items: readonly ChangedField[],
  options: RevertOptions,
  { required, find, insert, update, isUsed, remove }: WholeRecords,
): Promise<Reverted> =>
  revertEach(items, async (id, own, skipped) => {
    const found = await find(id);
    const main = own.find(({ field }) => field === required);
    if (!found && main?.after !== null) return undefined;
    const now = found?.values ?? {};
    const values = { ...now, ...valuesToRevert(own, now, options, skipped) };
    const record = { entityId: id, name: found?.name ?? own[0]?.name ?? '' };
    if (!found) {
      await insert(id, values);
    } else if (main?.before !== null) {
      await update(id, values);
    } else if (Object.values(values).some(Boolean)) {
      return [];
    } else if (isUsed?.(id)) {
      skipped.push(skip(record, 'inUse'));
      return [];
    } else {
      await remove(id);
    }
    return changedFields(record, now, values);
  });

/**
 * What of a record's items is to be restored; those that have been changed since are added to
 * `skipped`, once for the record.
 */
export function valuesToRevert(
  items: ChangedField[],
  now: Values,
  { force }: Pick<RevertOptions, 'force'>,
  skipped: Skipped[],
): Values {
  const kept = items.filter(({ field, before, after }) => {
    const value = now[field] || null;
    return force || value === after || value === before;
  });
  const [first] = items;
  if (first && kept.length < items.length) skipped.push(skip(first, 'edited'));
  return Object.fromEntries(kept.map(({ field, before }) => [field, before]));
}

/**
 * For `translationState`: fields whose Chinese text was right before a change, or outdated. Of a
 * text that was changed since the state stays as it is.
 */
export function stateToRevert(items: ChangedField[], now: Values, former: Values) {
  const reviewedZh: string[] = [];
  const outdatedZh: string[] = [];
  for (const { field: state, before } of items) {
    const field = outdatedFieldOf(state);
    if (field === undefined) continue;
    const texts = items.filter((item) => item.field === field || item.field === `${field}Zh`);
    if (!texts.every((item) => item.field in former)) continue;
    if (before !== null) outdatedZh.push(field);
    // Otherwise the Chinese text is already one for the text that is there now.
    else if (now[state]) reviewedZh.push(field);
  }
  return { reviewedZh, outdatedZh };
}
