import { open, readFile } from 'node:fs/promises';
import { PDF_HEAD_BYTES, isPdfHead } from '@/shared/pdf';
import { badRequest } from '@/server/lib/httpError';
import type { IncomingFile } from '@/server/plugins/multipart';
import { filesRejected, type RejectedFile } from './rejectedFiles';

type PdfFault = 'pdf_needed' | 'pdf_incomplete' | 'pdf_encrypted';

const FAULTS: Record<PdfFault, (name: string) => string> = {
  pdf_needed: (name) => `The file "${name}" is not a PDF.`,
  pdf_incomplete: (name) => `The PDF "${name}" is broken or not complete.`,
  pdf_encrypted: (name) =>
    `The PDF "${name}" is protected. Please save it without a password and restrictions.`,
};

/** Some programs write blanks or a signature's bytes behind the end. */
const END_BYTES = 2048;

/** Whether the file begins as a PDF does. */
export async function hasPdfHead(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const head = Buffer.alloc(PDF_HEAD_BYTES);
    const { bytesRead } = await file.read(head, 0, PDF_HEAD_BYTES, 0);
    return isPdfHead(head.toString('latin1', 0, bytesRead));
  } finally {
    await file.close();
  }
}

async function findFault(path: string): Promise<PdfFault | undefined> {
  if (!(await hasPdfHead(path))) return 'pdf_needed';
  const content = await readFile(path, 'latin1');
  if (!content.slice(-END_BYTES).includes('%%EOF')) return 'pdf_incomplete';
  // In the trailer, which is never compressed or encrypted itself.
  return /\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/.test(content) ? 'pdf_encrypted' : undefined;
}

/** Throws a 400 that names every file that is not a whole and open PDF. */
export async function assertPdfs(files: IncomingFile[]): Promise<void> {
  const rejected: RejectedFile[] = [];
  for (const [index, { path, name: file }] of files.entries()) {
    const code = await findFault(path);
    if (code) rejected.push({ index, error: FAULTS[code](file), code, params: { file } });
  }
  if (rejected.length > 0) throw filesRejected('documents', rejected);
}

export const pdfNeeded = (file: string) =>
  badRequest('pdf_needed', FAULTS.pdf_needed(file), { file });
