import { MAX_LENGTHS } from './limits';

const SEPARATOR = /[\n\r\t,;，；、]+/;
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
  const entries = split(text, SEPARATOR).filter((entry) => !/^\d{1,3}$/.test(entry));
  const words = split(text, /\s+/);
  const isOfBlanks = words.every((word) => WHOLE_NUMBER.test(word) && isNumber(word));
  const listed = entries.length < 2 && isOfBlanks ? words : entries;
  const numbers = listed.filter(isNumber).length;
  return numbers > 1 && numbers * 2 >= listed.length ? [...new Set(listed)] : [];
}

const split = (text: string, separator: RegExp) =>
  text
    .split(separator)
    .map((entry) => entry.trim())
    .filter(Boolean);

/** A pasted table as one line. */
export const onOneLine = (text: string): string => split(text, /[\n\r\t]+/).join(', ');
