/** Combining marks: an accent counts for nothing. */
const MARKS = /\p{M}/gu;

/** A text as it is compared here: case, width and accents don't count. */
export const foldText = (text: string): string =>
  text.normalize('NFKD').replace(MARKS, '').toLowerCase();

/** A folded text and, for each of its signs, where in the text itself the sign stands. */
export interface Folded {
  folded: string;
  starts: number[];
  ends: number[];
}

/** Sign by sign, so that what is found in the folded text can be shown in the text itself. */
export function foldSigns(text: string): Folded {
  const starts: number[] = [];
  const ends: number[] = [];
  let folded = '';
  let at = 0;
  for (const sign of text) {
    const end = at + sign.length;
    // Most texts are in ASCII, and a page has thousands of signs.
    const form = sign < '\u0080' ? sign.toLowerCase() : foldText(sign);
    // A mark by itself belongs to the sign before it.
    if (form === '' && ends.length > 0) ends[ends.length - 1] = end;
    for (let index = 0; index < form.length; index += 1) {
      starts.push(at);
      ends.push(end);
    }
    folded += form;
    at = end;
  }
  return { folded, starts, ends };
}

/** A plural is asked about as what it is the plural of, in English as far as its spelling tells. */
const singular = (word: string): string =>
  word
    .replace(/^([a-z]{2,})ies$/, '$1y')
    .replace(/^([a-z]+(?:s|x|z|ch|sh))es$/, '$1')
    .replace(/^([a-z]{2,}[^su])s$/, '$1');

/** The forms of a word, folded, that a text may hold. */
export const formsOf = (word: string): string[] => {
  const folded = foldText(word);
  return folded ? [...new Set([folded, singular(folded)])] : [];
};

/** Whether a text holds a word, its singular or its plural. */
export const holdsWord = (text: string, word: string): boolean =>
  formsOf(word).some((form) => foldText(text).includes(form));
