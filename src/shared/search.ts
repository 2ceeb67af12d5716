import { cleanLine } from './texts';
import { normalizeUnicode } from './unicode';

/** Folds case and width only, in any locale: for e-mail addresses and numbers, where `ö` is not `o`. */
export const foldCase = (text: string): string => normalizeUnicode(text, 'NFKC').toLowerCase();

/** Confidence from which a line of a list means a part without doubt. */
export const SURE_MATCH = 0.8;

/** Fullwidth letters, halfwidth kana and the wide blank; other signs, such as `²`, differ in more than width. */
const OTHER_WIDTH = /[\u3000\uff00-\uffef]+/g;

/**
 * What tells numbers of parts apart: `FRN2.2LM1S` is not `FRN22LM1S`. Case, width, outer blanks and
 * invisible characters do not count.
 */
export const exactKey = (number: string): string =>
  cleanLine(number.replace(OTHER_WIDTH, (wide) => normalizeUnicode(wide, 'NFKC'))).toLowerCase();

/** Letters and digits alone: what part numbers are searched by. Different numbers may have one key. */
export const numberKey = (text: string): string => foldCase(text).replace(/[^\p{L}\p{N}]/gu, '');

/** Letters that Unicode does not decompose, as CLDR writes them in ASCII; and the final sigma. */
const LETTERS = new Map(
  (
    'ß:ss æ:ae œ:oe þ:th ð:d đ:d ɖ:d ɗ:d ø:o ɔ:o ɵ:o ł:l ƚ:l ı:i ɨ:i ħ:h ŋ:n ɲ:n ƞ:n ŧ:t ƭ:t ʈ:t ' +
    "ĸ:q ƙ:k ə:e ǝ:e ɛ:e ɓ:b ƀ:b ƈ:c ƒ:f ǥ:g ɠ:g ɣ:g ƥ:p ɍ:r ʂ:s ʉ:u ʋ:v ƴ:y ɏ:y ƶ:z ʼ:' ς:σ"
  )
    .split(' ')
    .map((pair) => pair.split(':') as [letter: string, folded: string]),
);
const LETTER = new RegExp(`[${[...LETTERS.keys()].join('')}]`, 'g');
/** Also what joins or hides letters, such as soft hyphens and spaces of no width. */
const MARK_OR_INVISIBLE = /[\p{Mn}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** What other texts are compared and sorted by: neither do accents and invisible characters count. */
export const fold = (text: string): string =>
  normalizeUnicode(
    normalizeUnicode(foldCase(text), 'NFD').replace(MARK_OR_INVISIBLE, ''),
    'NFC',
  ).replace(LETTER, (letter) => LETTERS.get(letter) ?? letter);

/** A folded text, and where in the text each of its characters starts and ends. */
export function foldCharacters(text: string) {
  const starts: number[] = [];
  const ends: number[] = [];
  let folded = '';
  let start = 0;
  for (const character of text) {
    const end = start + character.length;
    // Most texts are in ASCII, and a page has thousands of characters.
    const form = character < '\u0080' ? character.toLowerCase() : fold(character);
    // A combining mark belongs to the character before it.
    if (form === '' && ends.length > 0) ends[ends.length - 1] = end;
    for (let index = 0; index < form.length; index += 1) {
      starts.push(start);
      ends.push(end);
    }
    folded += form;
    start = end;
  }
  return { folded, starts, ends };
}

/** The distinct folded words of a query. */
export const foldedWords = (query: string): string[] => [
  ...new Set(fold(query).split(/\s+/).filter(Boolean)),
];

/** Whether each word of the query is in one of the texts. */
export function matchesQuery(query: string, ...texts: (string | undefined)[]): boolean {
  const folded = fold(texts.filter(Boolean).join('\n'));
  return foldedWords(query).every((word) => folded.includes(word));
}

const STOP_WORDS = new Set(
  (
    'a an and are as at be by can do does for from has have how i in into is it its like me my need ' +
    'of off on onto or our per please that the their this to up use used want we what where which ' +
    'who with x you your 的 和 与 及 或 在 用 了 个 只 款 型 式'
  ).split(' '),
);

/** `word` is folded. */
export const isStopWord = (word: string): boolean => STOP_WORDS.has(word);

/** Plurals that the rules below do not cover. */
const IRREGULAR = new Map(
  'axes:axis buses:bus feet:foot gases:gas halves:half knives:knife leaves:leaf lenses:lens shelves:shelf'
    .split(' ')
    .map((pair) => pair.split(':') as [plural: string, singular: string]),
);

/** A folded word without its English plural ending. */
export function singular(word: string): string {
  const irregular = IRREGULAR.get(word);
  if (irregular !== undefined) return irregular;
  if (word.length < 4 || !/^[a-z]+$/.test(word) || /(?:ss|us|is)$/.test(word)) return word;
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ss|x|zz|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
}
