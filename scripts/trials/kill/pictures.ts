import { openDb } from '../../../src/server/db/kysely';
import { S3_CREDENTIALS, startS3 } from '../../../src/server/test/s3';
import { readConfig } from '../../../src/server/config';
import { makeLog } from '../../../src/server/log';
import { pictureRepository } from '../../../src/server/modules/media/repository';
import { makeMediaStore } from '../../../src/server/modules/media/store';
import { openStorage } from '../../../src/server/modules/media/storage';
import { sweepOnce } from '../../../src/server/modules/media/sweeper';
import { onEnd } from '../lib/trial';

/** Variables of the backend for pictures in a folder or in an S3 server of the trial's own. */
export async function startPictures(kind: string): Promise<Record<string, string>> {
  if (kind === 'folder') return {};
  const s3 = await startS3();
  onEnd(s3.close);
  return { MEDIA_STORE: s3.url('trial'), ...S3_CREDENTIALS };
}

const HOUR_MS = 3_600_000;

/** Stored pictures that nothing refers to, after as many sweeps as it takes for the last of them. */
export async function countOrphans(env: Record<string, string>): Promise<number> {
  const config = readConfig(env);
  const db = await openDb(config);
  const storage = await openStorage(config);
  try {
    let now = Date.now();
    const clock = () => now;
    const pictures = pictureRepository(db, clock);
    const media = makeMediaStore({ db, storage, dataDir: config.dataDir, clock });
    const log = makeLog('error');
    for (let hour = 0; hour < 4; hour += 1) {
      now += HOUR_MS + 1000;
      await sweepOnce({ db, media, log, clock, force: true });
    }
    let orphans = 0;
    for await (const { name } of storage.list('uploads')) {
      if (!(await pictures.isReferenced(name))) orphans += 1;
    }
    return orphans;
  } finally {
    storage.close();
    await db.close();
  }
}
