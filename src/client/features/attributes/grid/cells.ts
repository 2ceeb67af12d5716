import type { Attribute, AttributeKind, AttributeValuesForm, PartValues } from '@/client/api';
import { isError, splitRows, withoutMarks } from '@/shared/cells';
import type { Language } from '@/shared/language';
import { MAX_LENGTHS } from '@/shared/limits';
import { type PartText, maxLengthOf } from '@/shared/partFields';
import { cleanLine, cleanParagraphs, lengthOf } from '@/shared/texts';
import { normalizeUnicode } from '@/shared/unicode';
import { MAX_NUMBER, parseNumber, roundNumber, unitsFor } from '@/shared/units';

/** What a column has values of: an attribute, or a text of parts with its field as the key. */
export type GridAttribute = Omit<Attribute, 'kind'> & { kind: AttributeKind | 'text' };

/** A row; one with an attribute has no values of others. */
export type GridRow = PartValues & { attribute?: GridAttribute; english?: string };

/** A value as the backend stores it, a number as JavaScript writes it; null: none. */
export type Stored = string | null;

export type CellProblem = 'error' | 'number' | 'numberOnly' | 'tooLarge' | 'tooLong';

export type ReadCell =
  { value: Stored; problem?: undefined } | { value?: undefined; problem: CellProblem };

const QUANTITY = /^([-+]?[\d.,\s]*\d(?:e[-+]?\d+)?)\s*([^\d\s].*)?$/i;

/** Reads what was typed or pasted; another unit of the same kind is converted. */
export function readCell(text: string, attribute: GridAttribute): ReadCell {
  if (attribute.kind === 'text') return readText(text, attribute);
  const cleaned = cleanLine(normalizeUnicode(text, 'NFKC')).replace(/\s+/g, ' ');
  const typed = withoutMarks(cleaned);
  if (typed === '') return { value: null };
  if (isError(typed)) return { problem: 'error' };
  return attribute.kind === 'number' ? readNumber(typed, attribute) : readChoice(typed, attribute);
}

export const maxLengthIn = ({ kind, key }: Pick<GridAttribute, 'kind' | 'key'>): number =>
  kind === 'text' ? maxLengthOf(key as PartText) : MAX_LENGTHS.choice;

function readText(text: string, attribute: GridAttribute): ReadCell {
  const typed = cleanParagraphs(text);
  if (isError(typed)) return { problem: 'error' };
  return lengthOf(typed) > maxLengthIn(attribute)
    ? { problem: 'tooLong' }
    : { value: typed || null };
}

function readNumber(typed: string, { unit: own = '' }: GridAttribute): ReadCell {
  const [, digits = '', unit] = QUANTITY.exec(typed.replace('−', '-')) ?? [];
  const factor = unit === undefined ? 1 : unitsFor(own).get(unit.toLowerCase());
  const number = roundNumber(parseNumber(digits) * (factor ?? NaN));
  if (Number.isNaN(number)) return { problem: own ? 'number' : 'numberOnly' };
  return Math.abs(number) > MAX_NUMBER ? { problem: 'tooLarge' } : { value: String(number) };
}

function readChoice(typed: string, { choices = [] }: GridAttribute): ReadCell {
  if (lengthOf(typed) > MAX_LENGTHS.choice) return { problem: 'tooLong' };
  const isUsed = choices.some(({ value }) => value === typed);
  const named = choices.find(({ valueZh }) => valueZh === typed);
  return { value: isUsed || !named ? typed : named.value };
}

export const storedValue = (
  { values }: PartValues,
  { key }: Pick<GridAttribute, 'key'>,
): Stored => {
  const value = values.find((partValue) => partValue.key === key);
  return value ? String(value.number ?? value.choice ?? '') : null;
};

export const partName = (
  { name, nameZh }: Pick<PartValues, 'name' | 'nameZh'>,
  language: Language,
) => (language === 'zh' && nameZh) || name;

/** What the cell of a value shows. */
export function textOfValue(value: Stored, { choices = [] }: GridAttribute, language: Language) {
  const choice = language === 'zh' ? choices.find((option) => option.value === value) : undefined;
  return choice?.valueZh ?? value ?? '';
}

/** Returns the value of a cell as the request sends it. */
export function toInput(
  cell: { partId: string; key: string; before?: Stored },
  { kind }: GridAttribute,
  value: Stored,
): AttributeValuesForm['values'][number] {
  return kind === 'number'
    ? { ...cell, number: value === null ? null : Number(value) }
    : { ...cell, choice: value };
}

/** The cells of a range as spreadsheets copy it. */
export const parseCells = (text: string): string[][] => splitRows(text.replace(/\r?\n$/, ''), '\t');
