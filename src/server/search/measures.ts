/** The unit of a term, the factor to it, and the spellings in texts. */
const UNITS: [unit: string, factor: number, written: string][] = [
  ['mm', 1, 'mm millimetres millimetre millimeters millimeter 毫米 мм'],
  ['mm', 10, 'cm centimetres centimetre centimeters centimeter 厘米 公分'],
  ['mm', 1000, 'm metres metre meters meter 米 м'],
  ['mm', 25.4, 'inches inch in " ″ 英寸 寸 吋'],
  ['mm', 304.8, "feet foot ft ' ′ 英尺 呎"],
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
  ['hz', 1, 'hz'],
  ['kn', 1, 'kn'],
  ['bar', 1, 'bar'],
  ['l/min', 1, 'l/min'],
  ['kva', 1, 'kva'],
  ['knm', 1, 'knm'],
  ['°c', 1, '°c'],
  ['%', 1, '%'],
];

const UNIT_AS_WRITTEN = new Map(
  UNITS.flatMap(([unit, factor, written]) =>
    written.split(' ').map((word) => [word, { unit, factor }] as const),
  ),
);
const INCH = 25.4;
const FOOT = 304.8;
const METRE = 1000;

const anyUnit = [...UNIT_AS_WRITTEN.keys()]
  .sort((a, b) => b.length - a.length)
  // `900 in stock` is no length.
  .map((unit) => (unit === 'in' ? String.raw`in(?=$|[.,;)]|\s?x\s|\s(?:wide|long|thick)\b)` : unit))
  .join('|');
/** A number with a unit; `24 V DC` has the kind of current after it. */
const QUANTITY = new RegExp(
  String.raw`(?<![\p{L}\d.])(\d+(?:\.\d+)?)\s?(${anyUnit})(?:\s?(ac|dc))?(?![a-z\p{Script=Cyrillic}\d])`,
  'uy',
);
/** `1/2 inch`, `1 1/4"`, and `1⁄4`, which `¼` is normalized to; a mixed number needs no unit. */
const FRACTION = new RegExp(
  String.raw`(?<![\p{L}\d./-])(?:(\d+)[ -](?=\d+/)|(\d+)(?=\d⁄))?(\d{1,2})[/⁄](2|4|8|16|32|64)(?![\d/.⁄-])` +
    String.raw`(?:\s?(?:inches|inch|in|["″吋寸]|英寸)(?!\p{L}))?`,
  'uy',
);

/** Rounded beyond the precision of what is measured: 0.1 × 3 is no 0.3. */
const termOf = (value: number, unit: string) => `${Number(value.toFixed(6))}${unit}`;

/** `1.0` and `1` are one number. */
export const plainNumber = (digits: string): string =>
  digits.includes('.') ? String(Number(digits)) : digits.replace(/^0+(?=\d)/, '');

/** The quantity that a normalized text has here. */
export function matchQuantity(text: string, at: number) {
  return matchFraction(text, at) ?? matchDecimal(text, at);
}

function matchDecimal(text: string, at: number) {
  QUANTITY.lastIndex = at;
  const [whole, digits = '', written = '', current = ''] = QUANTITY.exec(text) ?? [];
  const known = UNIT_AS_WRITTEN.get(written);
  if (!whole || !known) return undefined;
  const term = termOf(Number(digits) * known.factor, known.unit);
  const parts = [plainNumber(digits), current].filter(Boolean);
  return { kind: 'quantity' as const, length: whole.length, term, parts };
}

function matchFraction(text: string, at: number) {
  FRACTION.lastIndex = at;
  const [whole, mixed, joined, over = '', under = ''] = FRACTION.exec(text) ?? [];
  if (!whole || Number(over) >= Number(under)) return undefined;
  const units = mixed ?? joined;
  // `3/8` alone may also be a number.
  if (units === undefined && /^\d+\/\d+$/.test(whole)) return undefined;
  const inches = Number(units ?? 0) + Number(over) / Number(under);
  const term = termOf(inches * INCH, 'mm');
  return { kind: 'quantity' as const, length: whole.length, term, parts: [] };
}

/** Lengths of the catalogue that a length in inches or feet may be rounded to: 3/8″ is 10 mm. */
const TOLERANCE = 0.06;
/** What is longer is sold by the metre. */
const MAX_PIECE = 3000;

/** What else may be meant by a length, as it is typed in a normalized query. */
export function similarLengths(typed: string): string[] {
  const isFraction = /^\d+\/\d+$/.test(typed);
  const text = isFraction ? `${typed}"` : typed;
  const quantity = matchQuantity(text, 0);
  if (quantity?.length !== text.length || !quantity.term.endsWith('mm')) return [];
  const value = Number.parseFloat(quantity.term);
  const unit = text.replace(/^[\d\s./⁄-]+/, '');
  const factor = UNIT_AS_WRITTEN.get(unit)?.factor ?? INCH;
  return [
    ...(isFraction ? [quantity.term] : []),
    ...(factor === INCH || factor === FOOT ? roundLengths(value) : []),
    ...((factor === METRE || factor === FOOT) && value > MAX_PIECE ? ['metre'] : []),
  ];
}

/** Lengths of two digits around one of so many millimetres. */
function roundLengths(value: number): string[] {
  const step = 10 ** (Math.floor(Math.log10(value)) - 1);
  const first = Math.ceil((value * (1 - TOLERANCE)) / step);
  const last = Math.floor((value * (1 + TOLERANCE)) / step);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) =>
    termOf((first + index) * step, 'mm'),
  );
}
