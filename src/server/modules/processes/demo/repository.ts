import { claimOnce, lastDone } from '@/server/db/jobs';
import { listedParts } from '@/server/db/live';
import type { Queries } from '@/server/db/types';

const JOB = 'demo catalogue';

/** Records, once all of it is stored, that the demo has been loaded. */
export const recordDemo = (queries: Queries) => claimOnce(queries, JOB);

/** Whether visitors see a part of the demo. Its parts came before all others. */
export async function isDemoShown(queries: Queries): Promise<boolean> {
  const loadedAt = await lastDone(queries, JOB);
  if (loadedAt === undefined) return false;
  const first = listedParts(queries, false).select('createdAt').orderBy('seq').limit(1);
  const part = await first.executeTakeFirst();
  return part !== undefined && part.createdAt <= loadedAt;
}
