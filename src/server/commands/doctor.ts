import { existsSync } from 'node:fs';
import { access, constants, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { readConfig, type Config } from '../config';
import { findDamage, openDb, type Db } from '../db/kysely';
import { SCHEMA_VERSION, findTableProblem, readSchemaVersion } from '../db/migrate';
import { sqliteFile } from '../db/sqlite/open';
import { DatabaseUnavailable } from '../db/unavailable';
import { connectionFault } from '../lib/connectionFault';
import { isDiskFull, readFreeSpace } from '../lib/files';
import { OperatorError } from '../lib/operatorError';
import { accountRepository } from '../modules/core/auth/accountRepository';
import { imageRepository } from '../modules/core/media/repository';
import { smtpSender } from '../modules/core/outbox/smtp';
import { openStorage } from '../modules/core/media/openStorage';
import { verifyFile, type Area } from '../modules/core/media/storage';
import { listPrivateFiles } from '../modules/desk/messages/fileRepository';
import { checkRead, checkWrite } from '../modules/core/system/readiness';
import { printable } from '../lib/text';
import { DISK_FULL, databaseMessage } from '../startMessages';

export const DOCTOR_USAGE = `npm run doctor [-- --full]

Looks at configuration, database, disk, mail server, images, documents and private files, and says what is wrong. With
--full every file is read. Ends with exit code 1 when something is wrong.`;

/** Runs `npm run doctor`; resolves with what it prints where nothing is wrong. */
export async function doctor(
  args: string[],
  { env, stdout }: Pick<NodeJS.Process, 'env' | 'stdout'>,
): Promise<string> {
  const isFull = args.includes('--full');
  if (args.some((arg) => arg !== '--full')) throw new OperatorError(DOCTOR_USAGE);
  const findings = await examine(readConfig(env), isFull);
  const lines = findings.map(({ ok, text }) => `${ok ? 'ok    ' : 'WRONG '} ${text}`);
  const faults = findings.filter(({ ok }) => !ok).length;
  if (faults === 0) return [...lines, '', 'Nothing is wrong.'].join('\n');
  stdout.write(`${lines.join('\n')}\n\n`);
  throw new OperatorError(faults === 1 ? 'One thing is wrong.' : `${faults} things are wrong.`);
}

/** One result, in a message that says what to do where something is wrong. */
interface Finding {
  ok: boolean;
  text: string;
}

const fine = (text: string): Finding => ({ ok: true, text });
const wrong = (text: string): Finding => ({ ok: false, text });

/** Checks what the product needs, while it runs or not, and changes nothing. */
export async function examine(config: Config, isFull: boolean): Promise<Finding[]> {
  const storage = await runCheck('place of the files', () => checkStorage(config));
  const canStore = storage.every(({ ok }) => ok);
  return [
    fine('The configuration is valid.'),
    ...(await runCheck('disk', () => checkDisk(config))),
    ...(await runCheck('mail server', () => checkMail(config))),
    ...storage,
    ...(await runCheck('database', () => checkDatabase(config, isFull, canStore))),
  ];
}

/** What a check throws is a finding too. */
async function runCheck(name: string, check: () => Promise<Finding[]>): Promise<Finding[]> {
  return check().catch((error: unknown) => [
    wrong(`The ${name} could not be checked: ${reasonOf(error)}`),
  ]);
}

function reasonOf(error: unknown): string {
  if (error instanceof DatabaseUnavailable) return databaseMessage(error);
  return error instanceof Error ? error.message : String(error);
}

async function checkDatabase(
  config: Config,
  isFull: boolean,
  canStore: boolean,
): Promise<Finding[]> {
  if (!config.databaseUrl && !existsSync(sqliteFile(config.dataDir))) {
    return [fine('There is no database yet: the first start makes it.')];
  }
  const db = await openDb({ ...config, migrates: false });
  try {
    const schema = await readSchemaVersion(db.reader);
    if (!schema) return [fine('The database is empty: the first start makes its tables.')];
    if (schema.version < SCHEMA_VERSION) {
      return [fine('The tables are older than this version: the next start updates them.')];
    }
    const problem = await findTableProblem(db.reader);
    if (problem) return [wrong(`The database ${problem}`)];
    await checkRead(db);
    await checkWrite(db);
    const damage = await findDamage(db);
    return [
      fine(`The database responds and takes changes (${db.dialect}).`),
      damage.length === 0
        ? fine('It finds no damage in itself.')
        : wrong(`It is damaged (${damage.join('; ')}): stop the product and restore a backup.`),
      (await accountRepository(db.reader).hasAdmin())
        ? fine('There is an admin.')
        : wrong('No account is an admin: npm run admin -- add <email>, or role <email> admin.'),
      ...(canStore ? await runCheck('files', () => checkFiles(config, db, isFull)) : []),
    ];
  } finally {
    await db.close();
  }
}

/** Files of a kind that are read without `--full`, spread over all of them. */
const SAMPLE = 50;

/** Whether the storage has the files that the database names, undamaged. */
async function checkFiles(config: Config, db: Db, isFull: boolean): Promise<Finding[]> {
  const storage = await openStorage(config);
  const check = async (area: Area, kind: string, names: string[]): Promise<Finding[]> => {
    const every = isFull ? 1 : Math.max(1, Math.floor(names.length / SAMPLE));
    const missing: string[] = [];
    const damaged: string[] = [];
    for (const [index, name] of names.entries()) {
      if (!(await storage.exists(area, name))) missing.push(name);
      else if (index % every > 0) continue;
      else if (!(await verifyFile(await storage.read(area, name), name))) damaged.push(name);
    }
    const faults = [...complain(kind, 'missing', missing), ...complain(kind, 'damaged', damaged)];
    return faults.length > 0 ? faults : [fine(`All ${names.length} ${kind} are there.`)];
  };
  try {
    const images: string[] = [];
    for await (const some of imageRepository(db).batches(500, 'used')) images.push(...some);
    return [
      ...(await check('uploads', 'images and documents', images)),
      ...(await check('private', 'private files', await listPrivateFiles(db.reader))),
    ];
  } finally {
    storage.close();
  }
}

/** Whether images can be stored; says what is wrong with a bucket. */
async function checkStorage(config: Config): Promise<Finding[]> {
  const { mediaStore, dataDir } = config;
  // The first start makes the folder.
  if (!mediaStore && !existsSync(join(dataDir, 'uploads'))) return [];
  const storage = await openStorage(config);
  try {
    await storage.assertWritable();
    return [fine(`Files can be stored in ${storage.place}.`)];
  } catch (error) {
    if (mediaStore) return [wrong(bucketFault(error))];
    return [wrong(isDiskFull(error) ? DISK_FULL : `DATA_DIR: ${reasonOf(error)}`)];
  } finally {
    storage.close();
  }
}

/** What a bucket's statuses mean. */
const BUCKET_FAULTS: Partial<Record<number, string>> = {
  301: 'MEDIA_STORE: the bucket is in another region',
  403: 'AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY: the storage rejects us: one is wrong, or they may not use the bucket',
  404: 'MEDIA_STORE: the storage rejects us: it has no such bucket',
};

function bucketFault(error: unknown): string {
  const { cause = error } = error as Error;
  const { $metadata } = cause as { $metadata?: { httpStatusCode?: number } };
  const status = $metadata?.httpStatusCode;
  if (!status) return `MEDIA_STORE: the storage ${connectionFault(cause)}.`;
  return `${BUCKET_FAULTS[status] ?? 'MEDIA_STORE: the storage rejects us'} (${status}).`;
}

function complain(kind: string, fault: string, names: string[]): Finding[] {
  if (names.length === 0) return [];
  const some = names.slice(0, 5).join(', ');
  const more = names.length > 5 ? ' and more' : '';
  return [
    wrong(
      `${names.length} ${kind} that the database names are ${fault}: ${some}${more}. Bring them back from a backup.`,
    ),
  ];
}

/** Room below the data folder, and who may read it. */
async function checkDisk({ dataDir }: Config): Promise<Finding[]> {
  if (!existsSync(dataDir)) {
    return [fine(`The data folder ${dataDir} is not there yet: the first start makes it.`)];
  }
  try {
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return [
      wrong(
        `DATA_DIR: this user cannot write to ${dataDir} (${code}): give it to the user who runs the product.`,
      ),
    ];
  }
  const { free, isLow } = await readFreeSpace(dataDir);
  const space = `${(free / 1024 ** 3).toFixed(1)} GiB are free for ${dataDir}`;
  const isPrivate = ((await stat(dataDir)).mode & 0o077) === 0;
  return [
    isLow ? wrong(`${space}: make room, or move it.`) : fine(`${space}.`),
    isPrivate
      ? fine('No other user of this machine may read it.')
      : wrong(
          `Other users of this machine may read ${dataDir}: chmod 700 it, or start the product, which does so.`,
        ),
  ];
}

const WAIT_MS = 5000;

/**
 * Connects, logs in and names sender and recipient as a mail to the company does; then it ends the
 * connection, and the server drops the mail that has no content.
 */
async function checkMail({ mail }: Config): Promise<Finding[]> {
  if (!mail) return [fine('SMTP_URL is not set: inquiries are stored and shown, not mailed.')];
  let isAccepted = false;
  const end = async () => {
    isAccepted = true;
    throw new Error('Nothing is sent.');
  };
  const probe = { id: 'doctor', subject: '', text: '' };
  const fault = await smtpSender(mail)(probe, AbortSignal.timeout(WAIT_MS), end).catch(mailFault);
  if (isAccepted) return [fine(`The mail server takes mail for ${mail.to}.`)];
  return [wrong(`SMTP_URL: the mail server ${String(fault)}. Mails wait.`)];
}

/** A server that responds with a code rejects a login, a sender or a recipient. */
function mailFault(error: Error & { responseCode?: number }): string {
  return error.responseCode ? `rejects us: ${printable(error.message)}` : connectionFault(error);
}
