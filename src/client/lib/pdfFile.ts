import { PDF_HEAD_BYTES, isPdfHead } from '@/shared/pdf';
import { readHead } from './fileHead';

/** Why a file is rejected as a PDF of so many MiB at most; the backend makes the final check. */
export async function findPdfProblem(file: File, mib: number) {
  if (file.size === 0) return 'empty';
  if (!isPdfHead(await readHead(file, PDF_HEAD_BYTES))) return 'notPdf';
  return file.size > mib * 1024 ** 2 ? 'tooLarge' : undefined;
}
