import type { ErrorCode } from '@/shared/generated/errorCodes';
import { isImageFormula, type Cell } from '@/shared/cells';
import { CLEAR, type ProblemCode, type ProblemParams } from '@/shared/imports';
import { cut } from '@/shared/texts';
import { HttpError } from '@/server/lib/httpError';
import { withQuotes } from '@/server/lib/csv';
import { dayOfSerial, isDay } from '@/server/lib/isDay';

/** Of a value in a reason. */
const SHOWN = 100;

export const shown = (text: string): string => cut(text.trim(), SHOWN);

/** Why a cell cannot be imported. */
export class CellProblem extends Error {
  constructor(
    readonly code: ProblemCode,
    readonly params: ProblemParams = {},
  ) {
    super(code);
  }
}

/** Errors that a form with the same value is rejected with; others are `value_invalid`. */
const CODES: Partial<Record<ErrorCode, ProblemCode>> = {
  attribute_not_in_category: 'attribute_not_in_category',
  attribute_too_long: 'too_long',
  field_too_long: 'too_long',
  hs_code_invalid: 'hs_code_invalid',
  number_invalid: 'number_invalid',
  reference_repeated: 'reference_repeated',
  too_many_references: 'too_many_references',
};

/** The problem of an error that is one of the cell; others are thrown again. */
export function problemOf(error: unknown, { text }: Cell) {
  if (error instanceof CellProblem) return { code: error.code, params: error.params };
  if (!(error instanceof HttpError) || error.statusCode !== 400) throw error;
  const code = CODES[error.code] ?? 'value_invalid';
  return { code, params: { value: shown(text), ...error.params } };
}

const FLAWS = {
  error: 'cell_error',
  date: 'date_in_text',
  scientific: 'scientific_notation',
} as const;

/** Whether a cell's text is not what stands in the file. */
export const isFlawed = ({ flag }: Cell): boolean => flag !== undefined && flag in FLAWS;

/** Throws a `CellProblem` for a cell whose text is not what stands in the file. */
export function assertText({ text, flag }: Cell): void {
  if (flag === 'error' && isImageFormula(text))
    throw new CellProblem('image_not_in_file', { value: shown(text) });
  if (flag && flag in FLAWS)
    throw new CellProblem(FLAWS[flag as keyof typeof FLAWS], { value: shown(text) });
}

/** Whether a cell has what an export writes of this value. */
export const isExported = (text: string, value: string): boolean =>
  text === value || text === withQuotes(value);

/** A day as `YYYY-MM-DD`; undefined: the cell clears it. */
export function readDay({ text, flag, stored }: Cell): string | undefined {
  const written = text.trim();
  if (written === CLEAR) return undefined;
  if (flag === 'error') throw new CellProblem('cell_error', { value: shown(text) });
  if (flag === 'date' && stored !== undefined) return dayOfSerial(stored);
  const [, year, month, day] = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/.exec(written) ?? [];
  const found = year ? [year, month, day] : dayFirst(written);
  const iso = found.map((digits) => digits?.padStart(2, '0')).join('-');
  if (!isDay(iso)) throw new CellProblem('value_invalid', { value: shown(text) });
  return iso;
}

/** Of `31.12.2027`; of `12/31/2027` where one of the numbers can be no month. */
function dayFirst(text: string): (string | undefined)[] {
  const [, first, sign, second, year] = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})$/.exec(text) ?? [];
  if (sign === '.' || Number(first) > 12 || first === second) return [year, second, first];
  if (Number(second) > 12) return [year, first, second];
  throw new CellProblem(year ? 'date_unclear' : 'value_invalid', { value: shown(text) });
}
