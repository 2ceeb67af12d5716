import { existsSync } from 'node:fs';
import type { Config } from '@/server/config';
import { openDb, type Db } from '@/server/db/kysely';
import { sqliteFile } from '@/server/db/sqlite/dialect';
import { openStorage, type MediaStorage } from '@/server/modules/media/storage';
import { checkClock } from './clock';
import { checkDatabase } from './database';
import { checkDisk } from './disk';
import { fine, runCheck, wrong, type Finding } from './finding';
import { checkMail } from './mail';
import { checkPictures } from './pictures';
import { checkPorts } from './ports';

/** A full reading of many pictures takes its time. */
const FULL_LIMIT_MS = 3_600_000;

/** Looks at everything that the product needs, while it runs or not, and changes nothing. */
export async function examine(config: Config, { isFull }: { isFull: boolean }): Promise<Finding[]> {
  const findings: Finding[] = [fine('The configuration is understood.')];
  const db = await open(findings, config);
  // Without a database there are no pictures to look for, and a storage would make its folders.
  const storage = db && (await openPictures(findings, config));
  try {
    if (db) findings.push(...(await runCheck('database', checkDatabase(db))));
    findings.push(...(await runCheck('disk', checkDisk(config))));
    findings.push(...(await runCheck('clock', checkClock(config, db))));
    findings.push(...(await runCheck('mail server', checkMail(config))));
    findings.push(...(await runCheck('ports', checkPorts(config))));
    if (db && storage) {
      const check = checkPictures(db, storage, isFull);
      findings.push(...(await runCheck('pictures', check, isFull ? FULL_LIMIT_MS : undefined)));
    }
    return findings;
  } finally {
    storage?.close();
    await db?.close();
  }
}

async function open(findings: Finding[], config: Config): Promise<Db | undefined> {
  // To look is not to make one.
  if (!config.databaseUrl && !existsSync(sqliteFile(config.dataDir))) {
    findings.push(fine('There is no database yet: the first start makes it.'));
    return undefined;
  }
  try {
    return await openDb({ ...config, migrates: false });
  } catch (error) {
    findings.push(wrong(`The database cannot be opened: ${(error as Error).message}`));
    return undefined;
  }
}

async function openPictures(
  findings: Finding[],
  config: Config,
): Promise<MediaStorage | undefined> {
  try {
    return await openStorage(config);
  } catch (error) {
    findings.push(wrong(`The pictures cannot be reached: ${(error as Error).message}`));
    return undefined;
  }
}
