import { PART_TEXTS, TRANSLATED_FIELDS } from '@/shared/partFields';
import { batchesOf } from '@/server/db/batches';
import type { Queries } from '@/server/db/types';
import { badRequest } from '@/server/lib/httpError';
import { categoryRepository, type CategoryKeys } from '../categories/repository';
import { changedFields, type ChangedField } from '../../core/history/changeRepository';
import { translationState } from '../translations/state';
import { recordedColumns } from './recordedValues';
import { assertHsCode, readNumber, type PartInput } from './form';
import { sparePartRepository, type EditablePart } from './repository';
import { unknownPart } from './service';
import { columnsOf, type PartTexts } from './storedPart';

/** What is to be set of a part; what is missing stays as it is. */
export type PartChanges = Partial<PartTexts> & {
  categoryId?: string | null;
  hidden?: boolean;
} & Pick<PartInput, 'reviewedZh' | 'outdatedZh'>;

/** What is to be changed of each part. */
export type ChangesOf = (part: EditablePart) => PartChanges;

export interface ChangedPart {
  before: EditablePart;
  after: EditablePart;
  /** What differs, for the history. */
  items: ChangedField[];
}

/**
 * Returns the parts that differ after these changes. Throws `spare_part_not_found`, and what
 * `changePart` throws.
 */
export async function changedParts(
  queries: Queries,
  ids: string[],
  changesOf: ChangesOf,
): Promise<ChangedPart[]> {
  const changed: ChangedPart[] = [];
  for await (const batch of batchesOf(ids)) {
    const parts = await sparePartRepository(queries).listEditable(batch);
    if (parts.length < batch.length) throw unknownPart();
    const edits = parts.map((before) => ({ before, set: changesOf(before) }));
    changed.push(...(await applyEdits(queries, edits)));
  }
  return changed;
}

/** What is to be set of a part that has been read. */
export interface PartEdit {
  before: EditablePart;
  set: PartChanges;
}

/** Returns the parts that differ after these edits. Throws what `changePart` throws. */
export async function applyEdits(
  queries: Queries,
  edits: PartEdit[],
  keys?: ReadonlyMap<string | null, CategoryKeys>,
): Promise<ChangedPart[]> {
  const changed: ChangedPart[] = [];
  const categoryIds = new Set(edits.flatMap(({ set }) => set.categoryId ?? []));
  const categoryKeys = keys ?? (await categoryRepository(queries).readKeys([...categoryIds]));
  for await (const batch of batchesOf(edits)) {
    for (const { before, set } of batch) {
      const { categoryId = before.categoryId } = set;
      const after = await changePart(before, set, categoryKeys.get(categoryId));
      const record = { entityId: before.id, name: before.name };
      const texts = PART_TEXTS.filter((field) => after[field] !== before[field]);
      const [old, now] = [recordedColumns(before, texts), recordedColumns(after, texts)];
      const items = changedFields(record, old, now);
      if (items.length > 0) changed.push({ before, after, items });
    }
  }
  return changed;
}

/**
 * `otherKeys` are those of its category after the change, where that is another. Throws
 * `name_missing`, `number_invalid`, `hs_code_invalid` and `category_unknown`.
 */
export async function changePart(
  before: EditablePart,
  changes: PartChanges,
  otherKeys: CategoryKeys | undefined,
): Promise<EditablePart> {
  const { categoryId = before.categoryId, hidden = before.hidden === 1 } = changes;
  const { reviewedZh, outdatedZh, ...set } = changes;
  const texts = { ...before, ...set };
  if (texts.name === '') throw badRequest('name_missing', 'The name is missing.');
  if (texts.partNumber !== before.partNumber && texts.partNumber !== '')
    readNumber(texts.partNumber);
  if (texts.hsCode !== before.hsCode) assertHsCode(texts.hsCode);
  const categoryKeys = categoryId === before.categoryId ? before : otherKeys;
  if (!categoryKeys) throw badRequest('category_unknown', 'The category does not exist.');
  const translation = translationState(TRANSLATED_FIELDS, texts, before, reviewedZh, outdatedZh);
  const part = { texts, translation, categoryId, hidden, categoryKeys };
  const columns = await columnsOf(part, before);
  return { ...before, ...columns };
}
