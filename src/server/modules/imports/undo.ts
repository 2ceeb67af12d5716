import type { Db } from '@/server/db/kysely';
import type { UndoResult } from '@/server/generated/requests';
import type { Actor } from '../changes/repository';
import { changeUndone, undoChange } from '../changes/undo';
import { importNotFound, stateWrong } from './apply';
import { applyRepository } from './applyRepository';

/**
 * Takes an applied import back, as its change in the history. Throws 404 for an unknown import, 409
 * for one that is not applied, or has been taken back already.
 */
export async function undoImport(db: Db, importId: string, actor: Actor): Promise<UndoResult> {
  const found = await applyRepository(db.reader).find(importId);
  if (!found) throw importNotFound();
  if (found.state === 'undone') throw changeUndone();
  if (found.state !== 'applied' || found.changeId === null) throw stateWrong();
  return undoChange(db, found.changeId, {}, actor);
}
