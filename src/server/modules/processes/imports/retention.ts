import { doWhenDue } from '@/server/db/jobs';
import type { Connections } from '@/server/db/types';
import { monthsBefore } from '@/server/lib/monthsBefore';
import { HISTORY_MONTHS, IMPORT_DAYS } from '@/shared/limits';
import { columnRepository } from './columnRepository';
import { importRepository } from './repository';
import { wordRepository } from './wordRepository';

const DAY_MS = 86_400_000;

/**
 * Removes imports 30 days after they were applied, or else uploaded, and fields of columns and
 * meanings of words that no file has had for as long as the history, unless one of the backends did so within a day.
 */
export async function purgeImports(
  { writer }: Pick<Connections, 'writer'>,
  clock: () => number,
): Promise<void> {
  const now = clock();
  await doWhenDue(writer, 'importRetention', DAY_MS, now, async () => {
    const imports = importRepository(writer);
    const old = await imports.listBefore(new Date(now - IMPORT_DAYS * DAY_MS).toISOString());
    for (const id of old) await imports.remove(id);
    const unused = monthsBefore(now, HISTORY_MONTHS).toISOString();
    await columnRepository(writer).forget(unused);
    await wordRepository(writer).forget(unused);
  });
}
