import { open } from 'node:fs/promises';
import { PDF_HEAD_BYTES, isPdfHead } from '@/shared/pdf';

export type PdfFault = 'pdf_needed' | 'pdf_incomplete';

/** Some programs write blanks or a signature's bytes after the end. */
const END_BYTES = 2048;

/**
 * Checks a file by its first and last bytes. An encrypted PDF passes: mostly only printing and
 * copying are restricted, and it opens without a password.
 */
export async function checkPdf(path: string): Promise<{ fault?: PdfFault }> {
  const file = await open(path);
  try {
    const read = async (length: number, position: number) => {
      const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
      return buffer.toString('latin1', 0, bytesRead);
    };
    if (!isPdfHead(await read(PDF_HEAD_BYTES, 0))) return { fault: 'pdf_needed' };
    const { size } = await file.stat();
    const end = await read(END_BYTES, Math.max(0, size - END_BYTES));
    return end.includes('%%EOF') ? {} : { fault: 'pdf_incomplete' };
  } finally {
    await file.close();
  }
}
