import { createHash } from 'node:crypto';
import { MAX_BULK } from '@/shared/limits';
import type { Queries } from '@/server/db/types';
import type { PartsSelection } from '@/server/generated/requests';
import { badRequest, HttpError } from '@/server/lib/httpError';
import type { makeLists } from './lists';
import { sparePartRepository } from './repository';

export type FindList = ReturnType<typeof makeLists>;

/** Stands for the parts with these row numbers, which no other part gets, in any order. */
export const selectionOf = (seqs: number[]): string =>
  createHash('sha256').update(Int32Array.from(seqs).sort()).digest('base64url').slice(0, 22);

/**
 * Returns the ids of the selected parts. Throws `selection_changed` where others have changed which
 * these are, `too_many_parts` and `invalid_request`.
 */
export async function selectParts(
  queries: Queries,
  findList: FindList,
  { ids, filter, selection, expectedCount }: PartsSelection,
): Promise<string[]> {
  const parts = sparePartRepository(queries);
  let found: string[];
  let current: string | undefined;
  let expected = expectedCount;
  if (ids && !filter) {
    const distinct = [...new Set(ids)];
    found = await parts.listIds('id', distinct);
    expected ??= distinct.length;
  } else if (filter && !ids && selection !== undefined) {
    const list = await findList({ ...filter, includeHidden: true });
    const seqs = await list.readAll();
    found = await parts.listIds('seq', seqs);
    current = selectionOf(seqs);
    expected ??= found.length;
  } else {
    throw badRequest('invalid_request', 'Send either ids, or a filter with its selection.');
  }
  const count = found.length;
  if (count > MAX_BULK) {
    const max = MAX_BULK.toLocaleString('en');
    throw badRequest('too_many_parts', `At most ${max} parts can be changed at once.`, {
      max: MAX_BULK,
    });
  }
  if (count !== expected || current !== (ids ? undefined : selection)) {
    const message = `Other parts are selected now, ${count}. Nothing was changed.`;
    const details = { selection: current };
    throw new HttpError(409, 'selection_changed', message, { count }, { details });
  }
  return found;
}
