import { MAX_SYNONYMS } from '@/shared/limits';
import { claimOnce, isDone } from '@/server/db/jobs';
import type { Db } from '@/server/db/kysely';
import { synonymRepository, synonymRow } from './synonymRepository';

type Pairs = [term: string, meaning: string][];

/** The pairs that a database begins with. */
export async function readFirstSynonyms(): Promise<Pairs> {
  return (await import('./synonyms.json')).default as unknown as Pairs;
}

/** Gives a database these synonyms once: what admins remove later stays away. */
export async function seedSynonyms({ reader, writer }: Db, pairs: Pairs): Promise<void> {
  // A full disk must not prevent a start.
  if (await isDone(reader, 'synonyms')) return;
  await writer.transaction().execute(async (trx) => {
    if (!(await claimOnce(trx, 'synonyms'))) return;
    const rows = pairs
      .map(([term, meaning]) => synonymRow(term, meaning))
      .filter(({ termKey, meaningKey }) => termKey !== meaningKey);
    await synonymRepository(trx).insert(rows.slice(0, MAX_SYNONYMS));
  });
}
