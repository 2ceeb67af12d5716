import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withFileLock } from '../db/sqlite/fileLock';
import type { Dialect } from '../db/types';
import { moveDurably, passOverMissing, sha256OfFile } from '../lib/files';
import { OperatorError } from '../lib/operatorError';

const FORMAT = 1;
const NAME = 'manifest.json';

/** What makes a folder a backup; written last, so that a half one has none. */
export interface Manifest {
  format: typeof FORMAT;
  /** ISO 8601. */
  madeAt: string;
  database: {
    dialect: Dialect;
    /** Name within the folder. */
    file: string;
    sha256: string;
  };
  /** Names of the images that lie in `images/`; a name holds the content's hash. */
  images: string[];
  /** Images that the database knew and the store had not. */
  missing: string[];
}

/** The folder of a backup that its images lie in. */
export const imagesIn = (folder: string): string => join(folder, 'images');

/** Whether the file holds what its name says. False where there is none. */
export async function isWholeIn(folder: string, name: string): Promise<boolean> {
  const hash = await sha256OfFile(join(folder, name)).catch(passOverMissing);
  return hash !== undefined && name.startsWith(`${hash}.`);
}

/** Makes the folder where it is missing, and works in it while no other process does. */
export async function withBackupFolder<T extends object>(
  folder: string,
  work: () => Promise<T>,
): Promise<T> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const result = await withFileLock(join(folder, '.lock'), work);
  if (result) return result;
  throw new OperatorError(`Another backup or restore uses ${folder} at this moment.`);
}

export async function writeManifest(
  folder: string,
  manifest: Omit<Manifest, 'format'>,
): Promise<void> {
  const draft = join(folder, `.${NAME}`);
  try {
    const content: Manifest = { format: FORMAT, ...manifest };
    await writeFile(draft, `${JSON.stringify(content, undefined, 1)}\n`);
    await moveDurably(draft, join(folder, NAME));
  } finally {
    await rm(draft, { force: true });
  }
}

/** The manifest of an earlier backup; undefined where there is none. */
export async function readManifest(folder: string): Promise<Manifest | undefined> {
  const text = await readFile(join(folder, NAME), 'utf8').catch(passOverMissing);
  if (text === undefined) return undefined;
  const manifest = parse(text);
  if (manifest?.format !== FORMAT) {
    throw new OperatorError(`${join(folder, NAME)} is damaged or of another version.`);
  }
  return manifest;
}

function parse(text: string): Manifest | undefined {
  try {
    return JSON.parse(text) as Manifest;
  } catch {
    return undefined;
  }
}
