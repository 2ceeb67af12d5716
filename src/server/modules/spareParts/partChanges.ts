import { TRANSLATED_FIELDS } from '@/shared/partFields';
import { batchesOf } from '@/server/db/batches';
import type { Queries } from '@/server/db/types';
import { badRequest } from '@/server/lib/httpError';
import { sortKey } from '@/server/lib/sortKey';
import { categoryRepository, type CategoryKeys } from '../categories/repository';
import { changedFields, type ChangedField } from '../changes/repository';
import { translationState } from '../translations/state';
import { bulkRepository, type EditableColumns, type EditablePart } from './bulkRepository';
import { unknownPart } from './service';
import type { PartTexts } from './storedPart';

/** What is to be set of a part; what is missing stays as it is. */
export type PartChanges = Partial<PartTexts> & {
  categoryId?: string | null;
  hidden?: boolean;
};

export interface ChangedPart {
  before: EditablePart;
  /** Its columns that are to be written. */
  columns: Partial<EditableColumns>;
  items: ChangedField[];
}

export interface PartEdit {
  id: string;
  set: PartChanges;
}

/** The parts that differ then, by batches. Throws for an unknown part, and for what none can have. */
export async function* changedParts(
  queries: Queries,
  edits: PartEdit[],
): AsyncGenerator<ChangedPart[]> {
  const parts = bulkRepository(queries);
  for await (const batch of batchesOf(edits)) {
    const setOf = new Map(batch.map(({ id, set }) => [id, set]));
    const found = await parts.list([...setOf.keys()]);
    if (found.length < setOf.size) throw unknownPart();
    const sets = found.map((part) => [part, setOf.get(part.id) ?? {}] as const);
    const categoryIds = new Set(sets.flatMap(([, { categoryId }]) => categoryId ?? []));
    const categoryKeys = await categoryRepository(queries).readKeys([...categoryIds]);
    const changed: ChangedPart[] = [];
    for (const [before, set] of sets) {
      const items = changedItems(before, set);
      if (items.length === 0) continue;
      changed.push({ before, items, columns: await columnsOf(before, set, categoryKeys) });
    }
    if (changed.length > 0) yield changed;
  }
}

function changedItems(before: EditablePart, set: PartChanges): ChangedField[] {
  const recorded = { ...before, hidden: before.hidden === 1 ? 'true' : null };
  const old = Object.keys(set).map((name) => [name, recorded[name as keyof PartChanges]]);
  const now = { ...set, ...(set.hidden !== undefined && { hidden: set.hidden ? 'true' : null }) };
  return changedFields(
    { entityId: before.id, name: before.name },
    Object.fromEntries(old) as Record<string, string | null>,
    now as Record<string, string | null>,
  );
}

async function columnsOf(
  before: EditablePart,
  { categoryId, hidden, ...texts }: PartChanges,
  categoryKeys: ReadonlyMap<string | null, CategoryKeys>,
): Promise<Partial<EditableColumns>> {
  const now = { ...before, ...texts };
  if (now.name === '') throw badRequest('name_missing', 'The name is missing.');
  const columns: Partial<EditableColumns> = { ...texts, searchVersion: 0 };
  if (texts.name !== undefined) columns.nameKey = await sortKey(now.name);
  if (texts.name !== undefined || texts.nameZh !== undefined)
    columns.nameKeyZh = await sortKey(now.nameZh || now.name);
  if (texts.brand !== undefined) columns.brandKey = await sortKey(now.brand);
  if (texts.partNumber !== undefined)
    columns.partNumberKey = now.partNumber === '' ? null : await sortKey(now.partNumber);
  // The brand, which no text has to translate, may have changed too.
  if (Object.keys(texts).length > 0)
    Object.assign(columns, translationState(TRANSLATED_FIELDS, now, before));
  if (categoryId !== undefined) {
    const keys = categoryKeys.get(categoryId);
    if (!keys) throw badRequest('category_unknown', 'The category does not exist.');
    Object.assign(columns, { categoryId, ...keys });
  }
  if (hidden !== undefined) columns.hidden = Number(hidden);
  return columns;
}
