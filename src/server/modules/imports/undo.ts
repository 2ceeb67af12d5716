import type { Db } from '@/server/db/kysely';
import type { UndoResult } from '@/server/generated/requests';
import { conflict } from '@/server/lib/httpError';
import type { Actor } from '../changes/repository';

/** Takes an applied import back. Throws 404 for an unknown import, 409 for one that is not applied. */
export async function undoImport(_db: Db, _importId: string, _actor: Actor): Promise<UndoResult> {
  throw conflict('import_state_wrong', 'This import has not been applied.');
}
