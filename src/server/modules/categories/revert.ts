import { changedFields, type ChangedField } from '../changes/repository';
import {
  itemsByRecord,
  skipped,
  valuesToRevert,
  type Revert,
  type Skipped,
} from '../changes/reverts';
import { listStoredImages } from '../media/repository';
import { categoryRepository } from './repository';
import { saveCategory } from './service';

/** Categories get their texts, parent, position and image back. */
export const revertCategories: Revert = async (trx, items, options) => {
  const categories = categoryRepository(trx);
  const found = new Set<string>();
  const changed: ChangedField[] = [];
  const left: Skipped[] = [];
  for (const [id, own] of itemsByRecord(items)) {
    const row = await categories.find(id);
    if (!row) continue;
    found.add(id);
    const now = await categories.findRecorded(id);
    const record = { entityId: id, name: row.name };
    const { parentId, image, position, ...texts } = valuesToRevert(own, now, options, left);
    const lacksParent = parentId && !(await categories.find(parentId));
    const lacksImage = image && (await listStoredImages(trx, [image])).length === 0;
    if (lacksParent || lacksImage) left.push(skipped(record, 'referenceMissing'));
    const kept = Object.fromEntries(
      Object.entries(texts).map(([field, text]) => [field, text ?? '']),
    );
    const { name, description, nameZh, descriptionZh } = { ...row, ...kept };
    const values = {
      name,
      description,
      nameZh,
      descriptionZh,
      parentId: parentId === undefined || lacksParent ? row.parentId : parentId,
    };
    await saveCategory(trx, row, values, lacksImage ? undefined : image);
    if (position !== undefined) {
      await categories.setPositions(new Map([[id, position === null ? null : Number(position)]]));
    }
    changed.push(...changedFields(record, now, await categories.findRecorded(id)));
  }
  return { found, changed, skipped: left };
};
