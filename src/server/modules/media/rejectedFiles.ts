import { HttpError } from '@/server/lib/httpError';
import type { ErrorCode } from '@/shared/errorCodes';

export interface RejectedFile {
  /** Among the files of its field. */
  index: number;
  error: string;
  code: ErrorCode;
  params: { file: string };
}

/** A 400 that names every file of a form's field that was rejected. */
export function filesRejected(field: 'images' | 'documents', rejected: RejectedFile[]): HttpError {
  const extra = { details: { [field]: rejected } };
  const [first, ...others] = rejected;
  if (first && others.length === 0) {
    return new HttpError(400, first.code, first.error, first.params, extra);
  }
  const message = rejected.map(({ error }) => error).join(' ');
  const files = rejected.map(({ params }) => params.file).join(', ');
  return new HttpError(400, `${field}_rejected`, message, { count: rejected.length, files }, extra);
}
