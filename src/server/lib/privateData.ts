import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { isMissing } from './files';
import { OperatorError } from './operatorError';

/** Bits that let the group or others read, write or enter. */
const OTHERS = 0o077;

/** What the program writes from now on, others can neither read nor change. */
export function writePrivately(): void {
  process.umask(OTHERS);
}

/**
 * Keeps the data to the user who runs the program: what it writes from now on, the data folder
 * with the folders in it, and the files of the embedded database. Called at the start of every
 * program that opens the database. Returns what stays open to others as it belongs to someone else.
 * Throws `OperatorError` where the folder cannot be made or written.
 */
export function keepPrivate(dataDir: string): string[] {
  writePrivately();
  makeUsable(dataDir);
  const entries = readdirSync(dataDir, { withFileTypes: true });
  const inside = entries.filter((entry) => entry.isFile() || entry.isDirectory());
  return [dataDir, ...inside.map(({ name }) => join(dataDir, name))].filter(
    (path) => !tighten(path),
  );
}

function makeUsable(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // A disk that has become read-only: what is on it is served all the same.
    if (code === 'EROFS' && existsSync(dataDir)) return;
    throw new OperatorError(
      `DATA_DIR: this user cannot make ${dataDir} or cannot write to it (${code}).`,
    );
  }
}

function tighten(path: string): boolean {
  try {
    const { mode } = statSync(path);
    if ((mode & OTHERS) !== 0) chmodSync(path, mode & 0o7777 & ~OTHERS);
    return true;
  } catch (error) {
    // Removed meanwhile, as SQLite does with its log.
    return isMissing(error);
  }
}
