/** Units as they are written, each with its token; a factor brings lengths to millimetres. */
const UNITS: Record<string, [token: string, factor?: number]> = {
  mm2: ['mm2'],
  mm: ['mm'],
  millimetres: ['mm'],
  millimetre: ['mm'],
  millimeters: ['mm'],
  millimeter: ['mm'],
  毫米: ['mm'],
  cm: ['mm', 10],
  centimetres: ['mm', 10],
  centimetre: ['mm', 10],
  centimeters: ['mm', 10],
  centimeter: ['mm', 10],
  厘米: ['mm', 10],
  公分: ['mm', 10],
  'm/s': ['m/s'],
  米每秒: ['m/s'],
  mps: ['m/s'],
  metres: ['mm', 1000],
  metre: ['mm', 1000],
  meters: ['mm', 1000],
  meter: ['mm', 1000],
  m: ['mm', 1000],
  米: ['mm', 1000],
  inches: ['mm', 25.4],
  inch: ['mm', 25.4],
  '"': ['mm', 25.4],
  '″': ['mm', 25.4],
  英寸: ['mm', 25.4],
  寸: ['mm', 25.4],
  kilograms: ['kg'],
  kilogram: ['kg'],
  kilos: ['kg'],
  kilo: ['kg'],
  kgs: ['kg'],
  kg: ['kg'],
  公斤: ['kg'],
  千克: ['kg'],
  tonnes: ['kg', 1000],
  tonne: ['kg', 1000],
  tons: ['kg', 1000],
  ton: ['kg', 1000],
  吨: ['kg', 1000],
  volts: ['v'],
  volt: ['v'],
  v: ['v'],
  伏特: ['v'],
  伏: ['v'],
  kilowatts: ['kw'],
  kilowatt: ['kw'],
  kw: ['kw'],
  千瓦: ['kw'],
  瓦: ['w'],
  安时: ['ah'],
  牛米: ['nm'],
  watts: ['w'],
  watt: ['w'],
  w: ['w'],
  hz: ['hz'],
  nm: ['nm'],
  kn: ['kn'],
  ma: ['ma'],
  amps: ['a'],
  amp: ['a'],
  bar: ['bar'],
  'l/min': ['l/min'],
  rpm: ['rpm'],
  'r/min': ['rpm'],
  ppr: ['ppr'],
  pulses: ['ppr'],
  pulse: ['ppr'],
  线: ['ppr'],
  脉冲: ['ppr'],
  kva: ['kva'],
  ah: ['ah'],
  knm: ['knm'],
  '°c': ['°c'],
  '%': ['%'],
};

const escaped = (text: string) => text.replaceAll('/', '\\/');
const units = Object.keys(UNITS)
  .sort((a, b) => b.length - a.length)
  .map(escaped)
  .join('|');

const NUMBER = String.raw`\d+(?:\.\d+)?`;
const TIMES = String.raw`\s?[x×*✕]\s?`;
/** Of a size such as `20 mm × 30 mm` or `8 × 19s`. */
const SIDE = String.raw`${NUMBER}(?:\s?(?:mm|cm))?`;

/** A size of two or more sides, with the unit of the last. */
export const SIZE = new RegExp(
  String.raw`(?<![\p{L}\d.])${SIDE}(?:${TIMES}${SIDE}[a-z]?)+(?![\p{L}\d])`,
  'uy',
);

/** A number with a unit; `24 V DC` says the kind of current behind it. */
export const MEASURE = new RegExp(
  String.raw`(?<![\p{L}\d.])(${NUMBER})\s?(${units})(?:\s?(ac|dc))?(?![a-z\d])`,
  'uy',
);

/** `1.0` and `1` are one number. */
export const plainNumber = (digits: string): string =>
  digits.includes('.') ? String(Number(digits)) : digits.replace(/^0+(?=\d)/, '');

/** The token of a number with a unit, such as `900mm`. */
export function measureToken(digits: string, unit: string): string {
  const [token, factor = 1] = UNITS[unit] ?? [unit];
  // Beyond the precision of what is measured, such as 0.1 × 3.
  const number = factor === 1 ? digits : String(Number((Number(digits) * factor).toFixed(6)));
  return `${plainNumber(number)}${token}`;
}
