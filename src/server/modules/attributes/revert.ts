import {
  itemsByRecord,
  revertEach,
  skipped,
  valuesToRevert,
  type Revert,
} from '../changes/reverts';
import { changedFields, type ChangedField } from '../changes/repository';
import { attributeRepository } from './repository';
import { fromRecorded, insertAttribute, recorded, saveAttribute } from './service';

type Recorded = ReturnType<typeof recorded>;

/** Attributes get their former values back. */
export const revertAttributes: Revert = async (trx, items, options) => {
  const present = new Map((await attributeRepository(trx).list()).map((row) => [row.id, row]));
  return revertEach(items, async (id, own, left) => {
    const row = present.get(id);
    if (!row) return undefined;
    const values = { ...recorded(row), ...valuesToRevert(own, recorded(row), options, left) };
    await saveAttribute(trx, id, fromRecorded(values as Recorded), options.now);
    const record = { entityId: id, name: values.labelEn };
    return changedFields(record, recorded(row), values);
  });
};

/** Attributes that a change has deleted are added again, with their ids. */
export const restoreAttributes: Revert = async (trx, items) => {
  const byRecord = itemsByRecord(items);
  for (const [id, own] of byRecord) {
    const values = Object.fromEntries(own.map(({ field, before }) => [field, before]));
    await insertAttribute(trx, fromRecorded({ unit: '', ...values } as Recorded), id);
  }
  return { found: new Set(byRecord.keys()), changed: items.map(reversed), skipped: [] };
};

const reversed = ({ before, after, ...item }: ChangedField) => ({
  ...item,
  before: after,
  after: before,
});

/** Attributes that a change has created are removed, unless parts have values of them. */
export const removeAttributes: Revert = async (trx, items) => {
  const attributes = attributeRepository(trx);
  const present = new Map((await attributes.listShown()).map((row) => [row.id, row]));
  return revertEach(items, async (id, [item], left) => {
    const row = present.get(id);
    if (!row || !item) return undefined;
    if (row.valueCount > 0) {
      left.push(skipped(item, 'inUse'));
      return [];
    }
    await attributes.remove(id);
    return changedFields({ entityId: id, name: row.labelEn }, recorded(row), {});
  });
};
