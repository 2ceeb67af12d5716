import { chmodSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isMissing } from './files';

/** Bits that let the group or others read, write or enter. */
const OTHERS = 0o077;

/** What the program writes from now on, others can neither read nor change. */
export function writePrivately(): void {
  process.umask(OTHERS);
}

/**
 * Keeps the data to the user who runs the program: what it writes from now on, the data folder
 * with the folders in it, and the files of the embedded database. Called at the start of every
 * program that opens the database. Answers what stays open to others as it belongs to someone else.
 */
export function keepPrivate(dataDir: string): string[] {
  writePrivately();
  mkdirSync(dataDir, { recursive: true });
  const entries = readdirSync(dataDir, { withFileTypes: true });
  const inside = entries.filter((entry) => entry.isFile() || entry.isDirectory());
  return [dataDir, ...inside.map(({ name }) => join(dataDir, name))].filter(
    (path) => !tighten(path),
  );
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
