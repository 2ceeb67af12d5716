import { changedFields } from '../../core/history/changeRepository';
import {
  revertEach,
  skip,
  stateToRevert,
  valuesToRevert,
  type Revert,
} from '../../core/history/reverts';
import { restoreImages } from '../../core/media/repository';
import { categoryStore } from './categoryStore';
import { categoryRepository } from './repository';
import { saveCategory } from './service';

/** Categories get their texts, parent, position and image back. */
export const revertCategories: Revert = async (trx, items, options) => {
  const categories = categoryRepository(trx);
  return revertEach(items, async (id, own, skipped) => {
    const row = await categories.find(id);
    if (!row) return undefined;
    const now = await categories.findRecorded(id);
    const record = { entityId: id, name: row.name };
    const former = valuesToRevert(own, now, options, skipped);
    const { parentId, image, position } = former;
    const lacksParent = parentId && !(await categories.find(parentId));
    const lacksImage = image && (await restoreImages(trx, [image])).length === 0;
    if (lacksParent || lacksImage) skipped.push(skip(record, 'referenceMissing'));
    const text = (field: 'name' | 'description' | 'nameZh' | 'descriptionZh') =>
      former[field] === undefined ? row[field] : (former[field] ?? '');
    const values = {
      name: text('name'),
      description: text('description'),
      nameZh: text('nameZh'),
      descriptionZh: text('descriptionZh'),
      ...stateToRevert(own, now, former),
      parentId: parentId === undefined || lacksParent ? row.parentId : parentId,
    };
    await saveCategory(trx, row, values, lacksImage ? undefined : image);
    if (position !== undefined) {
      await categoryStore(trx).setPositions(
        new Map([[id, position === null ? null : Number(position)]]),
      );
    }
    return changedFields(record, now, await categories.findRecorded(id));
  });
};
