import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Connections } from '@/server/db/types';
import { hasFirstPassword } from './accountRepository';

/* The first admin's password, in a file where the output is stored as a log. */

const fileIn = (dataDir: string): string => join(dataDir, 'first-password');

/** Writes the password for the running user alone; returns the path of the file. */
export async function writeFirstPassword(dataDir: string, password: string): Promise<string> {
  const file = fileIn(dataDir);
  await rm(file, { force: true });
  await writeFile(file, `${password}\n`, { mode: 0o600, flag: 'wx', flush: true });
  return file;
}

/** Removes the file once no account waits for its first login, be it with another backend. */
export async function removeUsedPassword(
  { reader }: Pick<Connections, 'reader'>,
  dataDir: string,
): Promise<void> {
  const file = fileIn(dataDir);
  if (!existsSync(file) || (await hasFirstPassword(reader))) return;
  await rm(file, { force: true });
}
