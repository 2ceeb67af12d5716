import { MAX_IMAGE_MEGAPIXELS } from '@/shared/limits';
import { HttpError } from '@/server/lib/httpError';
import type { IncomingFile } from '@/server/plugins/multipart';
import type { ImageFault } from './imageTasks';
import type { PdfFault } from './pdfFile';

type FileFault = ImageFault | PdfFault;

const FAULTS: Record<FileFault, (name: string) => string> = {
  image_type_unsupported: (name) =>
    `The file "${name}" is not a JPEG, PNG, WebP, AVIF or GIF image.`,
  image_broken: (name) => `The image "${name}" is broken or not complete.`,
  image_too_many_pixels: (name) =>
    `The image "${name}" has more than ${MAX_IMAGE_MEGAPIXELS} megapixels.`,
  pdf_needed: (name) => `The file "${name}" is not a PDF.`,
  pdf_incomplete: (name) => `The PDF "${name}" is broken or not complete.`,
};

const describeFault = (code: FileFault, file: string) => ({
  code,
  error: FAULTS[code](file),
  params: { file },
});

/** A 400 for a file that is not what it must be. */
export function fileRejected(fault: FileFault, file: string): HttpError {
  const { code, error, params } = describeFault(fault, file);
  return new HttpError(400, code, error, params);
}

/**
 * Returns what `check` makes of each file. Throws a 400 that names every file of the form's field
 * in which it has found a fault, by its position among them.
 */
export async function checkFiles<Checked extends object>(
  field: 'images' | 'documents',
  files: IncomingFile[],
  check: (path: string) => Promise<Checked | { fault: FileFault }>,
): Promise<Checked[]> {
  const checked: Checked[] = [];
  const rejected: (ReturnType<typeof describeFault> & { index: number })[] = [];
  for (const [index, { path, name }] of files.entries()) {
    const result = await check(path);
    if (isFault(result)) rejected.push({ index, ...describeFault(result.fault, name) });
    else checked.push(result);
  }
  const [first, ...others] = rejected;
  if (!first) return checked;
  const details = { [field]: rejected };
  if (others.length === 0)
    throw new HttpError(400, first.code, first.error, first.params, { details });
  const message = rejected.map(({ error }) => error).join(' ');
  const names = rejected.map(({ params }) => params.file).join(', ');
  const params = { count: rejected.length, files: names };
  throw new HttpError(400, `${field}_rejected`, message, params, { details });
}

const isFault = (result: object): result is { fault: FileFault } => 'fault' in result;
