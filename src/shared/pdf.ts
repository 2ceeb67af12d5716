/** Readers of PDF accept other bytes before the header, but no more than these. */
export const PDF_HEAD_BYTES = 1024;

/** Whether a file with these first bytes is a PDF. */
export const isPdfHead = (head: string): boolean => head.includes('%PDF-');
