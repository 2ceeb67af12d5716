/** Units by the unit of their term, with the factor to it; each as it is written in texts. */
const UNITS: [unit: string, factor: number, written: string][] = [
  ['mm', 1, 'mm millimetres millimetre millimeters millimeter 毫米'],
  ['mm', 10, 'cm centimetres centimetre centimeters centimeter 厘米 公分'],
  ['mm', 1000, 'm metres metre meters meter 米'],
  ['mm', 25.4, 'inches inch " ″ 英寸 寸'],
  ['mm2', 1, 'mm2'],
  ['m/s', 1, 'm/s mps 米每秒'],
  ['kg', 1, 'kg kgs kilo kilos kilogram kilograms 公斤 千克'],
  ['kg', 1000, 'tonnes tonne tons ton 吨'],
  ['v', 1, 'v volt volts 伏特 伏'],
  ['a', 1, 'amp amps'],
  ['ma', 1, 'ma'],
  ['w', 1, 'w watt watts 瓦'],
  ['kw', 1, 'kw kilowatt kilowatts 千瓦'],
  ['ah', 1, 'ah 安时'],
  ['nm', 1, 'nm 牛米'],
  ['rpm', 1, 'rpm r/min'],
  ['ppr', 1, 'ppr pulse pulses 线 脉冲'],
  ...['hz', 'kn', 'bar', 'l/min', 'kva', 'knm', '°c', '%'].map((unit): [string, number, string] => [
    unit,
    1,
    unit,
  ]),
];

const BY_WRITTEN = new Map(
  UNITS.flatMap(([unit, factor, written]) =>
    written.split(' ').map((each) => [each, { unit, factor }] as const),
  ),
);

const written = [...BY_WRITTEN.keys()].sort((a, b) => b.length - a.length).join('|');
const NUMBER = String.raw`\d+(?:\.\d+)?`;
const SIDE = String.raw`${NUMBER}(?:\s?(?:mm|cm))?`;
const TIMES = String.raw`\s?[x×*✕]\s?`;

/** A size of two or more sides, such as `20 mm × 30 mm` or `8 × 19s`; the last unit is that of all. */
const SIZE = new RegExp(
  String.raw`(?<![\p{L}\d.])${SIDE}(?:${TIMES}${SIDE}[a-z]?)+(?![\p{L}\d])`,
  'uy',
);
/** A number with a unit; `24 V DC` has the kind of current behind it. */
const QUANTITY = new RegExp(
  String.raw`(?<![\p{L}\d.])(${NUMBER})\s?(${written})(?:\s?(ac|dc))?(?![a-z\d])`,
  'uy',
);

/** `1.0` and `1` are one number. */
export const plainNumber = (digits: string): string =>
  digits.includes('.') ? String(Number(digits)) : digits.replace(/^0+(?=\d)/, '');

/** The term of a number with a unit, such as `900mm` of `90 cm`. */
function quantityTerm(digits: string, written: string): string {
  const { unit, factor } = BY_WRITTEN.get(written) ?? { unit: written, factor: 1 };
  // Rounded beyond the precision of what is measured: 0.1 × 3 is no 0.3.
  const number = factor === 1 ? digits : String(Number((Number(digits) * factor).toFixed(6)));
  return `${plainNumber(number)}${unit}`;
}

export interface QuantityMatch {
  kind: 'quantity' | 'size';
  length: number;
  term: string;
  /** What else the text says with it, such as the number without its unit. */
  more: string[];
}

/** The size or quantity that begins at this place of a normalized text. */
export function matchQuantity(text: string, at: number): QuantityMatch | undefined {
  return matchSize(text, at) ?? matchOne(text, at);
}

function matchOne(text: string, at: number): QuantityMatch | undefined {
  QUANTITY.lastIndex = at;
  const match = QUANTITY.exec(text);
  if (!match) return undefined;
  const [whole, digits = '', unit = '', current] = match;
  const more = [plainNumber(digits), ...(current ? [current] : [])];
  return { kind: 'quantity', length: whole.length, term: quantityTerm(digits, unit), more };
}

function matchSize(text: string, at: number): QuantityMatch | undefined {
  SIZE.lastIndex = at;
  const match = SIZE.exec(text);
  if (!match) return undefined;
  const sides = match[0].split(/[x×*✕]/).map((side) => side.trim());
  const numbers = sides.map((side) => side.replace(/\s?(?:mm|cm)$/, ''));
  const last = sides.at(-1) ?? '';
  const unit = /(?:mm|cm)$/.exec(last)?.[0];
  const end = at + match[0].length;
  // In `4 × 12 V` the unit belongs to the last number alone.
  const counted = unit ? undefined : matchOne(text.slice(end - last.length), 0);
  const quantities = unit
    ? numbers.filter((side) => /^[\d.]+$/.test(side)).map((side) => quantityTerm(side, unit))
    : [];
  const isInMillimetres = unit === 'cm' && quantities.length === numbers.length;
  const term = isInMillimetres
    ? quantities.map((quantity) => quantity.replace('mm', '')).join('x')
    : numbers.map((side) => (/[a-z]$/.test(side) ? side : plainNumber(side))).join('x');
  return {
    kind: 'size',
    length: match[0].length + (counted ? counted.length - last.length : 0),
    term,
    more: [...numbers, ...quantities, ...(counted ? [counted.term] : [])],
  };
}
