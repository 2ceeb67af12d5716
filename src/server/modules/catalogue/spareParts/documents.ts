import { MAX_DOCUMENTS, MAX_IMAGES, MAX_LENGTHS } from '@/shared/limits';
import { documentTitle } from '@/shared/partDocuments';
import { cleanLine, cut } from '@/shared/texts';
import { parseRows } from '@/server/db/sql';
import type { ListedDocument, PartDocument } from '@/server/generated/requests';
import { badRequest } from '@/server/lib/httpError';
import type { StoredDocument } from '../../core/media/store';

const LISTS = {
  images: { code: 'image_order', max: MAX_IMAGES },
  documents: { code: 'document_list', max: MAX_DOCUMENTS },
} as const;

/**
 * The images or documents of a part after a form, by the entries of its list: names of files that the
 * part has, or `new:0`, `new:1` … for those sent along. Without a list new ones come last. Throws
 * `image_order_invalid`, `image_order_incomplete`, `too_many_images`, and likewise for documents.
 */
export function arrangeFiles<PartFile extends { file: string }>(
  field: keyof typeof LISTS,
  present: PartFile[],
  added: PartFile[],
  list?: { file: string }[],
): PartFile[] {
  const { code, max } = LISTS[field];
  // A part may have a file twice: each entry uses up one.
  const unused = [
    ...present.map((found) => ({ entry: found.file, found })),
    ...added.map((found, index) => ({ entry: `new:${index}`, found })),
  ];
  const arranged = (list ?? unused.map(({ entry: file }) => ({ file }))).map(({ file }) => {
    const place = unused.findIndex(({ entry }) => entry === file);
    const [used] = place < 0 ? [] : unused.splice(place, 1);
    if (used) return used.found;
    const message = `The list of ${field} names one that is not there, or names it too often.`;
    throw badRequest(`${code}_invalid`, message);
  });
  if (unused.some(({ entry }) => entry.startsWith('new:'))) {
    const message = `The list of ${field} leaves out a file that was sent along.`;
    throw badRequest(`${code}_incomplete`, message);
  }
  if (arranged.length > max) {
    throw badRequest(`too_many_${field}`, `A spare part has at most ${max} ${field}.`, { max });
  }
  return arranged;
}

/** The documents of a part after a form, which may name them, too. */
export const arrangeDocuments = (
  present: PartDocument[],
  added: StoredDocument[],
  list?: ListedDocument[],
): PartDocument[] =>
  arrangeFiles('documents', present, added.map(untitled), list).map((document, index) => ({
    ...document,
    ...list?.[index],
    file: document.file,
  }));

const untitled = ({ name, ...document }: StoredDocument): PartDocument => ({
  ...document,
  title: cut(cleanLine(documentTitle(name)), MAX_LENGTHS.name),
  kind: 'other',
});

export const documentRows = (documents: PartDocument[]) =>
  documents.map((document, position) => ({ position, ...document }));

/** From the JSON text of `jsonRows`. */
export const parseDocuments = (rows: string | null): PartDocument[] =>
  parseRows<[string, string, PartDocument['kind'], number]>(rows).map(
    ([file, title, kind, size]) => ({ file, title, kind, size }),
  );
