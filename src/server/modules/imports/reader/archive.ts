import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { openPromise, validateFileName, type Entry, type ZipFile } from 'yauzl';
import { MAX_IMAGE_MIB, MAX_IMPORT_ARCHIVE_MIB } from '@/shared/limits';
import { isSystemError } from '@/server/lib/files';
import { HttpError, badRequest } from '@/server/lib/httpError';

const MIB = 1024 ** 2;
const MAX_ENTRIES = 20_000;
const MAX_RATIO = 100;
/** An archive of images, which are compressed, is unpacked to hardly more than its size. */
const COMPRESSED_RATIO = 1.25;
/** Small files may shrink to almost nothing. */
const UNSUSPICIOUS_BYTES = 64 * 1024;

export interface Archive {
  /** Files by their paths. */
  entries: Map<string, Entry>;
  open: (entry: Entry) => Promise<Readable>;
  close: () => void;
}

/**
 * Opens a ZIP archive. Throws 400 for a broken one and for what an honest one does not have: paths
 * that lead out of it, files that are unpacked to a multiple of their size, encryption.
 */
export async function openArchive(path: string): Promise<Archive> {
  const zip = await openPromise(path, { decodeStrings: false, autoClose: false }).catch(() => {
    throw brokenArchive();
  });
  try {
    return { entries: await listEntries(zip), open: openerOf(zip), close: () => zip.close() };
  } catch (error) {
    zip.close();
    throw error instanceof HttpError ? error : brokenArchive();
  }
}

export const brokenArchive = () =>
  badRequest('import_file_broken', 'The file is broken or not complete.');

export const protectedFile = () =>
  badRequest(
    'import_file_protected',
    'The file is protected by a password. Save it as XLSX without one.',
  );

export const tooComplex = () =>
  badRequest('import_file_too_complex', 'The file takes too much time or memory to read.');

/** A full disk and the like are not the archive's fault. */
export function rethrow(error: unknown): never {
  throw isSystemError(error) ? error : brokenArchive();
}

async function listEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>();
  let [packed, unpacked] = [0, 0];
  for await (const entry of zip.eachEntry()) {
    const name = nameOf(entry);
    if (validateFileName(name) !== null) {
      throw badRequest('archive_path_invalid', `The archive has a file with the path "${name}".`, {
        file: name,
      });
    }
    if (entry.isEncrypted()) throw protectedFile();
    packed += entry.compressedSize;
    unpacked += entry.uncompressedSize;
    const isSuspicious = entry.uncompressedSize > UNSUSPICIOUS_BYTES;
    if (
      (isSuspicious && entry.uncompressedSize > entry.compressedSize * MAX_RATIO) ||
      unpacked > Math.max(packed * MAX_RATIO, UNSUSPICIOUS_BYTES) ||
      unpacked > Math.max(MAX_IMPORT_ARCHIVE_MIB * MIB, packed * COMPRESSED_RATIO) ||
      entries.size >= MAX_ENTRIES
    ) {
      throw badRequest(
        'archive_too_large',
        `Unpacked the archive is larger than ${MAX_IMPORT_ARCHIVE_MIB} MiB or than its size makes plausible.`,
        { max: MAX_IMPORT_ARCHIVE_MIB },
      );
    }
    if (!name.endsWith('/')) entries.set(name, entry);
  }
  return entries;
}

const UTF8_NAME = 0x800;

/** Archives made in China have names in GBK without saying so. */
function nameOf({ fileNameRaw, generalPurposeBitFlag }: Entry): string {
  const decode = (encoding: string, fatal: boolean) =>
    new TextDecoder(encoding, { fatal }).decode(fileNameRaw).replaceAll('\\', '/');
  if (generalPurposeBitFlag & UTF8_NAME) return decode('utf-8', false);
  try {
    return decode('utf-8', true);
  } catch {
    return decode('gb18030', false);
  }
}

/** The stream fails where a file is unpacked to another size than the archive states. */
const openerOf = (zip: ZipFile) => (entry: Entry) =>
  zip.openReadStreamPromise(entry).catch(() => {
    throw brokenArchive();
  });

/** An image of the archive in `path`, or why there is none. */
export type ArchivedImage = { name: string } & ({ path: string } | { fault: 'file_too_large' });

const NO_IMAGE = /(^|\/)(__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$)/i;

/** Unpacks one image after another into `folder`; the caller removes each when it is done. */
export async function* readZipImages(path: string, folder: string): AsyncGenerator<ArchivedImage> {
  const archive = await openArchive(path);
  try {
    let index = 0;
    for (const [name, entry] of archive.entries) {
      if (NO_IMAGE.test(name)) continue;
      const baseName = name.slice(name.lastIndexOf('/') + 1);
      if (entry.uncompressedSize > MAX_IMAGE_MIB * MIB) {
        yield { name: baseName, fault: 'file_too_large' };
        continue;
      }
      const file = join(folder, `image-${index}`);
      index += 1;
      const content = await archive.open(entry);
      await pipeline(content, createWriteStream(file)).catch(rethrow);
      yield { name: baseName, path: file };
    }
  } finally {
    archive.close();
  }
}
