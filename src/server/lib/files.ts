import { createHash, randomUUID } from 'node:crypto';
import { accessSync, chmodSync, constants, createReadStream, existsSync, mkdirSync } from 'node:fs';
import {
  copyFile,
  mkdtemp,
  open,
  opendir,
  rename,
  rm,
  stat,
  statfs,
  writeFile,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { OperatorError } from './operatorError';

/** Permissions of the group and of others. */
const OTHERS = 0o077;

/** What the program writes from now on, others can neither read nor change. */
export const writePrivately = () => process.umask(OTHERS);

/**
 * Restricts the data folder to the user who runs the program; called by every program that opens the
 * database. Throws `OperatorError` where the folder cannot be made or written.
 */
export function keepPrivate(dataDir: string): void {
  writePrivately();
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    // Nobody else can enter it, whatever the modes of the files in it.
    chmodSync(dataDir, 0o700);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // Another user's folder, which the doctor reports, or a read-only disk: both can be served.
    if ((code === 'EPERM' || code === 'EROFS') && existsSync(dataDir)) return;
    throw new OperatorError(
      `DATA_DIR: this user cannot make ${dataDir} or cannot write to it (${code}).`,
    );
  }
}

/** Works in a temporary folder, whose path begins with `prefix`. */
export async function withFolder<T>(
  prefix: string,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(prefix);
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export async function sha256OfFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** Names of files that an interrupted copy or a probe of the disk may leave. */
export const LEFTOVER = /^\.(?:part|probe)-[0-9a-f-]{36}$/;

/**
 * Moves a finished file to its place so that after a crash it is either complete or not there:
 * the content reaches the disk before the name does. Between file systems it is copied first.
 */
export async function moveDurably(from: string, to: string): Promise<void> {
  await syncPath(from);
  try {
    await rename(from, to);
  } catch (error) {
    if ((error as SystemError)?.code !== 'EXDEV') throw error;
    await copyDurably(from, to);
    await rm(from, { force: true });
    return;
  }
  await syncPath(dirname(to));
}

/** Copies a file to its place with the guarantee of `moveDurably`. */
export async function copyDurably(from: string, to: string): Promise<void> {
  const part = join(dirname(to), `.part-${randomUUID()}`);
  try {
    await copyFile(from, part);
    await syncPath(part);
    await rename(part, to);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  await syncPath(dirname(to));
}

/** Makes sure that a file, or a folder's list of names, has reached the disk. */
export async function syncPath(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Removes files and folders of such names in the folder that were last changed before the given time. */
export async function removeOld(folder: string, names: RegExp, before: number): Promise<void> {
  for await (const { name } of await opendir(folder)) {
    if (!names.test(name)) continue;
    const path = join(folder, name);
    // It may be gone by now, or not ours to look at.
    const found = await stat(path).catch(() => undefined);
    if (found && found.mtimeMs < before) await rm(path, { recursive: true, force: true });
  }
}

/** More than an empty file, which fits on a full disk too. */
const PROBE = Buffer.alloc(4096);

/** Throws the error of the operating system when nothing can be written to the folder. */
export async function probeFolder(folder: string): Promise<void> {
  const probe = join(folder, `.probe-${randomUUID()}`);
  try {
    await writeFile(probe, PROBE);
  } finally {
    await rm(probe, { force: true });
  }
}

// By their fields, not by `instanceof`: where tests run, Node's own errors belong to another realm.
type SystemError = { code?: unknown; syscall?: unknown } | null | undefined;

/** Whether the error says that there is no such file. */
export const isMissing = (error: unknown): boolean => (error as SystemError)?.code === 'ENOENT';

/** For `catch`: undefined where there is no such file. */
export function passOverMissing(error: unknown): undefined {
  if (!isMissing(error)) throw error;
}

/** Whether the error comes from the operating system, a full disk and the like, not from zlib. */
export const isSystemError = (error: unknown): boolean =>
  (error as SystemError)?.syscall !== undefined;

/** Less free space is a matter of days: a part with its files may take 400 MiB. */
const LOW_DISK_BYTES = 1024 ** 3;

/** Free disk space of a folder, in bytes. */
export async function readFreeSpace(folder: string): Promise<{ free: number; isLow: boolean }> {
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  return { free, isLow: free < LOW_DISK_BYTES };
}

const FULL = new Set(['ENOSPC', 'EDQUOT']);

/** As libvips, which gives no codes, words it. */
const FULL_WORDS = /No space left on device|Disk quota exceeded/;

/** Whether the error says that the disk, or the share of it that we may use, is full. */
export const isDiskFull = (error: unknown): boolean =>
  FULL.has(String((error as SystemError)?.code)) ||
  (error instanceof Error && FULL_WORDS.test(error.message));
