import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '@/server/config';
import { databaseTime } from '@/server/db/integrity';
import type { Db } from '@/server/db/kysely';
import { passOverMissing } from '@/server/lib/files';
import { fine, wrong, type Finding } from './finding';

/** This version of the product did not exist before. */
const EARLIEST = Date.UTC(2026, 0, 1);
/** Sessions and limits of several machines bear this much. */
const TOLERANCE_MS = 5000;

/** This machine's clock against the database's, and against what was written last. */
export async function checkClock(
  { dataDir }: Pick<Config, 'dataDir'>,
  db: Db | undefined,
): Promise<Finding[]> {
  const now = Date.now();
  if (now < EARLIEST) return [wrong(`This machine thinks it is ${new Date(now).toISOString()}.`)];
  const other = db && (await databaseTime(db).catch(() => undefined));
  if (other && Math.abs(other.getTime() - now) > TOLERANCE_MS) {
    const seconds = Math.round(Math.abs(other.getTime() - now) / 1000);
    return [wrong(`The clocks of this machine and the database differ by ${seconds} s: set them.`)];
  }
  const written = await lastWrite(dataDir);
  if (written > now + TOLERANCE_MS) {
    const when = new Date(written).toISOString();
    return [wrong(`The data folder was last written at ${when}, which is yet to come.`)];
  }
  return [fine('The clock is right, as far as can be told from here.')];
}

async function lastWrite(dataDir: string): Promise<number> {
  const files = ['', 'hoistway.db', 'hoistway.db-wal'].map((name) => join(dataDir, name));
  const found = await Promise.all(files.map((file) => stat(file).catch(passOverMissing)));
  return Math.max(...found.map((file) => file?.mtimeMs ?? 0));
}
