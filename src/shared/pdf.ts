/** Enough for the header and the blanks that some programs write before it. */
export const PDF_HEAD_BYTES = 1024;

/** Whether a file with these first bytes, as Latin-1, is a PDF; a byte order mark may come first. */
export const isPdfHead = (head: string): boolean => /^(ï»¿)?\s*%PDF-/.test(head);
