import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { Writable, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** In names of images that have no variants, as these would stand still. */
export const ANIMATED = '-animated';

/** Names of stored images; anything else is not looked up. */
export const STORED_NAME = /^[0-9a-f]{64}(-animated)?\.(jpg|png|webp|avif|gif)$/;

/** Names of documents of parts. */
export const DOCUMENT_NAME = /^[0-9a-f]{64}\.pdf$/;

/** The media type of a file of this name. */
export function mediaType(name: string): string {
  const extension = name.slice(name.lastIndexOf('.') + 1);
  return extension === 'pdf' || extension === 'json'
    ? `application/${extension}`
    : `image/${extension.replace('jpg', 'jpeg')}`;
}

/**
 * Uploaded images and documents of parts, resized images that can be made again, deleted files,
 * files of visitors that only admins get, and records of erasures, which are in no backup.
 */
export type Area = 'uploads' | 'variants' | 'trash' | 'private' | 'erasures';

export interface StoredFile {
  name: string;
  bytes: number;
  /** Milliseconds since 1970. */
  changedAt: number;
}

export interface OpenFile {
  bytes: number;
  /** The caller reads it to its end or destroys it. */
  body: Readable;
}

/** Bytes of a file, the last one included. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Where files lie: a folder or a bucket. What cannot be reached or written throws an `HttpError`
 * 503 or an error of the operating system.
 */
export interface MediaStorage {
  /** For messages and the log; holds no secret. */
  place: string;
  /**
   * Puts the local file `path` there, complete and durable once it resolves. Replaces a
   * file of the same name. The local file may be gone afterwards.
   */
  put: (area: Area, name: string, path: string) => Promise<void>;
  exists: (area: Area, name: string) => Promise<boolean>;
  /** Returns all of a file, or a range that it has; undefined: there is no such file. */
  read: (area: Area, name: string, range?: ByteRange) => Promise<OpenFile | undefined>;
  /** Returns whether the file was there. Replaces a file of the same name. */
  move: (from: Area, to: Area, name: string) => Promise<boolean>;
  remove: (area: Area, name: string) => Promise<void>;
  /** Returns all files of an area, in no order. */
  list: (area: Area) => AsyncIterable<StoredFile>;
  /** Removes what interrupted calls of `put` left before the given time in ms, and nothing else. */
  removeLeftovers: (before: number) => Promise<void>;
  /** Throws the error of an attempt to store something now. */
  assertWritable: () => Promise<void>;
  close: () => void;
}

const COUNTED: Area[] = ['uploads', 'variants', 'trash', 'private'];

/** Bytes of the files by area. Lists them all, so not to be called often. */
export async function countBytes({ list }: MediaStorage): Promise<Record<string, number>> {
  const totals: Record<string, number> = {};
  for (const area of COUNTED) {
    totals[area] = 0;
    for await (const { bytes } of list(area)) totals[area] += bytes;
  }
  return totals;
}

/**
 * Reads a file to its end, into the file `path` if that is given. Returns whether its content
 * has the hash that its name begins with; false where there is no file.
 */
export async function verifyFile(
  file: OpenFile | undefined,
  name: string,
  path?: string,
): Promise<boolean> {
  if (!file) return false;
  const hash = createHash('sha256');
  const hashed = async function* (chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      hash.update(chunk);
      yield chunk;
    }
  };
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const target = path === undefined ? nowhere : createWriteStream(path, { mode: 0o600 });
  await pipeline(file.body, hashed, target);
  return name.slice(0, 64) === hash.digest('hex');
}
