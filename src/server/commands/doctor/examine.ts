import { existsSync } from 'node:fs';
import { readConfig, type Config } from '@/server/config';
import { openDb, type Db } from '@/server/db/kysely';
import { sqliteFile } from '@/server/db/sqlite/open';
import { OperatorError } from '@/server/lib/operatorError';
import { openStorage, type MediaStorage } from '@/server/modules/media/storage';
import { checkDatabase } from './database';
import { fine, runCheck, wrong, type Finding } from './finding';
import { checkImages } from './images';
import { checkClock, checkDisk } from './machine';
import { checkMail, checkPorts } from './network';

const USAGE = `npm run doctor [-- --full]

Looks at configuration, database, disk, clock, mail server, ports and images, and says what is
wrong. With --full every image is read. Ends with exit code 1 when something is wrong.`;

/** Runs `npm run doctor`; resolves with what it prints where nothing is wrong. */
export async function doctor(
  args: string[],
  { env, stdout }: Pick<NodeJS.Process, 'env' | 'stdout'>,
): Promise<string> {
  const isFull = args.includes('--full');
  if (args.some((arg) => arg !== '--full')) throw new OperatorError(USAGE);
  const findings = await examine(readConfig(env), { isFull });
  const lines = findings.map(({ ok, text }) => `${ok ? 'ok    ' : 'WRONG '} ${text}`);
  const faults = findings.filter(({ ok }) => !ok).length;
  if (faults === 0) return [...lines, '', 'Nothing is wrong.'].join('\n');
  stdout.write(`${lines.join('\n')}\n\n`);
  throw new OperatorError(faults === 1 ? 'One thing is wrong.' : `${faults} things are wrong.`);
}

/** A full reading of many images takes its time. */
const FULL_LIMIT_MS = 3_600_000;

/** Looks at everything that the product needs, while it runs or not, and changes nothing. */
export async function examine(config: Config, { isFull }: { isFull: boolean }): Promise<Finding[]> {
  const findings: Finding[] = [fine('The configuration is understood.')];
  const db = await open(findings, config);
  // Without a database there are no images to look for, and a storage would make its folders.
  const storage = db && (await openImages(findings, config));
  try {
    if (db) findings.push(...(await runCheck('database', checkDatabase(db))));
    findings.push(...(await runCheck('disk', checkDisk(config))));
    findings.push(...(await runCheck('clock', checkClock(config, db))));
    findings.push(...(await runCheck('mail server', checkMail(config))));
    findings.push(...(await runCheck('ports', checkPorts(config))));
    if (db && storage) {
      const check = checkImages(db, storage, isFull);
      findings.push(...(await runCheck('images', check, isFull ? FULL_LIMIT_MS : undefined)));
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

async function openImages(findings: Finding[], config: Config): Promise<MediaStorage | undefined> {
  try {
    return await openStorage(config);
  } catch (error) {
    findings.push(wrong(`The images cannot be reached: ${(error as Error).message}`));
    return undefined;
  }
}
