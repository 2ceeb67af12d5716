import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { moveDurably, passOverMissing } from '../lib/files';
import type { Dialect } from '../db/types';
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
  /** Names of the pictures that lie in `pictures/`; a name holds the content's hash. */
  pictures: string[];
  /** Pictures that the database knew and the store had not. */
  missing: string[];
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
