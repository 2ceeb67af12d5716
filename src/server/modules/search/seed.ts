import { MAX_SYNONYMS } from '@/shared/limits';
import { claimOnce, isDone } from '@/server/db/jobs';
import type { Db } from '@/server/db/kysely';
import { synonymRepository, synonymRow } from './synonymRepository';

type Pairs = [string, string][];

/**
 * The pairs that a database begins with, in batches: those that a later version adds stand under a
 * name of their own, so that databases which have begun before get them, too.
 */
export async function readSynonymBatches(): Promise<Record<string, Pairs>> {
  return (await import('./synonyms.json')).default as unknown as Record<string, Pairs>;
}

/**
 * Gives a database each batch of synonyms once: what admins take away later stays away. Resolves to
 * whether there was anything to give.
 */
export async function seedSynonyms(db: Db, batches: Record<string, Pairs>): Promise<boolean> {
  let isGiven = false;
  for (const [batch, pairs] of Object.entries(batches)) {
    isGiven = (await seedBatch(db, batch, pairs)) || isGiven;
  }
  return isGiven;
}

async function seedBatch(db: Db, batch: string, pairs: Pairs): Promise<boolean> {
  // A database that takes no writes has them already, or does without.
  if (await isDone(db.reader, batch)) return false;
  return db.writer.transaction().execute(async (trx) => {
    if (!(await claimOnce(trx, batch))) return false;
    const synonyms = synonymRepository(trx);
    const rows = new Map(
      pairs.map(([term, meaning]) => {
        const row = synonymRow(term, meaning);
        return [row.pairKey, row] as const;
      }),
    );
    const telling = [...rows.values()].filter(({ termKey, meaningKey }) => termKey !== meaningKey);
    await synonyms.insert(telling.slice(0, Math.max(0, MAX_SYNONYMS - (await synonyms.count()))));
    return true;
  });
}
