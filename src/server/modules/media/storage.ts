import type { Readable } from 'node:stream';
import type { Config } from '@/server/config';
import type { ByteRange } from '@/server/lib/ranges';
import { folderStorage } from './folderStorage';

/** Names of stored pictures; anything else is not looked up. */
export const STORED_NAME = /^[0-9a-f]{64}\.(jpg|png|webp|avif|gif)$/;

/** The media type of a picture of this name. */
export const mediaType = (name: string): string =>
  `image/${name.slice(name.lastIndexOf('.') + 1).replace('jpg', 'jpeg')}`;

/** Uploaded pictures, resized ones that can be made again, and uploads that wait for their end. */
export type Area = 'uploads' | 'variants' | 'trash';

export interface StoredFile {
  name: string;
  bytes: number;
  /** Milliseconds since 1970. */
  changedAt: number;
}

export interface OpenFile {
  /** Of the whole file, also when a range is read. */
  bytes: number;
  /** The caller reads it to its end or destroys it. */
  body: Readable;
}

/**
 * Where pictures lie: a folder or a bucket. Every call ends: what cannot be reached or written
 * throws an `HttpError` 503 or 507, or an error of the operating system.
 */
export interface MediaStorage {
  /** For messages and the log; holds no secret. */
  place: string;
  /**
   * Puts the local file `path` there, whole and durable once it resolves, never half. Replaces a
   * file of the same name. The local file may be gone afterwards.
   */
  put: (area: Area, name: string, path: string) => Promise<void>;
  stat: (area: Area, name: string) => Promise<StoredFile | undefined>;
  read: (area: Area, name: string, range?: ByteRange) => Promise<OpenFile | undefined>;
  /** Returns whether the file was there. Replaces a file of the same name. */
  move: (from: Area, to: Area, name: string) => Promise<boolean>;
  remove: (area: Area, name: string) => Promise<void>;
  /** All files of an area in no order; folders and what cannot be looked at are passed over. */
  list: (area: Area) => AsyncIterable<StoredFile>;
  /** Removes what broken-off calls of `put` left before the given time, and nothing else. */
  removeLeftovers: (before: number) => Promise<void>;
  /** Throws when nothing could be stored now. */
  assertWritable: () => Promise<void>;
  close: () => void;
}

/** The storage that the configuration names. */
export async function openStorage(
  config: Pick<Config, 'dataDir' | 'mediaStore'>,
): Promise<MediaStorage> {
  if (!config.mediaStore) return folderStorage(config.dataDir);
  // Loaded only where it is used: it takes a while.
  const { s3Storage } = await import('./s3Storage');
  return s3Storage(config.mediaStore);
}
