import { MAX_LENGTHS } from './limits';

const SEPARATOR = /[\n\r\t,;|、]+|\s\/\s/;
const UNIT = 'pcs?|pieces?|nos|units?|sets?|pairs?|ea|个|件|套|只|台|根|条|块|对|片';
/** Columns of a table that are no numbers: a position or a count, a unit, a heading. */
const NO_ENTRY = new RegExp(
  `^(?:\\d{1,3}\\.?|(?:\\d+\\s?)?(?:${UNIT})\\.?|(?:pos|item|qty|quantity|(?:part )?(?:no|number)|p/n)\\.?|序号|数量|编号|型号|配件号)$`,
  'iu',
);
/** What may be around a number: a label, marks, a position in the list, a count, a name in Chinese. */
const AROUND = [
  /^[^\d:]*:/,
  /^["'(•·*–—-]+/,
  /^\d{1,3}[.)] /,
  new RegExp(`^\\d{1,4} ?(?:(?:${UNIT})\\.? |x |[×*])`, 'i'),
  new RegExp(`[ =:(–-] ?\\d{1,4} ?(?:${UNIT})[.)]?$`, 'i'),
  /(?:[=:(×*]| x| qty\.?) ?\d{1,4}\)?$/i,
  /\p{Script=Han}/gu,
  /[ "')=:–-]$/,
];
/** A size, or a count of pieces beside a number. */
const QUANTITY = /^(?:\d{1,3}|\d+(?:[.,]\d+)?\s?(?:\p{L}{1,2}|m\/s|毫米|公斤))$/u;
/** Letters and digits with a digit; words without one are at most three letters. */
const NUMBER = /^(?=.*\d)(?!.*(?<!\S)\p{L}{4,}(?!\S))(?:[^\p{L}\p{N}]*[\p{L}\p{N}]){4}/u;
/** Between blanks alone, where a number may have blanks itself. */
const WHOLE_NUMBER = /^(?=.*\d)\S{5,}$/;

const isNumber = (text: string) =>
  text.length <= MAX_LENGTHS.partNumber && NUMBER.test(text) && !QUANTITY.test(text);

/** The numbers of a list as it is pasted from a table or a message; none: it is another text. */
export function listedNumbers(text: string): string[] {
  const entries = split(text.normalize('NFKC'), SEPARATOR)
    .filter((entry) => !NO_ENTRY.test(entry))
    .map(numberIn);
  const words = split(text.normalize('NFKC'), /\s+/);
  const isOfBlanks = words.every((word) => WHOLE_NUMBER.test(word) && isNumber(word));
  const listed = entries.length < 2 && isOfBlanks ? words : entries;
  const numbers = listed.filter(isNumber).length;
  return numbers > 1 && numbers * 2 >= listed.length ? [...new Set(listed)] : [];
}

/** An entry without what is around its number. */
function numberIn(entry: string): string {
  const spaced = split(entry, /\s+/).join(' ');
  const number = AROUND.reduce((rest, each) => rest.replace(each, '').trim(), spaced);
  return isNumber(number) ? number : entry;
}

const split = (text: string, separator: RegExp) =>
  text
    .split(separator)
    .map((entry) => entry.trim())
    .filter(Boolean);

/** A pasted table as one line. */
export const onOneLine = (text: string): string => split(text, /[\n\r\t]+/).join(', ');
