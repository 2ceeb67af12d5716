import type { ImportState } from '@/shared/imports';
import type { Db } from '@/server/db/kysely';
import type { Trx } from '@/server/db/types';
import { badRequest } from '@/server/lib/httpError';
import { importNotFound, stateWrong } from './apply';
import { importRepository, type StoredImport } from './repository';

/**
 * Changes an import that is in one of these states. It is locked until then: another admin may
 * change or apply it at the same time.
 */
export const inState = <T>(
  { writer }: Pick<Db, 'writer'>,
  id: string,
  states: ImportState[],
  work: (trx: Trx, stored: StoredImport) => Promise<T>,
): Promise<T> =>
  writer.transaction().execute(async (trx) => {
    const staged = importRepository(trx);
    const isLocked = await staged.update(id, states, { failure: '' });
    const stored = await staged.find(id);
    if (!stored) throw importNotFound();
    if (!isLocked) throw stateWrong();
    return work(trx, stored);
  });

/** Nothing where it is in none of these states. */
export const beginCheck = (trx: Trx, id: string, states: ImportState[]) =>
  importRepository(trx).update(id, states, { state: 'checking', done: 0, total: 0 });

export const tooManyColumns = () =>
  badRequest('invalid_request', 'The sheet does not have so many columns.');
