import { access, constants, stat, statfs } from 'node:fs/promises';
import type { Config } from '@/server/config';
import { passOverMissing } from '@/server/lib/files';
import { fine, wrong, type Finding } from './finding';

const GIB = 1024 ** 3;
/** Less is a matter of days: a part with its pictures may take 200 MiB. */
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
