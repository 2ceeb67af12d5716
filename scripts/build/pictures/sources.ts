import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { settings } from './settings';

export const root = fileURLToPath(new URL('../../..', import.meta.url));

export interface Folders {
  photos: string;
  films: string;
}

/** The pictures as they are committed. */
export const sources: Folders = {
  photos: join(root, 'public/photos'),
  films: join(root, 'public/films'),
};

function read(folder: string, file: string): Buffer {
  const path = join(folder, file);
  if (!existsSync(path)) throw new Error(`${path} is missing, and a page shows it.`);
  return readFileSync(path);
}

const hashOf = (...parts: (string | Buffer)[]) =>
  parts
    .reduce((hash, part) => hash.update(part), createHash('sha256'))
    .digest('hex')
    .slice(0, 8);

/** A photograph's file, and a hash of it and of the settings that its variants are made by. */
export function readPhoto(folder: string, name: string): { content: Buffer; hash: string } {
  const content = read(folder, `${name}.jpg`);
  return { content, hash: hashOf(JSON.stringify(settings), content) };
}

export function hashFilm(folder: string, name: string, format: 'webm' | 'mp4'): string {
  return hashOf(read(folder, `${name}.${format}`));
}
