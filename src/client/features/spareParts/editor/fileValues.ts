import { nanoid } from '@reduxjs/toolkit';
import type { PartDocument, SparePart, SparePartForm } from '@/client/api';
import { fetchStored } from '@/client/lib/fetchStored';
import type { MergeRule, ThreeWays } from '@/client/lib/threeWayMerge';
import { documentTitle } from '@/shared/partDocuments';
import { cleanLine } from '@/shared/texts';

/** An image of a part. It may have one twice, so the file name is no key. */
export interface FileValues {
  key: string;
  /** A file to upload, or the name of one that is stored already. */
  file: File | string;
}

export type DocumentValues = FileValues & Omit<PartDocument, 'file'>;

export const imageValues = ({ images = [] }: Partial<SparePart>): FileValues[] =>
  images.map((file) => ({ key: nanoid(), file }));

export const documentValues = ({ documents = [] }: Partial<SparePart>): DocumentValues[] =>
  documents.map((document) => ({ ...document, key: nanoid() }));

export const newImage = (file: File): FileValues => ({ key: nanoid(), file });

export const newDocument = (file: File): DocumentValues => ({
  ...newImage(file),
  title: cleanLine(documentTitle(file.name)),
  kind: 'datasheet',
  size: file.size,
});

const isUpload = <V extends FileValues>(value: V): value is V & { file: File } =>
  typeof value.file !== 'string';

/** Returns the values that are sent as files, in the order of the request. */
export const uploadsOf = <V extends FileValues>(values: readonly V[]) => values.filter(isUpload<V>);

export const filesOf = (values: readonly FileValues[]): File[] =>
  uploadsOf(values).map(({ file }) => file);

/** Returns the names of stored files, and `new:<position>` for sent ones, as the backend does. */
export function entriesOf(values: readonly FileValues[]): string[] {
  let uploads = 0;
  return values.map(({ file }) => (typeof file === 'string' ? file : `new:${uploads++}`));
}

/** The files to upload, and the list of all documents. */
export function sentDocuments(
  documents: readonly DocumentValues[],
): Pick<SparePartForm, 'documents' | 'documentList'> {
  const entries = entriesOf(documents);
  return {
    documents: filesOf(documents),
    documentList: documents.map(({ title, kind }, index) => ({
      file: entries[index]!,
      title: cleanLine(title),
      kind,
    })),
  };
}

export const withoutUploads = <V extends FileValues>(values: readonly V[]): V[] =>
  values.filter((value) => !isUpload(value));

/** With files in place of the names of stored ones. Throws if one can't be loaded. */
export const withFiles = <V extends FileValues>(values: readonly V[], url: string): Promise<V[]> =>
  Promise.all(
    values.map(async (value) =>
      typeof value.file === 'string'
        ? { ...value, file: await fetchStored(url, value.file) }
        : value,
    ),
  );

/** Splits `values` into those whose files `others` have too, one for one, and the rest. */
function compare<V extends FileValues>(values: readonly V[], others: readonly V[]) {
  const unmatched = [...others];
  const [common, rest]: [V[], V[]] = [[], []];
  for (const value of values) {
    const index = unmatched.findIndex(({ file }) => file === value.file);
    if (index >= 0) unmatched.splice(index, 1);
    (index >= 0 ? common : rest).push(value);
  }
  return { common, rest };
}

/** Returns the rule that merges files in order; `isSame` compares two entries. */
function filesRule<V extends FileValues>(isSame: (one: V, other: V) => boolean): MergeRule<V[]> {
  const startsWith = (values: readonly V[], start: readonly V[]) =>
    start.every((value, index) => values[index] && isSame(value, values[index]));
  return {
    same: (one, other) => one.length === other.length && startsWith(one, other),
    /**
     * Files that either added stay with either choice; the choice is about the order, the texts and
     * the removed ones. One that the other person removed is gone: the part no longer has it.
     */
    reconcile: ({ base, mine, theirs }: ThreeWays<V[]>) => {
      const uploads = uploadsOf(mine);
      const { common } = compare(mine, theirs);
      const remaining = mine.filter((value) => isUpload(value) || common.includes(value));
      const asMine = [...remaining, ...compare(theirs, base).rest];
      const asTheirs = [...theirs, ...uploads];
      // Files that were only appended fit to all that the other person did.
      if (startsWith(mine, base) && mine.length === base.length + uploads.length) {
        return { mine: asTheirs, theirs: asTheirs };
      }
      return { mine: asMine, theirs: startsWith(theirs, base) ? asMine : asTheirs };
    },
  };
}

export const imagesRule = filesRule<FileValues>((one, other) => one.file === other.file);

export const documentsRule = filesRule<DocumentValues>(
  (one, other) =>
    one.file === other.file &&
    one.kind === other.kind &&
    cleanLine(one.title) === cleanLine(other.title),
);
