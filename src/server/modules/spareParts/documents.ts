import { MAX_DOCUMENTS, MAX_LENGTHS } from '@/shared/limits';
import { documentTitle } from '@/shared/partDocuments';
import { cleanLine, cut } from '@/shared/texts';
import { parseRows } from '@/server/db/sql';
import type { ListedDocument, PartDocument } from '@/server/generated/requests';
import { badRequest } from '@/server/lib/httpError';
import type { StoredDocument } from '../media/store';

/** The documents of a part after a form; without a list new ones come behind those that it has. */
export function arrangeDocuments(
  present: PartDocument[],
  added: StoredDocument[],
  list?: ListedDocument[],
): PartDocument[] {
  const documents = list ? listed(present, added, list) : [...present, ...added.map(untitled)];
  if (documents.length > MAX_DOCUMENTS) {
    const message = `A spare part has at most ${MAX_DOCUMENTS} documents.`;
    throw badRequest('too_many_documents', message, { max: MAX_DOCUMENTS });
  }
  return documents;
}

const untitled = ({ name, ...document }: StoredDocument): PartDocument => ({
  ...document,
  title: cut(cleanLine(documentTitle(name)), MAX_LENGTHS.name),
  kind: 'other',
});

/** Each entry of the list uses up one document. */
function listed(present: PartDocument[], added: StoredDocument[], list: ListedDocument[]) {
  const unused = [
    ...present.map(({ file, size }) => ({ entry: file, file, size })),
    ...added.map(({ file, size }, index) => ({ entry: `new:${index}`, file, size })),
  ];
  const documents = list.map(({ file: entry, title, kind }) => {
    const place = unused.findIndex((each) => each.entry === entry);
    const [found] = place < 0 ? [] : unused.splice(place, 1);
    if (!found) {
      throw badRequest(
        'document_list_invalid',
        'The list of documents names one that is not there, or names it too often.',
      );
    }
    return { file: found.file, title, kind, size: found.size };
  });
  if (unused.some(({ entry }) => entry.startsWith('new:'))) {
    throw badRequest(
      'document_list_incomplete',
      'The list of documents leaves out a file that was sent along.',
    );
  }
  return documents;
}

export const documentRows = (partSeq: number, documents: PartDocument[]) =>
  documents.map((document, position) => ({ partSeq, position, ...document }));

/** From the JSON text of `jsonRows`. */
export const parseDocuments = (rows: string | null): PartDocument[] =>
  parseRows<[string, string, PartDocument['kind'], number]>(rows).map(
    ([file, title, kind, size]) => ({ file, title, kind, size }),
  );
