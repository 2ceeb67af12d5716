import { Converter } from 'opencc-js/t2cn';
import { exactKey, fold, isStopWord, numberKey } from '@/shared/search';

export { numberKey };

/** One token of a text. */
export interface Token {
  kind: 'word' | 'code' | 'quantity' | 'han';
  /** Its position in the normalized text. */
  start: number;
  end: number;
  /** The term that it is indexed under; of Chinese the characters themselves. */
  term: string;
  /** Terms that can stand for it: `og` and `240` of `og240`, `24` of `24v`. */
  parts: string[];
}

/** Longer numbers of one text are no terms. */
const MAX_TERM_LENGTH = 80;
/** Of one number; longer ones are found as a whole. */
const MAX_PARTS = 12;
const HAN = /\p{Script=Han}+/uy;
/** Letters and digits of one script, joined by what stands within names and numbers. */
const CHUNK =
  /(?!\p{Script=Han})[\p{L}\p{N}](?:(?!\p{Script=Han})[\p{L}\p{N}]|[-/._'’+&](?=(?!\p{Script=Han})[\p{L}\p{N}]))*/uy;

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

const anyUnit = [...UNIT_AS_WRITTEN.keys()].sort((a, b) => b.length - a.length).join('|');
/** A number with a unit; `24 V DC` has the kind of current after it. */
const QUANTITY = new RegExp(
  String.raw`(?<![\p{L}\d.])(\d+(?:\.\d+)?)\s?(${anyUnit})(?:\s?(ac|dc))?(?![a-z\d])`,
  'uy',
);

/** Words that distinguish no lift parts, unless a query has no others. */
const WEAK_WORDS = new Set(
  (
    'elevator lift spare part component item product piece ' +
    '电梯 配件 零件 备件 部件 组件 装置 设备 总成 专用 原装 原厂 全新 型号 规格 配套 适用 用于'
  ).split(' '),
);

/** Whether a term counts only where a query has no others. */
export const isWeakWord = (term: string): boolean => WEAK_WORDS.has(term);

/** Made when the first Chinese text comes, as that takes 30 ms. */
let converter: ((text: string) => string) | undefined;

/**
 * A text without case, width and accents, in simplified Chinese; its numbers without separators,
 * and the sides of a size apart, each with its unit.
 */
export function normalize(text: string): string {
  return simplify(fold(text))
    .replace(/(?<![\d.,])\d{1,3}(?:,\d{3})+(?!\d)/g, (digits) => digits.replaceAll(',', ''))
    .replace(/(\d),(?=\d{1,2}(?!\d))/g, '$1.')
    .replace(/(\d(?:\s?(?:mm|cm))?)(\s?)[x×*✕]\2(?=\d)/g, '$1 x ')
    .replace(/(\d) x (?=(?:[\d.]+ x ){0,2}[\d.]+\s?(mm|cm)(?![a-z\d]))/g, '$1 $2 x ');
}

/** A folded text in simplified Chinese. */
export function simplify(text: string): string {
  if (!/\p{Script=Han}/u.test(text)) return text;
  converter ??= Converter({ from: 't', to: 'cn' });
  return converter(text);
}

/** Chinese is written without blanks. */
const SIGN = /(?!\p{Script=Han})[\p{L}\p{N}]/u;

/** Tells which exact keys of numbers a text has as they are, not as parts of longer numbers. */
export function writtenIn(text: string): (key: string) => boolean {
  const folded = exactKey(text);
  return (key) => {
    for (let at = folded.indexOf(key); at >= 0; at = folded.indexOf(key, at + 1)) {
      const around = [folded[at - 1], folded[at + key.length]];
      if (!around.some((sign) => sign !== undefined && SIGN.test(sign))) return true;
    }
    return false;
  };
}

/** A word without its English plural ending. */
export function singular(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word) || /(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:s|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}

/** Chinese text is indexed in pairs of neighbouring characters; one alone stands for itself. */
export function bigrams(characters: string): string[] {
  const all = [...characters];
  if (all.length < 2) return all;
  return all.slice(1).map((character, index) => `${all[index]}${character}`);
}

/** The tokens of a normalized text. */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  for (let at = 0; at < text.length;) {
    const match = matchQuantity(text, at) ?? matchHan(text, at) ?? matchChunk(text, at);
    if (match) {
      const { length, ...token } = match;
      tokens.push({ ...token, start: at, end: at + length });
    }
    at += match?.length ?? 1;
  }
  return tokens;
}

function matchQuantity(text: string, at: number) {
  QUANTITY.lastIndex = at;
  const [whole, digits = '', written = '', current = ''] = QUANTITY.exec(text) ?? [];
  const known = UNIT_AS_WRITTEN.get(written);
  if (!whole || !known) return undefined;
  // Rounded beyond the precision of what is measured: 0.1 × 3 is no 0.3.
  const number = Number((Number(digits) * known.factor).toFixed(6));
  const term = `${number}${known.unit}`;
  const parts = [plainNumber(digits), current].filter(Boolean);
  return { kind: 'quantity' as const, length: whole.length, term, parts };
}

function matchHan(text: string, at: number) {
  HAN.lastIndex = at;
  const [term] = HAN.exec(text) ?? [];
  return term ? { kind: 'han' as const, length: term.length, term, parts: [] } : undefined;
}

function matchChunk(text: string, at: number) {
  CHUNK.lastIndex = at;
  const [chunk] = CHUNK.exec(text) ?? [];
  if (!chunk) return undefined;
  const kind = /\p{N}/u.test(chunk) ? ('code' as const) : ('word' as const);
  // Of a part number, such as `7371.423`, the digits in front are more.
  const isDecimal = /^\d{1,3}\.\d+$/.test(chunk);
  const key = numberKey(chunk);
  const term = kind === 'word' ? singular(key) : isDecimal ? plainNumber(chunk) : key;
  const runs = isDecimal ? [] : (chunk.match(/\p{L}+|\p{N}+/gu) ?? []);
  const parts = runs.length > 1 ? [...new Set(runs.map(singular))].slice(0, MAX_PARTS) : [];
  return { kind, length: chunk.length, term, parts };
}

/** `1.0` and `1` are one number. */
const plainNumber = (digits: string): string =>
  digits.includes('.') ? String(Number(digits)) : digits.replace(/^0+(?=\d)/, '');

/** All terms that a text is found by, each once. */
export function termsOf(text: string): string[] {
  const terms = tokenize(normalize(text)).flatMap(({ kind, term, parts }) =>
    kind === 'han' ? bigrams(term) : [term, ...parts],
  );
  return [...new Set(terms)].filter(
    (term) => term !== '' && term.length <= MAX_TERM_LENGTH && !isStopWord(term),
  );
}
