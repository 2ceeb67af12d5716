import { link, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { syncPath } from '../lib/files';

/* Backups of several days in one folder: `latest`, and one named by its day for each. */

export const LATEST = 'latest';

/** How many are retained: of the last days, and of the weeks before the first one each. */
export const DAILY = 7;
export const WEEKLY = 4;

/**
 * Makes today's generation of the latest backup and removes those that are due. Generations share
 * their files by hard links: a backup replaces or removes a file, and never writes into one.
 */
export async function addGeneration(folder: string, now: Date): Promise<void> {
  const draft = join(folder, '.draft');
  await rm(draft, { recursive: true, force: true });
  await linkFiles(join(folder, LATEST), draft);
  const today = join(folder, now.toISOString().slice(0, 10));
  await rm(today, { recursive: true, force: true });
  await rename(draft, today);
  await syncPath(folder);
  const days = (await readdir(folder)).filter((name) => /^\d{4}-\d\d-\d\d$/.test(name));
  for (const day of findDue(days)) await rm(join(folder, day), { recursive: true });
}

/** Links all files but temporary ones and the lock. */
async function linkFiles(from: string, to: string): Promise<void> {
  await mkdir(to);
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) await linkFiles(source, target);
    else if (!entry.name.startsWith('.')) await link(source, target);
  }
}

const DAY_MS = 24 * 60 * 60_000;

/** Weeks begin on Mondays; 1970 began on a Thursday. */
const weekOf = (day: string) => Math.floor((Date.parse(day) / DAY_MS + 3) / 7);

/** The generations that are neither among the last days nor the first of one of the last weeks. */
export function findDue(days: string[]): string[] {
  const latestFirst = days.toSorted().reverse();
  const isFirstOfWeek = (day: string) =>
    !days.some((other) => other < day && weekOf(other) === weekOf(day));
  const weekly = latestFirst.slice(DAILY).filter(isFirstOfWeek).slice(0, WEEKLY);
  const retained = new Set([...latestFirst.slice(0, DAILY), ...weekly]);
  return latestFirst.filter((day) => !retained.has(day));
}
