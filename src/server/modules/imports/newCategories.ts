import { fold } from '@/shared/search';
import type { Trx } from '@/server/db/types';
import { categoryRepository, type CategoryKeys } from '../categories/repository';
import { insertCategory } from '../categories/service';
import { wholeRecord, type ChangedField } from '../changes/repository';
import type { NewCategory } from './types';

export type NewCategories = ReturnType<typeof makeNewCategories>;

/** Adds categories when the first part is filed in them, those above first; each of them once. */
export function makeNewCategories(trx: Trx) {
  const ids = new Map<string, string>();
  const keys = new Map<string, CategoryKeys>();
  const items: ChangedField[] = [];

  const idOf = async ({ parentId, names }: NewCategory): Promise<string> => {
    let above = parentId;
    let path = parentId ?? '';
    for (const name of names) {
      path += `\n${fold(name)}`;
      above = ids.get(path) ?? (await add(name, above));
      ids.set(path, above);
    }
    return above ?? '';
  };

  const add = async (name: string, parentId: string | null): Promise<string> => {
    const { id } = await insertCategory(trx, { name, description: '', parentId }, null);
    items.push(wholeRecord({ entityId: id, name }));
    const own = (await categoryRepository(trx).readKeys([id])).get(id);
    if (own) keys.set(id, own);
    return id;
  };

  /** What is stored of a part in this category. */
  const columnsOf = async (category: NewCategory) => {
    const categoryId = await idOf(category);
    return { categoryId, ...keys.get(categoryId) };
  };

  return { idOf, columnsOf, items };
}
