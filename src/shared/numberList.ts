import { MAX_LENGTHS } from './limits';
import { normalizeUnicode } from './unicode';

/** A comma between thousands is none. */
const SEPARATOR = /(?:[\n\r\t;|、]|,(?!(?<=\s\d{1,3},)\d{3}(?!\d)))+|\s\/\s/;
export const PIECES = 'pcs?|pieces?|nos?|units?|sets?|pairs?|ea';
export const HAN_PIECES = '[个個件套只隻台根条條块塊对對片支把卷箱盒张張副组組颗枚]';
const UNIT = `${PIECES}|${HAN_PIECES}`;
/** Columns of a table that are no numbers: a position or a count, a unit, a heading. */
const NO_ENTRY = new RegExp(
  `^(?:\\d{1,3}\\.?|(?:\\d+\\s?)?(?:${UNIT})\\.?|(?:pos|item|qty|quantity|(?:part )?(?:no|number)|p/n)\\.?|序号|数量|编号|型号|配件号)$`,
  'iu',
);
/** In front of an entry of a list: marks and its position. */
const MARK =
  /^(?:[([](?:\d{1,3}|[x\s])[)\]]\s*|[>→•·●▪◦*–—+\s-]+|o\s(?!-?rings?|\d)|[①-⑳]\s?|[a-z]\)\s|[一二三四五六七八九十]{1,3}、|(?:pos|item|line|no)\.?\s?\d{1,3}[.:)]?\s+(?=\S)|#?\d{1,3}(?:\)|、|\.(?=\s|\p{L}))\s*)+/iu;
const ENDING = /[\s=:,;(/–-]{1,20}$/u;
const QUOTED = /^["'“](.*)["'”]$/u;
/** What may be around a number: a label, a count, a name in Chinese. */
const LABEL = /^[^\d:]*:/;
const AROUND = [
  new RegExp(`^\\d{1,4} ?(?:(?:${UNIT})\\.? |x |[×*])`, 'i'),
  new RegExp(`[ =:(–-] ?\\d{1,4} ?(?:${UNIT})[.)]?$`, 'i'),
  /(?:[=:(×*]| x| qty\.?) ?\d{1,4}\)?$/i,
  /\p{Script=Han}/gu,
];
/** A count with its unit. */
const COUNT = new RegExp(`^\\d+ ?(?:${UNIT})$`, 'i');
/** A size, or a count of pieces beside a number. */
const QUANTITY = /^(?:\d{1,3}|\d+(?:[.,]\d+)?\s?(?:\p{L}{1,2}|m\/s|毫米|公斤))$/u;
/** Letters and digits with a digit; words without one are at most three letters. */
const NUMBER = /^(?=.*\d)(?!.*(?<!\S)\p{L}{4,}(?!\S))(?:[^\p{L}\p{N}]*[\p{L}\p{N}]){4}/u;
/** Between blanks alone, where a number may have blanks itself. */
const WHOLE_NUMBER = /^(?=.*\d)(?!\d+\p{Script=Han})\S{5,}$/u;

/** Whether a text may be the number of a part. */
export const isNumber = (text: string) =>
  text.length <= MAX_LENGTHS.partNumber &&
  NUMBER.test(text) &&
  !QUANTITY.test(text) &&
  !COUNT.test(text);

/** The numbers of a list as it is pasted from a table or a message; none: it is another text. */
export function listedNumbers(text: string): string[] {
  const entries = splitEntries(text)
    .filter((entry) => !NO_ENTRY.test(entry))
    .map(numberIn);
  const words = split(normalizeUnicode(text, 'NFKC'), /\s+/);
  const isOfBlanks = words.every((word) => WHOLE_NUMBER.test(word) && isNumber(word));
  const listed = entries.length < 2 && isOfBlanks ? words : entries;
  const numbers = listed.filter(isNumber).length;
  return numbers > 1 && numbers * 2 >= listed.length ? [...new Set(listed)] : [];
}

/** An entry without bullets, its position in the list and quotation marks. */
export const withoutMark = (entry: string): string =>
  entry.replace(MARK, '').replace(ENDING, '').replace(QUOTED, '$1');

/** The entries of a list in one line. */
export const splitEntries = (line: string): string[] =>
  split(normalizeUnicode(line, 'NFKC'), SEPARATOR);

function numberIn(entry: string): string {
  if (entry.length > MAX_LENGTHS.line) return entry;
  const spaced = withoutMark(split(entry, /\s+/).join(' ').replace(LABEL, ''));
  const number = AROUND.reduce((rest, mark) => withoutMark(rest.replace(mark, '')), spaced);
  return isNumber(number) ? number : entry;
}

const split = (text: string, separator: RegExp) =>
  text
    .split(separator)
    .map((entry) => entry.trim())
    .filter(Boolean);

/** A pasted table as one line. */
export const onOneLine = (text: string): string => split(text, /[\n\r\t]+/).join(', ');
