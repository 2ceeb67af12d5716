import { revertRecords, type Revert } from '../../core/history/reverts';
import { attributeRepository } from './repository';
import { valueRepository } from './valueRepository';
import { fromRecorded, insertAttribute, recorded, saveAttribute } from './service';

type Recorded = ReturnType<typeof recorded>;

/** An attribute that was created stays while parts have values of it. */
export const revertAttributes: Revert = async (trx, items, options) => {
  const attributes = attributeRepository(trx);
  const present = new Map((await attributes.listShown()).map((row) => [row.id, row]));
  return revertRecords(items, options, {
    required: 'key',
    find: async (id) => {
      const row = present.get(id);
      return row && { name: row.labelEn, values: recorded(row) };
    },
    insert: (id, values) =>
      insertAttribute(trx, fromRecorded({ unit: '', ...values } as Recorded), id),
    update: (id, values) => saveAttribute(trx, id, fromRecorded(values as Recorded), options.now),
    isUsed: (id) => Boolean(present.get(id)?.valueCount),
    remove: async (id) => {
      await valueRepository(trx).removeAll(id);
      await attributes.remove(id);
    },
  });
};
