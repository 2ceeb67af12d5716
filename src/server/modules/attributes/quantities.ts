/** A number with its unit, as a text has it. */
export interface Quantity {
  /** In the unit that was asked for. */
  number: number;
  /** Where it begins in the text, and where its unit ends. */
  start: number;
  end: number;
  /** One of several numbers of a size or a range: without a word of its own nobody knows which. */
  isOneOfSeveral: boolean;
}

const LENGTHS: Record<string, number> = {
  ...{ mm: 1, millimetre: 1, millimetres: 1, millimeter: 1, millimeters: 1, 毫米: 1 },
  ...{ cm: 10, 厘米: 10, m: 1000, metre: 1000, metres: 1000, meter: 1000, meters: 1000 },
  ...{ 米: 1000, in: 25.4, inch: 25.4, inches: 25.4, '"': 25.4, '″': 25.4, 英寸: 25.4 },
};

/** Units of one kind by how many of the smallest each is, as people write them, folded. */
const KINDS: Record<string, number>[] = [
  LENGTHS,
  {
    ...{ g: 1, kg: 1000, kgs: 1000, kilogram: 1000, kilograms: 1000, 公斤: 1000, 千克: 1000 },
    ...{ t: 1e6, 吨: 1e6 },
  },
  { 'm/s': 1, mps: 1, '米/秒': 1 },
  { mv: 1, v: 1000, vac: 1000, vdc: 1000, volt: 1000, volts: 1000, 伏: 1000, kv: 1e6 },
  { ma: 1, a: 1000, amp: 1000, amps: 1000, 安: 1000 },
  { w: 1, 瓦: 1, kw: 1000, 千瓦: 1000 },
  { n: 1, kn: 1000 },
  { rpm: 1, 'r/min': 1, '转/分': 1 },
  { hz: 1, 赫兹: 1 },
  { person: 1, persons: 1, people: 1, passengers: 1, 人: 1 },
];

/** Before it no letter, digit or dash: those of model numbers and of ranges are none of ours. */
const NUMBER = /(?<![\p{Script=Latin}\p{N}.,_/–~-])\d+(?:[.,]\d+)*/gu;
const TIMES = /^\s?[x×*]\s?\d/;
/** What stands between a number and the size that it ends. */
const TIMES_BEFORE = /\d\s?[a-z"″]{0,4}\s?[x×*]\s?$/;
const RANGE = /^\s?(?:-|–|~|to|至|到)\s?\d/;
const RANGE_BEFORE = /\d\s?(?:-|–|~|to|至|到)\s?$/;

const normalise = (unit: string) => unit.normalize('NFKC').toLowerCase();

const lengthOf = (unit: string) =>
  Object.hasOwn(LENGTHS, normalise(unit)) ? LENGTHS[normalise(unit)] : undefined;

export const isSameUnit = (a: string, b: string): boolean => normalise(a) === normalise(b);

/**
 * What turns numbers of one unit of length into those of another, exact to a thousandth of a
 * millimetre, so that they come back as they were; undefined: not both are lengths.
 */
export function lengthConverter(
  from: string,
  to: string,
): ((number: number) => number) | undefined {
  const [before, after] = [lengthOf(from), lengthOf(to)];
  if (before === undefined || after === undefined) return undefined;
  const decimals = 3 + Math.ceil(Math.log10(after));
  return (number) => Number(((number * before) / after).toFixed(decimals));
}

/** How many of `unit` each unit is that people may have written for it. */
export function unitsFor(unit: string): Map<string, number> {
  const own = normalise(unit);
  const kind = KINDS.find((each) => Object.hasOwn(each, own));
  const factor = kind?.[own];
  if (!kind || factor === undefined) return new Map([[own, 1]]);
  return new Map(Object.entries(kind).map(([name, each]) => [name, each / factor]));
}

/** All quantities of these units in a folded text. */
export function findQuantities(text: string, units: ReadonlyMap<string, number>): Quantity[] {
  const found: Quantity[] = [];
  for (const match of text.matchAll(NUMBER)) {
    const [written] = match;
    const number = parseNumber(written);
    const start = match.index;
    const behind = start + written.length;
    const unit = unitAt(text, behind) ?? unitOfSize(text, behind);
    const factor = unit && units.get(unit.name);
    if (number === undefined || !unit || factor === undefined) continue;
    const before = text.slice(Math.max(0, start - 20), start);
    const isOneOfSeveral =
      TIMES.test(text.slice(behind)) ||
      TIMES.test(text.slice(unit.end)) ||
      TIMES_BEFORE.test(before) ||
      RANGE.test(text.slice(behind)) ||
      RANGE.test(text.slice(unit.end)) ||
      RANGE_BEFORE.test(before);
    // What floating point adds is taken off again.
    const value = Number((number * factor).toPrecision(12));
    found.push({ number: value, start, end: unit.end, isOneOfSeveral });
  }
  return found;
}

/** `1,000` is a thousand, `0,63` less than one. */
function parseNumber(written: string): number | undefined {
  const text = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(written)
    ? written.replaceAll(',', '')
    : written.replace(',', '.');
  return /^\d{1,12}(?:\.\d{1,9})?$/.test(text) ? Number(text) : undefined;
}

interface UnitPlace {
  name: string;
  end: number;
}

const ALL_UNITS = KINDS.flatMap((kind) => Object.keys(kind));

function unitAt(text: string, position: number): UnitPlace | undefined {
  const start = text.startsWith(' ', position) ? position + 1 : position;
  const [word] = /^(?:["″]|[\p{L}°%Ω][\p{L}/²³]*)/u.exec(text.slice(start, start + 24)) ?? [];
  if (word === undefined) return undefined;
  if (ALL_UNITS.includes(word) || !/\p{Script=Han}/u.test(word)) {
    return { name: word, end: start + word.length };
  }
  // Chinese goes on without a space.
  const name = ALL_UNITS.filter((each) => word.startsWith(each)).sort(
    (a, b) => b.length - a.length,
  )[0];
  return name === undefined ? undefined : { name, end: start + name.length };
}

/** The unit behind the last number of `20 × 30 mm` is that of the first one, too. */
function unitOfSize(text: string, position: number): UnitPlace | undefined {
  const rest = text.slice(position, position + 40);
  const [more] = /^(?:\s?[x×*]\s?\d[\d.,]{0,9}){1,3}/.exec(rest) ?? [];
  const unit = more === undefined ? undefined : unitAt(text, position + more.length);
  return unit && { name: unit.name, end: position };
}
