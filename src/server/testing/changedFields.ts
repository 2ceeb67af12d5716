import type { Queries } from '@/server/db/types';
import { fieldsOf, type ChangedField } from '@/server/modules/core/history/changeRepository';

/** What all changes have changed, the earliest first, or what one has. */
export async function listChangedFields(
  reader: Queries,
  changeId?: string,
): Promise<ChangedField[]> {
  const records = await reader
    .selectFrom('changedRecords')
    .selectAll()
    .$if(changeId !== undefined, (query) => query.where('changeId', '=', changeId!))
    .orderBy('changeId')
    .orderBy('position')
    .execute();
  return records.flatMap(fieldsOf);
}
