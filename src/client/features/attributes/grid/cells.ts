import type { Attribute } from '@/client/api';
import type { Language } from '@/shared/language';
import { MAX_LENGTHS } from '@/shared/limits';
import { cleanLine, lengthOf } from '@/shared/texts';
import { parseNumber, unitsFor } from '@/shared/units';

/** A value as the backend stores it, a number as JavaScript writes it; null: none. */
export type Stored = string | null;

export type CellProblem = 'number' | 'numberOnly' | 'tooLarge' | 'tooLong';

export type ReadCell = { value: Stored; problem?: undefined } | { problem: CellProblem };

const QUANTITY = /^([-+]?[\d.,\s]*\d(?:e[-+]?\d+)?)\s*([^\d\s].*)?$/i;
const MAX_NUMBER = 1e12;

/** Reads what was typed or pasted; another unit of the same kind is converted. */
export function readCell(text: string, attribute: Attribute): ReadCell {
  const typed = cleanLine(text.normalize('NFKC')).replace(/\s+/g, ' ');
  if (typed === '') return { value: null };
  return attribute.kind === 'number' ? readNumber(typed, attribute) : readChoice(typed, attribute);
}

function readNumber(typed: string, { unit: own = '' }: Attribute): ReadCell {
  const [, digits = '', unit] = QUANTITY.exec(typed.replace('−', '-')) ?? [];
  const factor = unit === undefined ? 1 : unitsFor(own).get(unit.toLowerCase());
  // The rounding error of the product is removed.
  const number = Number((parseNumber(digits) * (factor ?? NaN)).toPrecision(12)) + 0;
  if (Number.isNaN(number)) return { problem: own ? 'number' : 'numberOnly' };
  return Math.abs(number) > MAX_NUMBER ? { problem: 'tooLarge' } : { value: String(number) };
}

function readChoice(typed: string, { choices = [] }: Attribute): ReadCell {
  if (lengthOf(typed) > MAX_LENGTHS.choice) return { problem: 'tooLong' };
  const isUsed = choices.some(({ value }) => value === typed);
  const named = choices.find(({ valueZh }) => valueZh === typed);
  return { value: isUsed || !named ? typed : named.value };
}

/** What the cell of a value shows. */
export function textOfValue(value: Stored, { choices = [] }: Attribute, language: Language) {
  const choice = language === 'zh' ? choices.find((each) => each.value === value) : undefined;
  return choice?.valueZh ?? value ?? '';
}
