import { normalizeUnicode } from './unicode';

/** Units of one kind, each with how many of the smallest it is; in lower case. */
const KINDS = [
  {
    mm: 1,
    毫米: 1,
    cm: 10,
    厘米: 10,
    m: 1000,
    meter: 1000,
    meters: 1000,
    metre: 1000,
    metres: 1000,
    米: 1000,
    in: 25.4,
    inch: 25.4,
    inches: 25.4,
    '"': 25.4,
    英寸: 25.4,
    ft: 304.8,
    foot: 304.8,
    feet: 304.8,
    英尺: 304.8,
  },
  {
    g: 1,
    克: 1,
    kg: 1000,
    kgs: 1000,
    公斤: 1000,
    千克: 1000,
    t: 1e6,
    吨: 1e6,
    oz: 28.349523125,
    盎司: 28.349523125,
    lb: 453.59237,
    lbs: 453.59237,
    pounds: 453.59237,
    磅: 453.59237,
  },
  {
    'm/s': 1,
    '米/秒': 1,
    'm/min': 1 / 60,
    '米/分': 1 / 60,
    'ft/s': 0.3048,
    'ft/min': 0.00508,
    fpm: 0.00508,
  },
  { mv: 1, v: 1000, vac: 1000, vdc: 1000, 伏: 1000, kv: 1e6 },
  { ma: 1, a: 1000, 安: 1000 },
  { w: 1, 瓦: 1, kw: 1000, 千瓦: 1000, hp: 745.6998715822702 },
  { n: 1, kn: 1000, kgf: 9.80665, lbf: 4.4482216152605 },
  { nm: 1, 'n·m': 1, 'n.m': 1, '牛·米': 1 },
  { rpm: 1, 'r/min': 1, '转/分': 1 },
  { hz: 1, 赫兹: 1 },
  { persons: 1, person: 1, 人: 1 },
].map((kind) => new Map<string, number>(Object.entries(kind)));

const [LENGTHS] = KINDS;

const normalise = (unit: string) => normalizeUnicode(unit, 'NFKC').toLowerCase();

/** Whether it is a unit of numbers, in lower case. */
export const isUnit = (text: string): boolean => KINDS.some((kind) => kind.has(text));

export const isSameUnit = (a: string, b: string): boolean => normalise(a) === normalise(b);

/** How many of `unit` each unit of its kind is, by the units' names in lower case. */
export function unitsFor(unit: string): Map<string, number> {
  const own = normalise(unit);
  const kind = KINDS.find((units) => units.has(own)) ?? new Map([[own, 1]]);
  return new Map([...kind].map(([name, factor]) => [name, factor / (kind.get(own) ?? 1)]));
}

/**
 * Converts numbers of one unit of length into another, exact to a thousandth of a millimetre, so that
 * they convert back to what they were; undefined unless both are lengths.
 */
export function lengthConverter(
  from: string,
  to: string,
): ((number: number) => number) | undefined {
  const [before, after] = [from, to].map((unit) => LENGTHS?.get(normalise(unit)));
  if (before === undefined || after === undefined) return undefined;
  const decimals = 3 + Math.ceil(Math.log10(after));
  return (number) => Number(((number * before) / after).toFixed(decimals));
}

/** The decimal separator of a number. */
export const decimals = ['point', 'comma'] as const;
export type Decimal = (typeof decimals)[number];

/** Numbers with groups of thousands, where this is the decimal separator. */
const GROUPED: Record<Decimal, RegExp> = {
  point: /^[-+]?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/,
  comma: /^[-+]?[1-9]\d{0,2}(?:\.\d{3})+(?:,\d+)?$/,
};
/** Several groups, or one beside decimals, tell it for sure. */
const CERTAIN = /[.,]\d+[.,]/;
const certainDecimal = (digits: string): Decimal | undefined =>
  CERTAIN.test(digits) ? decimals.find((decimal) => GROUPED[decimal].test(digits)) : undefined;

/** Without blanks between thousands. */
const joinGroups = (text: string): string => text.replace(/(?<=\d)\s(?=\d{3}(?!\d))/g, '');

/**
 * `1,000`, `1 000` and `1.000,0` are a thousand, `0,63` is less than one; with a decimal comma `1,000`
 * is one and `1.000` a thousand. NaN: it is no number.
 */
export function parseNumber(text: string, decimal: Decimal = 'point'): number {
  const digits = joinGroups(text);
  if (digits === '') return NaN;
  const own = certainDecimal(digits) ?? decimal;
  if (!GROUPED[own].test(digits)) return Number(digits.replace(',', '.'));
  return Number(
    own === 'point' ? digits.replaceAll(',', '') : digits.replaceAll('.', '').replace(',', '.'),
  );
}

/** A number with or without its unit. */
const QUANTITY = /^[-+]?\d[\d.,\s]*(?:[^\d\s.,][^\d]*)?$/;

/**
 * Finds the decimal separator that the texts of a column have in common. `open`: no number tells it;
 * `unclear`: they contradict each other. Undefined: each has the same value with either.
 */
export function decimalFinder() {
  const seen = new Set<`${'certain' | 'decimal' | 'open'} ${Decimal}`>();
  const has = (decimal: Decimal) =>
    seen.has(`certain ${decimal}`) || seen.has(`decimal ${decimal}`);

  const add = (text: string): void => {
    if (!/\d[.,]\d/.test(text) || !QUANTITY.test(text.trim())) return;
    const digits = joinGroups(/^[-+\d.,\s]+/.exec(text.trim())?.[0].trim() ?? '');
    const certain = certainDecimal(digits);
    if (certain) seen.add(`certain ${certain}`);
    if (certain || CERTAIN.test(digits)) return;
    const sign = digits.includes(',') ? 'comma' : 'point';
    const isOpen = decimals.some((decimal) => GROUPED[decimal].test(digits));
    seen.add(`${isOpen ? 'open' : 'decimal'} ${sign}`);
  };

  const find = (): Decimal | 'unclear' | 'open' | undefined => {
    const open = decimals.filter((decimal) => seen.has(`open ${decimal}`));
    if (open.length === 0) return undefined;
    const found = decimals.filter(has);
    const [first] = found;
    if (found.length > 1 || (open.length > 1 && !first)) return 'unclear';
    if (first === undefined) return 'open';
    // `0,63` and `1.600`: either may be a slip, unless a number such as `1.234,56` has both.
    const isSure = seen.has(`certain ${first}`) || open.every((decimal) => decimal === first);
    return isSure ? first : 'unclear';
  };

  return { add, find };
}

export const MAX_NUMBER = 1e12;

/** As numbers are stored: with digits that both databases return unchanged; zero has no sign. */
export const roundNumber = (number: number): number => Number(number.toPrecision(12)) + 0;
