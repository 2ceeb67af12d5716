import { revertEach, skip, valuesToRevert, type Revert } from '../../core/history/reverts';
import { changedFields } from '../../core/history/changeRepository';
import { attributeRepository } from './repository';
import { valueRepository } from './valueRepository';
import { fromRecorded, insertAttribute, recorded, saveAttribute } from './service';

type Recorded = ReturnType<typeof recorded>;

/**
 * Attributes get their former values back. One that the change has deleted is added again, with its
 * id; one that it has created is removed, unless it was edited since or parts have values of it.
 */
export const revertAttributes: Revert = async (trx, items, options) => {
  const attributes = attributeRepository(trx);
  const present = new Map((await attributes.listShown()).map((row) => [row.id, row]));
  return revertEach(items, async (id, own, skipped) => {
    const row = present.get(id);
    const key = own.find(({ field }) => field === 'key');
    if (!row && key?.after !== null) return undefined;
    const now = row ? recorded(row) : {};
    const values = { ...now, ...valuesToRevert(own, now, options, skipped) };
    const record = { entityId: id, name: row?.labelEn ?? own[0]?.name ?? '' };
    if (!row) {
      await insertAttribute(trx, fromRecorded({ unit: '', ...values } as Recorded), id);
    } else if (key?.before !== null) {
      await saveAttribute(trx, id, fromRecorded(values as Recorded), options.now);
    } else {
      const isEdited = Object.values(values).some(Boolean);
      if (row.valueCount > 0 && !isEdited) skipped.push(skip(record, 'inUse'));
      if (row.valueCount > 0 || isEdited) return [];
      await valueRepository(trx).removeAll(id);
      await attributes.remove(id);
    }
    return changedFields(record, now, values);
  });
};
