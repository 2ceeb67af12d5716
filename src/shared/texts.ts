import { normalizeUnicode } from './unicode';

/** One or more of them part words, in a text of one line. */
const BLANKS = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;

const LINE_BREAK = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g;

/** Control characters apart from line feeds, and format characters: none of them can be seen. */
const INVISIBLE = /(?!\n)[\p{Cc}\p{Cf}\p{Cs}]/gu;

/** Fillers are letters and the Braille blank is a symbol, but neither shows anything. */
const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u;

const clean = (text: string): string => {
  const cleaned = normalizeUnicode(text.replace(INVISIBLE, ''), 'NFC').trim();
  return VISIBLE.test(cleaned) ? cleaned : '';
};

/** A text of one line as it is stored: without invisible characters, in NFC. */
export const cleanLine = (text: string): string => clean(text.replace(BLANKS, ' '));

/** A text of several lines as it is stored; a line feed is each line break. */
export const cleanParagraphs = (text: string): string =>
  clean(text.replace(LINE_BREAK, '\n').replaceAll('\t', ' '));

/** Whether nothing of the text would be stored. */
export const isBlank = (text: string): boolean => cleanLine(text) === '';

/** Characters of a text as it is stored, line breaks counted once. */
export const lengthOf = (text: string): number => [...cleanParagraphs(text)].length;

/** The first characters of a text, none of them broken. */
export const cut = (text: string, length: number): string =>
  text.length <= length ? text : [...text].slice(0, length).join('');

/** Letters may be of any script. */
const LOCAL_PART = /^[^\s\p{Cc}\p{Cf}\p{Cs}@<>(),;:"\\[\]]{1,64}$/u;
const DOMAIN_LABEL = /^(?:[a-z\d-]|[^\p{ASCII}\p{C}\p{Z}]){1,63}$/iu;

/** Whether the text has the form of an e-mail address; both sides may be in any script. */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  const labels = text.slice(at + 1).split('.');
  const top = labels.at(-1) ?? '';
  return (
    LOCAL_PART.test(text.slice(0, Math.max(at, 0))) &&
    labels.length >= 2 &&
    labels.every((label) => DOMAIN_LABEL.test(label) && !/^-|-$/.test(label)) &&
    top.length >= 2 &&
    /\D/.test(top)
  );
}
