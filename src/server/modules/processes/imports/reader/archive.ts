import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { openPromise, validateFileName, type Entry, type ZipFile } from 'yauzl';
import { MAX_IMAGE_MIB, MAX_IMPORT_ARCHIVE_MIB } from '@/shared/limits';
import { cleanLine } from '@/shared/texts';
import { partNameOf, pathOfPart } from '@/shared/workbook/relations';
import type { WorkbookFiles } from '@/shared/workbook/files';
import { isSystemError } from '@/server/lib/files';
import { HttpError, badRequest } from '@/server/lib/httpError';

export const MIB = 1024 ** 2;
const MAX_ENTRIES = 20_000;
const MAX_RATIO = 100;
/** The files of a workbook that are read as texts; the others are images and the like. */
const TEXT = /\.(?:xml|rels)$/i;

export interface Archive extends WorkbookFiles {
  /** Files by their paths. */
  names: Map<string, Entry>;
  /** Packed bytes of the XML files, which are the only ones that `read` returns. */
  textSize: number;
  /** The stream fails where a file is unpacked to another size than the archive states. */
  open: (entry: Entry) => Promise<Readable>;
}

/**
 * Reads a ZIP archive. Throws `import_file_broken`, and for what an honest one does not have
 * `archive_path_invalid`, `import_file_protected` and others.
 */
export async function* readArchive<T>(
  path: string,
  read: (archive: Archive) => AsyncIterable<T>,
  maxEntries = MAX_ENTRIES,
): AsyncGenerator<T> {
  let zip: ZipFile | undefined;
  try {
    const opened = await openPromise(path, { decodeStrings: false, autoClose: false });
    zip = opened;
    const { names, textSize } = await listEntries(opened, maxEntries);
    const open = (entry: Entry) => opened.openReadStreamPromise(entry);
    const readFile = async (name: string) => {
      const entry = TEXT.test(name) ? names.get(name) : undefined;
      return entry && open(entry);
    };
    yield* read({ names, textSize, open, read: readFile });
  } catch (error) {
    // A full disk and the like are not the archive's fault.
    if (error instanceof HttpError || isSystemError(error)) throw error;
    throw badRequest('import_file_broken', 'The file is broken or not complete.');
  } finally {
    zip?.close();
  }
}

export const protectedFile = () =>
  badRequest(
    'import_file_protected',
    'The file is protected by a password. Save it as XLSX without one.',
  );

/** Texts and other files have limits each: images do not make a bomb of texts plausible. */
async function listEntries(zip: ZipFile, maxEntries: number) {
  const names: Archive['names'] = new Map();
  const [texts, others] = [newSize(), newSize()];
  for await (const entry of zip.eachEntry()) {
    const name = nameOf(entry);
    if (validateFileName(name) !== null) {
      throw badRequest('archive_path_invalid', `The archive has a file with the path "${name}".`, {
        file: name,
      });
    }
    if (entry.isEncrypted()) throw protectedFile();
    const size = TEXT.test(name) ? texts : others;
    size.packed += entry.compressedSize;
    size.unpacked += entry.uncompressedSize;
    // Of little the ratio says little.
    const plausible = Math.max(size.packed * MAX_RATIO, MIB);
    const max = Math.min(MAX_IMPORT_ARCHIVE_MIB * MIB, plausible);
    if (size.unpacked > max || names.size >= maxEntries) {
      throw badRequest(
        'archive_too_large',
        `Unpacked the archive is larger than ${MAX_IMPORT_ARCHIVE_MIB} MiB or than its size makes plausible.`,
        { max: MAX_IMPORT_ARCHIVE_MIB },
      );
    }
    if (name !== '' && !name.endsWith('/')) names.set(name, entry);
  }
  return { names, textSize: texts.packed };
}

const newSize = () => ({ packed: 0, unpacked: 0 });

const UTF8_NAME = 0x800;

/** As a text that can be stored. Archives made in China have names in GBK without a mark for it. */
function nameOf({ fileNameRaw, generalPurposeBitFlag }: Entry): string {
  const decode = (encoding: string, fatal: boolean) =>
    cleanLine(new TextDecoder(encoding, { fatal }).decode(fileNameRaw).replaceAll('\\', '/'));
  try {
    return decode('utf-8', (generalPurposeBitFlag & UTF8_NAME) === 0);
  } catch {
    return decode('gb18030', false);
  }
}

/** An image of the archive, called by its path there, in the file `path`; or why there is none. */
export type ArchivedImage = { name: string } & (
  { path: string } | { fault: 'file_too_large' | 'image_broken' | 'image_not_found' }
);

const NO_IMAGE = /(^|\/)(__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$)/i;

/** Unpacks one image after another into `folder`; the caller removes each when it is done. */
export function readZipImages(
  path: string,
  folder: string,
  maxEntries?: number,
): AsyncGenerator<ArchivedImage> {
  const unpack = (archive: Archive) =>
    unpackImages(
      archive,
      [...archive.names.keys()].filter((name) => !NO_IMAGE.test(name)),
      folder,
    );
  return readArchive(path, unpack, maxEntries);
}

/** Unpacks these parts of a workbook like `readZipImages`. */
export const readWorkbookImages = (
  path: string,
  folder: string,
  parts: ReadonlySet<string>,
): AsyncGenerator<ArchivedImage> =>
  readArchive(path, async function* (archive) {
    const names = [...parts].map(pathOfPart);
    for await (const image of unpackImages(archive, names, folder))
      yield { ...image, name: partNameOf(image.name) };
  });

async function* unpackImages(
  { names, open }: Archive,
  chosen: string[],
  folder: string,
): AsyncGenerator<ArchivedImage> {
  for (const [index, name] of chosen.entries()) {
    const entry = names.get(name);
    if (!entry) {
      yield { name, fault: 'image_not_found' };
      continue;
    }
    if (entry.uncompressedSize > MAX_IMAGE_MIB * MIB) {
      yield { name, fault: 'file_too_large' };
      continue;
    }
    const file = join(folder, `image-${index}`);
    const isWhole = await pipeline(await open(entry), createWriteStream(file)).then(
      () => true,
      (error: unknown) => {
        if (!isDeflateError(error)) throw error;
        return false;
      },
    );
    yield isWhole ? { name, path: file } : { name, fault: 'image_broken' };
  }
}

/** Packed bytes that are damaged; those that unpack to another size than stated are no accident. */
const isDeflateError = (error: unknown): boolean =>
  (error as NodeJS.ErrnoException).code?.startsWith('Z_') ?? false;
