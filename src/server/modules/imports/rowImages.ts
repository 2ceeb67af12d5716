import { CLEAR, IMAGE_SEPARATOR, type Cell } from '@/shared/imports';
import { MAX_IMAGES } from '@/shared/limits';
import { foldCase } from '@/shared/search';
import type { Row } from '@/server/db/types';
import { numberKey } from '@/server/search/analyzer';
import { CellProblem } from './cellProblem';
import { assertText } from './values';

type ArchiveImage = Row<'importImages', 'name' | 'file' | 'fault'>;

export type RowImages = ReturnType<typeof makeRowImages>;

/** Such as `-2`, `_2` and ` (2)`. */
const SUFFIX = /(?:[-_ ]\d{1,2}| ?\(\d{1,2}\))$/;
/** What is meant as an image; other files of the archive are of no concern. */
const IMAGE_FILE = /\.(?:jpe?g|png|webp|avif|gif|svg|bmp|tiff?|hei[cf])$/i;

const fileNameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** The numbers that an image may be called by, that of its whole name first. */
export function numbersOf({ name }: Pick<ArchiveImage, 'name'>): string[] {
  const base = fileNameOf(name).replace(/\.\w+$/, '');
  return [numberKey(base), numberKey(base.replace(SUFFIX, ''))];
}

/** The names of a cell. */
export const namesIn = ({ text }: Cell): string[] =>
  text
    .split(IMAGE_SEPARATOR)
    .map((name) => name.trim())
    .filter(Boolean);

/** Images of the archive by file names and part numbers; `isNumber` tells those of whole parts. */
export function makeRowImages(images: ArchiveImage[], isNumber: (key: string) => boolean) {
  const byName = new Map(images.map((image) => [foldCase(fileNameOf(image.name)), image]));
  const byNumber = new Map<string, ArchiveImage[]>();
  for (const image of images.filter(({ name }) => IMAGE_FILE.test(name))) {
    const [whole = '', stem = ''] = numbersOf(image);
    const key = isNumber(whole) ? whole : stem;
    if (key !== '') byNumber.set(key, [...(byNumber.get(key) ?? []), image]);
  }
  const used = new Set<string>();

  const use = ({ name, file }: ArchiveImage): string => {
    if (file === null) throw new CellProblem('image_rejected', { file: fileNameOf(name) });
    used.add(name);
    return file;
  };

  /** All images that a part gets. `isStored` are those that it has, or that the media store has. */
  const read = (cell: Cell, isStored: (name: string) => boolean): string[] => {
    assertText(cell);
    if (cell.text.trim() === CLEAR) return [];
    const files = namesIn(cell).map((name) => {
      const image = byName.get(foldCase(fileNameOf(name)));
      if (image) return use(image);
      if (isStored(name)) return name;
      throw new CellProblem('image_unknown', { file: name });
    });
    return withinLimit(files);
  };

  /** Those that the part has, and behind them those of the archive that are called by its number. */
  const addByNumber = (key: string, present: string[]): string[] => {
    const files = (byNumber.get(key) ?? []).map(use);
    return withinLimit([...present, ...new Set(files.filter((file) => !present.includes(file)))]);
  };

  const listUnmatched = (): string[] =>
    images.filter(({ name, file }) => file !== null && !used.has(name)).map(({ name }) => name);

  return { read, addByNumber, listUnmatched };
}

function withinLimit(files: string[]): string[] {
  if (files.length > MAX_IMAGES) throw new CellProblem('too_many_images', { max: MAX_IMAGES });
  return files;
}
