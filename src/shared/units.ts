import { normalizeUnicode } from './unicode';

/** Units of one kind, each with how many of the smallest it is; in lower case. */
const KINDS = [
  {
    mm: 1,
    毫米: 1,
    cm: 10,
    厘米: 10,
    m: 1000,
    米: 1000,
    in: 25.4,
    inch: 25.4,
    '"': 25.4,
    英寸: 25.4,
  },
  { g: 1, kg: 1000, kgs: 1000, 公斤: 1000, 千克: 1000, t: 1e6, 吨: 1e6 },
  { 'm/s': 1, '米/秒': 1 },
  { mv: 1, v: 1000, vac: 1000, vdc: 1000, 伏: 1000, kv: 1e6 },
  { ma: 1, a: 1000, 安: 1000 },
  { w: 1, 瓦: 1, kw: 1000, 千瓦: 1000 },
  { n: 1, kn: 1000 },
  { rpm: 1, 'r/min': 1, '转/分': 1 },
  { hz: 1, 赫兹: 1 },
  { persons: 1, person: 1, 人: 1 },
].map((kind) => new Map<string, number>(Object.entries(kind)));

const [LENGTHS] = KINDS;

const normalise = (unit: string) => normalizeUnicode(unit, 'NFKC').toLowerCase();

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

const GROUPED = /^[-+]?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/;
/** As written in German or Spanish. */
const GROUPED_BY_POINTS = /^[-+]?[1-9]\d{0,2}(?:\.\d{3})+,\d+$/;

/** `1,000`, `1 000` and `1.000,0` are a thousand, `0,63` is less than one; NaN: it is no number. */
export function parseNumber(text: string): number {
  const digits = text.replace(/(?<=\d)\s(?=\d{3}(?!\d))/g, '');
  if (digits === '') return NaN;
  if (GROUPED.test(digits)) return Number(digits.replaceAll(',', ''));
  if (GROUPED_BY_POINTS.test(digits)) return Number(digits.replaceAll('.', '').replace(',', '.'));
  return Number(digits.replace(',', '.'));
}

export const MAX_NUMBER = 1e12;

/** As numbers are stored: with digits that both databases return unchanged; zero has no sign. */
export const roundNumber = (number: number): number => Number(number.toPrecision(12)) + 0;
