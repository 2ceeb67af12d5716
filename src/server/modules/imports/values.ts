import { CLEAR, type Cell } from '@/shared/imports';
import { PART_FIELDS, isTranslated, zhOf, type PartText } from '@/shared/partFields';
import { fold } from '@/shared/search';
import { cut, lengthOf } from '@/shared/texts';
import { parseNumber, unitsFor } from '@/shared/units';
import type { PartAttribute } from '@/server/generated/requests';
import { readText } from '@/server/lib/text';
import { numberKey } from '@/server/search/analyzer';
import { checkValue } from '../attributes/partAttributes';
import type { AttributeRow } from '../attributes/repository';
import { withoutQuotes, withQuotes } from '../messages/exportCsv';
import { CellProblem } from './cellProblem';
import type { RowValue } from './types';

/** Of a value in a reason. */
const SHOWN = 100;

export const shown = (text: string): string => cut(text.trim(), SHOWN);

const MAX_LENGTH = new Map<PartText, number>(
  PART_FIELDS.flatMap(({ name, maxLength }): [PartText, number][] =>
    isTranslated(name)
      ? [
          [name, maxLength],
          [zhOf(name), maxLength],
        ]
      : [[name, maxLength]],
  ),
);

/** Throws for a cell whose text is not what stands in the file. */
export function assertText({ text, flag }: Cell): void {
  const params = { value: shown(text) };
  if (flag === 'error') throw new CellProblem('cell_error', params);
  if (flag === 'date') throw new CellProblem('date_in_text', params);
  if (flag === 'scientific') throw new CellProblem('scientific_notation', params);
}

/** Whether a cell has what an export writes of this value. */
export const isExported = (text: string, value: string): boolean =>
  text === value || text === withQuotes(value);

/** What a part gets of a cell with a text; `current` is what it has. */
export function readTextCell(field: PartText, cell: Cell, current: string): string {
  const text = readText(field, cell.text);
  if (isExported(text, current)) return current;
  assertText(cell);
  if (text === CLEAR && field === 'name') throw new CellProblem('name_missing');
  if (text === CLEAR) return '';
  const value = readText(field, withoutQuotes(text));
  const max = MAX_LENGTH.get(field) ?? 0;
  if (lengthOf(value) > max) throw new CellProblem('too_long', { max });
  if (field === 'partNumber' && numberKey(value) === '')
    throw new CellProblem('number_invalid', { value: shown(value) });
  return value;
}

const HIDDEN = ['true', 'yes', 'y', '1', 'draft', 'hidden', '是', '草稿', '隐藏'];
const PUBLISHED = ['false', 'no', 'n', '0', 'published', 'visible', '否', '已发布', '发布', CLEAR];

/** Whether the part is a draft. */
export function readState(cell: Cell): boolean {
  assertText(cell);
  const text = fold(cell.text.trim());
  if (HIDDEN.includes(text)) return true;
  if (PUBLISHED.includes(text)) return false;
  throw new CellProblem('state_unknown', { value: shown(cell.text) });
}

/** An attribute with what its cells are read by. */
export interface ReadAttribute extends AttributeRow {
  /** Values that parts have of it. */
  choices: string[];
  /** Of numbers without one, from the heading; empty: that of the attribute. */
  headingUnit: string;
}

/** What a part gets of an attribute; undefined: what it has. */
export function readValue(
  cell: Cell,
  attribute: ReadAttribute,
  current: PartAttribute | undefined,
): RowValue | undefined {
  const written = cell.text.trim();
  const present = current?.choice ?? current?.number?.toString();
  if (present !== undefined && isExported(written, present)) return undefined;
  if (written === CLEAR) return current && { attributeId: attribute.id, value: null, number: null };
  assertText(cell);
  const text = withoutQuotes(written);
  const { key } = attribute;
  const input =
    attribute.kind === 'number'
      ? { key, number: readQuantity(text, attribute) }
      : { key, choice: readChoice(text, attribute) };
  const value = checkValue(input, attribute);
  return value.value === present ? undefined : value;
}

/** `12 mm`, `1/2 in`, `1,5`. */
function readQuantity(text: string, { unit, headingUnit }: ReadAttribute): number {
  if (text.length > SHOWN) throw new CellProblem('value_invalid', { value: shown(text) });
  const written = text
    .replace(/[¼-¾⅐-⅞]/gu, ' $&')
    .replace(/[″”]/gu, '"')
    .normalize('NFKC')
    .replaceAll('\u2044', '/')
    .replaceAll('\u2212', '-')
    .toLowerCase()
    .trim();
  const [digits = ''] = /^[-+]?[\d.,/\s]+/.exec(written) ?? [];
  const ownUnit = written.slice(digits.length).replace(/\.$/, '').trim();
  const factor = unitsFor(unit).get(
    ownUnit || headingUnit.toLowerCase() || unit.normalize('NFKC').toLowerCase(),
  );
  const number = (fractionOf(digits.trim()) ?? parseNumber(digits.trim())) * (factor ?? NaN);
  if (Number.isNaN(number)) throw new CellProblem('value_invalid', { value: shown(text) });
  return number;
}

/** `1/2` and `1 1/2`. */
function fractionOf(text: string): number | undefined {
  const [, sign = '', whole = '0', above, below] =
    /^([-+]?)(?:(\d+)\s+)?(\d+)\/(\d+)$/.exec(text) ?? [];
  if (above === undefined) return undefined;
  const number = Number(whole) + Number(above) / Number(below);
  return sign === '-' ? -number : number;
}

/** As parts have it already, in either language; of an attribute without any all texts are. */
function readChoice(text: string, { choices, choicesZh }: ReadAttribute): string {
  const all = [...choices, ...choicesZh.keys()];
  if (all.length === 0 || all.includes(text)) return text;
  const folded = fold(text);
  const known =
    all.find((choice) => fold(choice) === folded) ??
    [...choicesZh].find(([, chinese]) => fold(chinese) === folded)?.[0];
  if (known === undefined) throw new CellProblem('choice_unknown', { value: shown(text) });
  return known;
}
