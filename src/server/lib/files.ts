import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';

export async function sha256OfFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/**
 * Moves a finished file to its place so that after a crash it is either there whole or not at all:
 * the content reaches the disk before the name does. Both must lie on one file system.
 */
export async function moveDurably(from: string, to: string): Promise<void> {
  await syncPath(from);
  await rename(from, to);
  await syncPath(dirname(to));
}

async function syncPath(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

// By their fields, not by `instanceof`: where tests run, Node's own errors belong to another realm.
type SystemError = { code?: unknown; errno?: unknown } | null | undefined;

/** Whether the error says that there is no such file. */
export const isMissing = (error: unknown): boolean => (error as SystemError)?.code === 'ENOENT';

/** Whether the error comes from the operating system: a full disk and the like. */
export const isSystemError = (error: unknown): boolean =>
  (error as SystemError)?.errno !== undefined;
