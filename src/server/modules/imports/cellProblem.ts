import type { ErrorCode } from '@/shared/errorCodes';
import type { ProblemCode, RowProblem } from '@/shared/imports';
import { HttpError } from '@/server/lib/httpError';

/** Why a cell cannot be imported. */
export class CellProblem extends Error {
  constructor(
    readonly code: ProblemCode,
    readonly params: Record<string, string | number> = {},
  ) {
    super(code);
  }
}

/** Errors that a form with the same value is rejected with. */
const CODES: Partial<Record<ErrorCode, ProblemCode>> = {
  attribute_not_in_category: 'attribute_not_in_category',
  attribute_too_long: 'too_long',
  field_too_long: 'too_long',
};

/** The problem of an error that is one of the cell; others are thrown again. */
export function problemOf(error: unknown, value: string): Omit<RowProblem, 'column'> {
  if (error instanceof CellProblem) return { code: error.code, params: error.params };
  if (!(error instanceof HttpError) || error.statusCode !== 400) throw error;
  const code = CODES[error.code] ?? 'value_invalid';
  return { code, params: { value, ...error.params } };
}
