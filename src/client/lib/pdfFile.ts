import { MAX_CV_MIB } from '@/shared/limits';
import { readHead } from './fileHead';

/** Readers of PDF accept other bytes before the header, but no more than these. */
const HEAD_BYTES = 1024;

export type PdfProblem = 'empty' | 'tooLarge' | 'notPdf';

/** Why a file is rejected as a CV; the backend makes the final check. */
export async function findPdfProblem(file: File): Promise<PdfProblem | undefined> {
  if (file.size === 0) return 'empty';
  if (!(await readHead(file, HEAD_BYTES)).includes('%PDF-')) return 'notPdf';
  return file.size > MAX_CV_MIB * 1024 ** 2 ? 'tooLarge' : undefined;
}
