import { MAX_BULK } from '@/shared/limits';
import type { Queries } from '@/server/db/types';
import type { PartsSelection } from '@/server/generated/requests';
import { badRequest, conflict } from '@/server/lib/httpError';
import { bulkRepository } from './bulkRepository';
import type { makeLists } from './lists';

export type FindList = ReturnType<typeof makeLists>;

/** Ids of the selected parts. Throws 409 where others have changed how many there are. */
export async function selectParts(
  queries: Queries,
  findList: FindList,
  { ids, filter, expectedCount }: PartsSelection,
): Promise<string[]> {
  const parts = bulkRepository(queries);
  let found: string[];
  let expected = expectedCount;
  if (ids && !filter) {
    const distinct = [...new Set(ids)];
    found = await parts.listIds('id', distinct);
    expected ??= distinct.length;
  } else if (filter && !ids && expected !== undefined) {
    const list = await findList({ ...filter, includeHidden: true });
    found = await parts.listIds('seq', await list.readAll());
  } else {
    throw badRequest('invalid_request', 'Send either ids, or a filter with the expected count.');
  }
  const count = found.length;
  if (count !== expected) {
    const message = `The number of selected parts is ${count} now. Nothing was changed.`;
    throw conflict('selection_changed', message, { count });
  }
  if (count > MAX_BULK) {
    const max = MAX_BULK.toLocaleString('en');
    throw badRequest('too_many_parts', `At most ${max} parts can be changed at once.`, {
      max: MAX_BULK,
    });
  }
  return found;
}
