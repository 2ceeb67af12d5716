import { nanoid } from '@reduxjs/toolkit';
import type { PartDocument, SparePart, SparePartForm } from '@/client/api';
import type { MergeRule, ThreeWays } from '@/client/lib/threeWayMerge';
import { documentTitle } from '@/shared/partDocuments';
import { cleanLine } from '@/shared/texts';

export interface DocumentValues extends Omit<PartDocument, 'file'> {
  key: string;
  /** A file to upload, or the name of one that is stored already. */
  file: File | string;
}

type Upload = DocumentValues & { file: File };

export const documentValues = ({ documents }: Pick<SparePart, 'documents'>): DocumentValues[] =>
  (documents ?? []).map((document) => ({ ...document, key: nanoid() }));

export const newDocument = (file: File): DocumentValues => ({
  key: nanoid(),
  file,
  title: cleanLine(documentTitle(file.name)),
  kind: 'datasheet',
  size: file.size,
});

export const isUpload = (document: DocumentValues): document is Upload =>
  typeof document.file !== 'string';

/** The files to upload, and the list of all documents as the backend takes it. */
export function sentDocuments(
  documents: readonly DocumentValues[],
): Pick<SparePartForm, 'documents' | 'documentList'> {
  let uploads = 0;
  return {
    documents: documents.filter(isUpload).map(({ file }) => file),
    documentList: documents.map(({ file, title, kind }) => ({
      file: typeof file === 'string' ? file : `new:${uploads++}`,
      title: cleanLine(title),
      kind,
    })),
  };
}

const isIn = (documents: readonly DocumentValues[]) => {
  const files = new Set(documents.map(({ file }) => file));
  return ({ file }: DocumentValues) => files.has(file);
};

/**
 * Documents that either added stay with either choice. One that the other person removed is gone: the
 * backend takes it from the part only.
 */
function reconcile({ base, mine, theirs }: ThreeWays<DocumentValues[]>) {
  const isTheirs = isIn(theirs);
  const wasThere = isIn(base);
  const uploads = mine.filter(isUpload);
  const added = theirs.filter((document) => !wasThere(document));
  const asTheirs = [...theirs, ...uploads];
  const appendedOnly = documentsRule.same(mine, [...base, ...uploads]);
  if (appendedOnly) return { mine: asTheirs, theirs: asTheirs };
  const remaining = mine.filter((document) => isUpload(document) || isTheirs(document));
  return { mine: [...remaining, ...added], theirs: asTheirs };
}

export const documentsRule: MergeRule<DocumentValues[]> = {
  same: (one, other) =>
    one.length === other.length &&
    one.every(({ file, title, kind }, index) => {
      const match = other[index]!;
      return (
        match.file === file && cleanLine(match.title) === cleanLine(title) && match.kind === kind
      );
    }),
  reconcile,
};
