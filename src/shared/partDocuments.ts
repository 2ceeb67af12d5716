/** What a document of a part is, in the order of the form's choices. */
export const documentKinds = ['datasheet', 'drawing', 'certificate', 'other'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** The title of a document by default: its file's name without extension. */
export const documentTitle = (fileName: string): string =>
  fileName.replace(/\.pdf$/i, '').trim() || fileName;
