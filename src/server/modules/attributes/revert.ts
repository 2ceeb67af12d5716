import {
  itemsByRecord,
  skipped,
  valuesToRevert,
  type Revert,
  type Skipped,
} from '../changes/reverts';
import { changedFields, type ChangedField } from '../changes/repository';
import { attributeRepository } from './repository';
import { fromRecorded, insertAttribute, recorded, saveAttribute } from './service';

type Recorded = ReturnType<typeof recorded>;

/** Attributes get their former values back. */
export const revertAttributes: Revert = async (trx, items, options) => {
  const found = new Set<string>();
  const changed: ChangedField[] = [];
  const left: Skipped[] = [];
  const present = new Map((await attributeRepository(trx).list()).map((row) => [row.id, row]));
  for (const [id, own] of itemsByRecord(items)) {
    const row = present.get(id);
    if (!row) continue;
    found.add(id);
    const values = { ...recorded(row), ...valuesToRevert(own, recorded(row), options, left) };
    await saveAttribute(trx, id, fromRecorded(values as Recorded), options.now);
    const record = { entityId: id, name: values.labelEn };
    changed.push(...changedFields(record, recorded(row), values));
  }
  return { found, changed, skipped: left };
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
  const found = new Set<string>();
  const changed: ChangedField[] = [];
  const left: Skipped[] = [];
  const attributes = attributeRepository(trx);
  for (const row of await attributes.listShown()) {
    const item = items.find(({ entityId }) => entityId === row.id);
    if (!item) continue;
    found.add(row.id);
    if (row.valueCount > 0) {
      left.push(skipped(item, 'inUse'));
      continue;
    }
    await attributes.remove(row.id);
    const record = { entityId: row.id, name: row.labelEn };
    changed.push(...changedFields(record, recorded(row), {}));
  }
  return { found, changed, skipped: left };
};
