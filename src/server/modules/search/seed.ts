import type { Db } from '../../db/kysely';
import { synonymRepository, synonymRow } from './synonymRepository';

/** The pairs that a database begins with, see `synonyms.json`. */
export async function readFirstSynonyms(): Promise<[string, string][]> {
  return (await import('./synonyms.json')).default as [string, string][];
}

/**
 * Gives a database its first synonyms, once: what admins take away later stays away. Resolves to
 * whether it did.
 */
export async function seedSynonyms(db: Db, pairs: [string, string][]): Promise<boolean> {
  // A database that takes no writes has them already, or does without.
  if (await synonymRepository(db.reader).hasBegun()) return false;
  return db.writer.transaction().execute(async (trx) => {
    const synonyms = synonymRepository(trx);
    if (!(await synonyms.beginOnce())) return false;
    const rows = new Map(
      pairs.map(([term, meaning]) => {
        const row = synonymRow(term, meaning);
        return [row.pairKey, row] as const;
      }),
    );
    await synonyms.insert(
      [...rows.values()].filter(({ termKey, meaningKey }) => termKey !== meaningKey),
    );
    return true;
  });
}
