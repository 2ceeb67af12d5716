import type { Cell } from '@/shared/cells';
import { CLEAR } from '@/shared/imports';
import { MAX_IMAGES } from '@/shared/limits';
import { exactKey, foldCase, numberKey } from '@/shared/search';
import type { Row } from '@/server/db/types';
import { groupBy } from '@/shared/groupBy';
import { isPartName } from '@/shared/workbook/relations';
import { CellProblem, assertText, shown } from './cells';

type ArchiveImage = Row<'importImages', 'name' | 'file' | 'fault'>;

export type RowImages = ReturnType<typeof makeRowImages>;

/** Such as `-2`, `_2` and ` (2)`. */
const SUFFIX = /(?:[-_ ]\d{1,2}| ?\(\d{1,2}\))$/;
/** What is meant as an image; other files of the archive are of no concern. */
const IMAGE_FILE = /\.(?:jpe?g|png|webp|avif|gif|svg|bmp|tiff?|hei[cf])$/i;

const fileNameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** The numbers that an image may be called by: `AX-17-2`, or else the second image of `AX-17`. */
function numbersOf({ name }: Pick<ArchiveImage, 'name'>): string[] {
  const base = fileNameOf(name).replace(/\.\w+$/, '');
  return [base, base.replace(SUFFIX, '')];
}

/** Signs that the name of a file cannot hold, and what people write in their place. */
const FORBIDDEN = /[\\/:*?"<>|]/;
const IN_PLACE_OF_FORBIDDEN = /[\\/:*?"<>| _-]+/g;
const hasForbidden = (number: string) => FORBIDDEN.test(number);
const asFileName = (key: string) => key.replace(IN_PLACE_OF_FORBIDDEN, '-');

/** The letters and digits of those numbers; images of a workbook have names that say nothing. */
export const numberKeysOf = (image: Pick<ArchiveImage, 'name'>): string[] =>
  isPartName(image.name) ? [] : numbersOf(image).map(numberKey);

/** What people write between the images of a cell. */
const SEPARATOR = /([;,\n；，、])/;
/** More names than a part has images are wrong in any case. */
const MAX_PARTS = 2 * MAX_IMAGES;

/**
 * The names of a cell. A name may have separators itself: where several names together are one that
 * `exists`, they are that one.
 */
export function namesIn(text: string, exists = (_name: string): boolean => false): string[] {
  // The separators stand between the names.
  const parts = text.split(SEPARATOR);
  const canJoin = parts.length < 2 * MAX_PARTS;
  const names: string[] = [];
  for (let from = 0; from < parts.length;) {
    let to = canJoin ? parts.length : from + 1;
    const joined = () => parts.slice(from, to).join('').trim();
    while (to > from + 1 && !exists(joined())) to -= 2;
    names.push(joined());
    from = to + 1;
  }
  return names.filter(Boolean);
}

/** Links are not followed: the server would request what a supplier writes. */
const LINK = /^https?:\/\//i;

/**
 * Images of the archive by file names and part numbers, and of the workbook. `numbers` are the exact keys of those in the
 * file and of the catalogue's that images may be called by.
 */
export function makeRowImages(all: ArchiveImage[], numbers: ReadonlySet<string>) {
  const parts = new Map(all.map((image) => [image.name, image]));
  const images = all.filter(({ name }) => !isPartName(name));
  const byName = groupBy(images, ({ name }) => foldCase(fileNameOf(name)));
  const byPath = groupBy(images, ({ name }) => foldCase(name));
  const byFileName = groupBy([...numbers].filter(hasForbidden), asFileName);
  const meantBy = (image: ArchiveImage): string[] => {
    const names = numbersOf(image);
    const exact = names.map(exactKey).find((key) => numbers.has(key));
    if (exact !== undefined) return [exact];
    const name = names
      .map((text) => asFileName(exactKey(text)))
      .find((file) => byFileName.has(file));
    return byFileName.get(name ?? '') ?? [];
  };
  const byNumber = groupBy(
    images
      .filter(({ name }) => IMAGE_FILE.test(name))
      .flatMap((image) => {
        const meant = meantBy(image);
        return meant.map((number) => ({ number, image, others: meant.length - 1 }));
      }),
    ({ number }) => number,
  );
  const used = new Set<string>();

  const use = ({ name, file }: ArchiveImage): string => {
    if (file === null) throw new CellProblem('image_rejected', { file: fileNameOf(name) });
    used.add(name);
    return file;
  };

  /** Undefined: the archive has none with this name. */
  const findNamed = (name: string): ArchiveImage | undefined => {
    const found = byPath.get(foldCase(name)) ?? byName.get(foldCase(fileNameOf(name))) ?? [];
    if (new Set(found.map(({ file }) => file)).size > 1)
      throw new CellProblem('image_ambiguous', { file: name });
    return found[0];
  };

  const isArchived = (name: string) => byPath.has(foldCase(name)) || byName.has(foldCase(name));

  /** All images that a cell names. `isStored` are those that it has, or that the media store has. */
  const read = (cell: Cell, isStored: (name: string) => boolean): string[] => {
    assertText(cell);
    if (cell.text.trim() === CLEAR) return [];
    return namesIn(cell.text, isArchived).map((name) => {
      const image = findNamed(name);
      if (image) return use(image);
      if (isStored(name)) return name;
      if (LINK.test(name)) throw new CellProblem('image_not_in_file', { value: shown(name) });
      throw new CellProblem('image_unknown', { file: name });
    });
  };

  /** Those that the part has, and after them those of the archive that are called by its number. */
  const addByNumber = (key: string, present: string[]): string[] => {
    const named = key === '' ? [] : (byNumber.get(key) ?? []);
    const ambiguous = named.find(({ others }) => others > 0);
    if (ambiguous) {
      const file = fileNameOf(ambiguous.image.name);
      throw new CellProblem('image_of_several', { file });
    }
    const files = named.map(({ image }) => use(image)).filter((file) => !present.includes(file));
    return [...present, ...new Set(files)];
  };

  /** These, and after them those of the workbook in the row; rejected ones are listed instead. */
  const addOfRow = (files: string[], { images: own = [] }: Cell): string[] => {
    const stored = own.flatMap((name) => parts.get(name)?.file ?? []);
    const added = stored.filter((file) => !files.includes(file));
    const found = [...files, ...new Set(added)];
    if (found.length > MAX_IMAGES) throw new CellProblem('too_many_images', { max: MAX_IMAGES });
    return found;
  };

  const listUnmatched = (): string[] =>
    images.filter(({ name, file }) => file !== null && !used.has(name)).map(({ name }) => name);

  return { read, addByNumber, addOfRow, listUnmatched };
}
