import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { moveDurably, passOverMissing } from '../lib/files';
import { OperatorError } from '../lib/operatorError';

/** What a backup holds beside the database, by names of files. */
export type FileNames = Record<'uploads' | 'private', string[]>;

export const AREAS: (keyof FileNames)[] = ['uploads', 'private'];

export const countFiles = ({ uploads, private: files }: FileNames) => ({
  images: uploads.length,
  files: files.length,
});

const FORMAT = 3;
const MANIFEST = 'manifest.json';

/** What makes a folder a backup; written last, so that an incomplete one has none. */
export interface Manifest {
  format: number;
  /** ISO 8601. */
  madeAt: string;
  /** The name within the folder. */
  database: { file: string; sha256: string };
  files: FileNames;
  /** Files that the database names and the store lacked. */
  missing: string[];
}

export async function writeManifest(
  folder: string,
  manifest: Omit<Manifest, 'format'>,
): Promise<void> {
  const draft = join(folder, `.${MANIFEST}`);
  const content: Manifest = { format: FORMAT, ...manifest };
  await writeFile(draft, `${JSON.stringify(content, undefined, 1)}\n`);
  await moveDurably(draft, join(folder, MANIFEST));
}

/** Returns the manifest of a backup; undefined: there is none. */
export async function readManifest(folder: string): Promise<Manifest | undefined> {
  const path = join(folder, MANIFEST);
  const text = await readFile(path, 'utf8').catch(passOverMissing);
  if (text === undefined) return undefined;
  try {
    const manifest = JSON.parse(text) as Manifest;
    if (manifest.format === FORMAT) return manifest;
  } catch {
    // As one of another version.
  }
  throw new OperatorError(`${path} is damaged or of another version.`);
}

export async function readBackup(folder: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  if (manifest) return manifest;
  if (!existsSync(folder)) throw new OperatorError(`There is no folder ${folder}.`);
  throw new OperatorError(`${folder} holds no whole backup: its ${MANIFEST} is missing.`);
}
