import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { cache, mediaRoot, photos } from './paths.mjs';

const doneFile = join(mediaRoot, 'done.json');
const takes = join(cache, 'takes');

/**
 * Pictures kept so far, by name: the fingerprint they were made from (null: an older take that may
 * stay as it is), their size and the seconds they took.
 */
export function readDone() {
  return existsSync(doneFile) ? JSON.parse(readFileSync(doneFile, 'utf8')) : {};
}

function writeDone(done) {
  const rows = Object.keys(done)
    .sort()
    .map((name) => `  ${JSON.stringify(name)}: ${JSON.stringify(done[name])}`);
  // A run that reads meanwhile sees the old file or the new one, never half of it.
  const fresh = `${doneFile}.${process.pid}`;
  writeFileSync(fresh, `{\n${rows.join(',\n')}\n}\n`);
  renameSync(fresh, doneFile);
}

export const photoFile = (name) => join(photos, `${name}.jpg`);
export const takeFile = (name) => join(takes, `${name}.jpg`);
const takeNote = (name) => join(takes, `${name}.json`);

/** What the last take was made from, or undefined. */
export function readTake(name) {
  return existsSync(takeNote(name)) && existsSync(takeFile(name))
    ? JSON.parse(readFileSync(takeNote(name), 'utf8'))
    : undefined;
}

export function writeTake(name, note) {
  writeFileSync(takeNote(name), JSON.stringify(note));
}

/** Takes over a looked-at take into the committed pictures. */
export function keep(name) {
  const take = readTake(name);
  if (!take) throw new Error(`There is no take of ${name}: render it first.`);
  copyFileSync(takeFile(name), photoFile(name));
  writeDone({ ...readDone(), [name]: take });
}

/** Records the picture that is there as good for the row as it is now, without rendering. */
export function accept(name, note) {
  writeDone({ ...readDone(), [name]: note });
}

mkdirSync(takes, { recursive: true });
