import { MAX_LENGTHS } from './limits';
import { HAN_PIECES, PIECES } from './numberList';
import { parseNumber } from './units';

/** A text and how many of it. */
export interface Counted {
  text: string;
  quantity?: number;
  unit?: string;
}

/** Units in which goods are counted, in several languages, … */
const ALL_PIECES =
  `${PIECES}|pces?|kits?|each|off|lots?|box(?:es)?|packs?|rolls?|reels?|stk|stück|stueck|satz|sätze|` +
  'paar|pièces?|jeux?|paires?|pzas?|piezas?|uds?|unidade?s?|juegos?|peças?|pz|pezz[io]|adet|' +
  'шт(?:ук\\p{L}?)?|компл(?:ект\\p{L}*)?|buah|cái|bộ';
/** … or measured. */
const MEASURES = 'm|mtrs?|met(?:er|re)s?|kgs?|l|lit(?:er|re)s?|米|公斤|千克|升|吨';

/** A blank stands between thousands only in round numbers: `HW 100 200 pcs` is another part. */
const NUMBER = String.raw`[1-9]\d{0,2}(?:(?:[.,'’]\d{3})+|\s000)(?:[.,]\d+)?|\d+(?:[.,]\d+)?`;
const HAN_DIGITS = '一二三四五六七八九';
const HAN_NUMERAL = `[${HAN_DIGITS}]?十[${HAN_DIGITS}]?|[两${HAN_DIGITS}]`;
const COUNT = `(?<count>${NUMBER})`;
const HAN_COUNT = `(?<count>${NUMBER}|${HAN_NUMERAL})`;
const UNIT = `(?<unit>(?:${ALL_PIECES})(?![\\p{L}-])|${HAN_PIECES})\\.?`;
const ANY_UNIT = `(?<unit>(?:${ALL_PIECES}|${MEASURES})|${HAN_PIECES})\\.?`;
const WORD = String.raw`(?:qty|q'ty|quantity|quant|menge|anzahl|cantidad|cant|qté|quantité|кол-во|数量|數量)\.?\s*[:=]?\s*`;
const TIMES = '[x×✕*]';
const regExp = (...pattern: string[]) => new RegExp(pattern.join(''), 'iu');

/** In front of the goods, … */
const LEADING = [
  regExp('^', WORD, COUNT, `\\s?(?:${UNIT})?[\\s,;:]+`),
  regExp(
    '^\\(?',
    COUNT,
    '\\s?',
    UNIT,
    String.raw`\)?(?:\s?(?:${TIMES}|of|de|von)(?=\s))?[\s:-]*(?=\S)`,
  ),
  regExp('^', HAN_COUNT, `\\s?(?<unit>${HAN_PIECES})(?=\\p{Script=Han})`),
  regExp(`^${TIMES}\\s?`, COUNT, String.raw`\s+(?=\S)`),
  // But of `8x19` or `2 x 40 mm` no size.
  regExp('^', COUNT, `\\s?${TIMES}(?:\\s*(?=[^\\d\\s]|\\d{1,2}[a-wyz]{1,3}\\d{2})|\\s+(?=\\d{4}))`),
];
/** … or after them. */
const TRAILING = [
  regExp(`[\\s,;:=(–-]*(?<![\\p{L}])`, WORD, COUNT, `\\s?(?:${ANY_UNIT})?[)\\]]?$`),
  regExp(`(?:[\\s,;:=([–.…_/]|\\s-)+`, COUNT, '\\s?', UNIT, '[)\\]]?$'),
  regExp(
    `(?:(?:[\\s,;:=(–]|\\s-)+|(?<=[\\p{Script=Han})]))`,
    HAN_COUNT,
    `\\s?(?<unit>${HAN_PIECES})\\)?$`,
  ),
  regExp(
    String.raw`(?:[,;:=(–]\s|\s-\s)`,
    COUNT,
    String.raw`\s?(?<unit>m|met(?:er|re)s?|米)\.?[)\]]?$`,
  ),
  // What is said about them follows: `OG-240 - 2 pcs - for lift 3`.
  regExp(
    `(?:[\\s,;:=(–]|\\s-)+`,
    COUNT,
    '\\s?',
    UNIT,
    String.raw`\)?(?=\s?[(,;@–]|\s-\s|\s(?:for|für|pour|para|à)\s)`,
  ),
];
const TIMES_AFTER = regExp(`\\s?${TIMES}\\s?`, COUNT, `\\s?(?:${ANY_UNIT})?[)\\]]?$`);
/** Without a word or unit that says so. */
const BARE =
  /(?:\s?[,;:=(→]\s?|\s[–-]\s|[.…_]{2,40}\s?)(?<count>0|[1-9]\d{0,3}|(?<=;\s?)[1-9]\d{4,9})\)?$/u;
/** The end of a size, such as `48` of `48 x 3`, or `M8`. */
const SIZE = /(?:^|[\s(])(?:M?\d{1,3}|\d+[.,]\d+|\d+\s?(?:mm|cm))$/iu;
/** As spreadsheets write large numbers. */
const EXPONENTIAL = String.raw`\d(?:[.,]\d+)?e\+?\d{1,2}`;
const WHOLE = regExp(
  `^(?:${WORD})?(?<count>${EXPONENTIAL}|${NUMBER}|${HAN_NUMERAL})`,
  `\\s?(?:${ANY_UNIT})?$`,
);
const WHOLE_UNIT = regExp('^', ANY_UNIT, '$');

/** A number as people write it: with a decimal comma or point, and any mark between thousands. */
export function readNumber(written: string): number {
  if (/^\p{Script=Han}/u.test(written)) return readHanNumeral(written);
  const isGrouped = /^[1-9]\d{0,2}([.,'’\s])\d{3}(?:\1\d{3})*(?:[.,]\d+)?$/.test(written);
  return parseNumber(isGrouped ? written.replace(/[.,'’\s](?=\d{3}(?!\d))/g, '') : written);
}

/** Up to 99: `两`, `十二`, `二十`. */
function readHanNumeral(written: string): number {
  const digitOf = (text: string) => HAN_DIGITS.indexOf(text.replace('两', '二')) + 1;
  const [tens = '', ones] = written.split('十');
  if (ones === undefined) return digitOf(written);
  return (tens === '' ? 1 : digitOf(tens)) * 10 + (ones === '' ? 0 : digitOf(ones));
}

/** A cell of a table that is a quantity, with or without its unit. */
export function readQuantity(cell: string): Omit<Counted, 'text'> | undefined {
  if (cell.length > MAX_LENGTHS.unit || /^0\d\d/.test(cell)) return undefined;
  const joined = cell.replace(/(?<=\d)\s(?=\d{3}(?!\d))/g, '');
  const match = WHOLE.exec(joined);
  return match ? countOf(match) : undefined;
}

export const isUnit = (cell: string): boolean => WHOLE_UNIT.test(cell);

/** Splits the quantity off a line such as `2 x OG-240`, `OG-240 (2 pcs)` or `OG-240*2`. */
export function splitQuantity(line: string): Counted {
  const text = line.trim();
  if (text.length > MAX_LENGTHS.line) return { text };
  const match =
    firstMatch(LEADING, text) ?? timesAfter(text) ?? firstMatch(TRAILING, text) ?? bare(text);
  if (!match) return { text };
  const rest = text.slice(0, match.index) + text.slice(match.index + match[0].length);
  return /[\p{L}\p{N}]/u.test(rest) ? { text: rest.trim(), ...countOf(match) } : { text };
}

function firstMatch(patterns: RegExp[], text: string): RegExpExecArray | undefined {
  for (const pattern of patterns) {
    const match = pattern.exec(text);
    if (match) return match;
  }
  return undefined;
}

/** A count of parts, but no size: neither `100 x 200` nor `O-ring 48*3`. */
function timesAfter(text: string): RegExpExecArray | undefined {
  const match = TIMES_AFTER.exec(text);
  if (!match) return undefined;
  const before = text.slice(0, match.index);
  const isLarge = /\s\d{4,}$/.test(before) && readNumber(match.groups?.['count'] ?? '') >= 100;
  return !match.groups?.['unit'] && (SIZE.test(before) || isLarge) ? undefined : match;
}

function bare(text: string): RegExpExecArray | undefined {
  const match = BARE.exec(text);
  // `Bearing: 6202` is a name with its number.
  const isCount =
    match && (/\d/.test(text.slice(0, match.index)) || (match.groups?.['count'] ?? '').length < 4);
  return isCount ? match : undefined;
}

function countOf({ groups }: RegExpExecArray): Omit<Counted, 'text'> {
  const { count = '', unit } = groups ?? {};
  const quantity = readNumber(count);
  return unit === undefined ? { quantity } : { quantity, unit };
}
