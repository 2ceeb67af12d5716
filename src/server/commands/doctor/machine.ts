import { access, constants, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '@/server/config';
import { databaseTime } from '@/server/db/integrity';
import type { Db } from '@/server/db/kysely';
import { passOverMissing } from '@/server/lib/files';
import { fine, wrong, type Finding } from './finding';

const GIB = 1024 ** 3;
/** Less is a matter of days: a part with its images may take 200 MiB. */
const LEAST_FREE_BYTES = GIB;

/** Room below the data folder, and who may look into it. */
export async function checkDisk({ dataDir }: Pick<Config, 'dataDir'>): Promise<Finding[]> {
  const found = await stat(dataDir).catch(passOverMissing);
  if (!found) {
    return [fine(`The data folder ${dataDir} is not there yet: the first start makes it.`)];
  }
  return [await lookAtAccess(dataDir), await lookAtRoom(dataDir), lookAtMode(dataDir, found.mode)];
}

async function lookAtAccess(dataDir: string): Promise<Finding> {
  try {
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    return fine(`This user may write to ${dataDir}.`);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return wrong(
      `DATA_DIR: this user cannot write to ${dataDir} (${code}): give it to the user who runs the product.`,
    );
  }
}

async function lookAtRoom(dataDir: string): Promise<Finding> {
  const { bavail, bsize } = await statfs(dataDir);
  const free = bavail * bsize;
  const text = `${(free / GIB).toFixed(1)} GiB are free for ${dataDir}`;
  return free >= LEAST_FREE_BYTES ? fine(`${text}.`) : wrong(`${text}: make room, or move it.`);
}

function lookAtMode(dataDir: string, mode: number): Finding {
  if ((mode & 0o077) === 0) return fine('Nobody else on this machine may look into it.');
  return wrong(
    `Other users of this machine may look into ${dataDir}: chmod 700 it, or start the product, which does so.`,
  );
}

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
