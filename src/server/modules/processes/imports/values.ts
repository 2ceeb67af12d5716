import { exactText, type Cell } from '@/shared/cells';
import { withUnit } from '@/shared/headingUnits';
import { CLEAR } from '@/shared/imports';
import { maxLengthOf, type PartText } from '@/shared/partFields';
import { fold } from '@/shared/search';
import { lengthOf } from '@/shared/texts';
import { normalizeUnicode } from '@/shared/unicode';
import { decimals, parseNumber, unitsFor, type Decimal } from '@/shared/units';
import { readText } from '@/server/lib/text';
import { checkValue } from '../../catalogue/attributes/partAttributes';
import type { AttributeRow } from '../../catalogue/attributes/repository';
import { withoutQuotes } from '@/server/lib/csv';
import { assertHsCode, readNumber } from '../../catalogue/spareParts/form';
import type { NewValue } from '../../catalogue/spareParts/partDetails';
import { CellProblem, assertText, isExported, shown } from './cells';

/** What a part gets of a cell with a text; `current` is what it has, `unit` that of the heading. */
export function readTextCell(field: PartText, cell: Cell, current: string, unit = ''): string {
  const text = readText(field, cell.text);
  if (isExported(text, current) && withUnit(current, unit) === current) return current;
  assertText(cell);
  if (text === CLEAR && field === 'name') throw new CellProblem('name_missing');
  if (text === CLEAR) return '';
  const value = withUnit(readText(field, withoutQuotes(text)), unit);
  const max = maxLengthOf(field);
  if (lengthOf(value) > max) throw new CellProblem('too_long', { max });
  if (field === 'hsCode') assertHsCode(value);
  return field === 'partNumber' ? readNumber(value) : value;
}

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

/** What names the state itself. */
const HIDDEN = words(
  'draft hidden inactive disabled unpublished invisible offline ' +
    '草稿 隐藏 停用 已停用 禁用 已禁用 下架 已下架 未发布 未启用 无效',
);
const PUBLISHED = words(
  `published visible active enabled online ${CLEAR} ` +
    '已发布 发布 显示 启用 已启用 上架 已上架 有效 正常',
);
/** What the heading gives its meaning. */
const YES = words('true yes y 1 on 是 √ ✓');
const NO = words('false no n 0 off 否 × ✗');

/** Whether the part is a draft; `meansHidden`: where the column says yes. */
export function readState(cell: Cell, meansHidden: boolean): boolean {
  assertText(cell);
  const text = fold(cell.text.trim());
  if (HIDDEN.has(text)) return true;
  if (PUBLISHED.has(text)) return false;
  if (YES.has(text)) return meansHidden;
  if (NO.has(text)) return !meansHidden;
  throw new CellProblem('state_unknown', { value: shown(cell.text) });
}

/** An attribute with what its cells are read by. */
export interface ReadAttribute extends AttributeRow {
  /** Values that parts have of it. */
  choices: string[];
  /** Of numbers without one, from the heading; empty: that of the attribute. */
  headingUnit: string;
  /** One of the heading that the attribute cannot have; empty: there is none. */
  unknownUnit: string;
  /** The decimal separator of its column. */
  decimal: Decimal | 'unclear';
}

/** What a part gets of an attribute; `current` is what it has. */
export function readValue(cell: Cell, attribute: ReadAttribute, current: NewValue): NewValue {
  const { id: attributeId, key, kind } = attribute;
  const isExact = kind === 'number' && (cell.flag === 'number' || cell.flag === 'scientific');
  const written = (isExact ? exactText(cell) : cell.text).trim();
  if (isExported(written, current.value ?? '')) return current;
  if (written === CLEAR) return { attributeId, value: null, number: null };
  // A number of a sheet is one however it is shown.
  if (!isExact || cell.stored === undefined) assertText(cell);
  const text = withoutQuotes(written);
  const decimal = isExact ? 'point' : attribute.decimal;
  const value = checkValue(
    kind === 'number'
      ? { key, number: readQuantity(text, { ...attribute, decimal }) }
      : { key, choice: readChoice(text, attribute) },
    attribute,
  );
  return value.value === current.value ? current : value;
}

/** `12 mm`, `1/2 in`, `1,5`. */
function readQuantity(text: string, attribute: ReadAttribute): number {
  const { unit, decimal } = attribute;
  // Beside a whole number a fraction is a digit more without a space.
  const spaced = shown(text).replace(/[¼-¾⅐-⅞]/gu, ' $&');
  const written = normalizeUnicode(spaced.replace(/[″”]/gu, '"'), 'NFKC')
    .replaceAll('\u2044', '/')
    .replaceAll('\u2212', '-')
    .toLowerCase()
    .trim();
  const [digits = ''] = /^[-+]?[\d.,/\s]+/.exec(written) ?? [];
  const ownUnit = written.slice(digits.length).replace(/\.$/, '').trim();
  if (ownUnit === '' && attribute.unknownUnit !== '')
    throw new CellProblem('unit_unknown', { unit: attribute.unknownUnit });
  const factor = unitsFor(unit).get(
    ownUnit || normalizeUnicode(attribute.headingUnit || unit, 'NFKC').toLowerCase(),
  );
  const [number = NaN, other] = (decimal === 'unclear' ? decimals : [decimal]).map(
    (separator) => numberOf(digits.trim(), separator) * (factor ?? NaN),
  );
  if (Number.isNaN(number)) throw new CellProblem('value_invalid', { value: shown(text) });
  if (other !== undefined && other !== number)
    throw new CellProblem('separator_unclear', { value: shown(text) });
  return number;
}

/** Also of `1/2` and `1 1/2`. */
function numberOf(text: string, decimal: Decimal): number {
  const [, sign, whole = 0, above, below] = /^([-+]?)(?:(\d+)\s+)?(\d+)\/(\d+)$/.exec(text) ?? [];
  if (above === undefined) return parseNumber(text, decimal);
  const number = Number(whole) + Number(above) / Number(below);
  return sign === '-' ? -number : number;
}

/** As parts have it already, in either language; of an attribute without any all texts are. */
export function findChoice(
  text: string,
  { choices, choicesZh }: Pick<ReadAttribute, 'choices' | 'choicesZh'>,
): string | undefined {
  const known = [...choices, ...choicesZh.keys()];
  if (known.length === 0 || known.includes(text)) return text;
  const folded = fold(text);
  return (
    known.find((option) => fold(option) === folded) ??
    [...choicesZh].find(([, chinese]) => fold(chinese) === folded)?.[0]
  );
}

function readChoice(text: string, attribute: ReadAttribute): string {
  const choice = findChoice(text, attribute);
  if (choice === undefined) throw new CellProblem('choice_unknown', { value: shown(text) });
  return choice;
}
