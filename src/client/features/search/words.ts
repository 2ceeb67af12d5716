/** The words of a query, as the backend splits it: by blanks. */
export const wordsOf = (query: string): string[] => query.split(/\s+/).filter(Boolean);

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Cuts a text at every occurrence of a word, whatever its case; `hit` tells the pieces apart. */
export function splitAtWords(text: string, words: readonly string[]) {
  if (words.length === 0) return [{ text, hit: false }];
  // The longest word first: `encoders` shall be marked as a whole when `encoder` is searched too.
  const longestFirst = [...words].sort((a, b) => b.length - a.length).map(escaped);
  return text
    .split(new RegExp(`(${longestFirst.join('|')})`, 'giu'))
    .map((piece, index) => ({ text: piece, hit: index % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}

/** Characters of a description that stay before the first hit. */
const LEAD = 40;

/** The text from shortly before its first hit on, so that the hit is in the lines that show. */
export function excerpt(text: string, words: readonly string[]): string {
  const [before] = splitAtWords(text, words);
  if (!before || before.hit || before.text.length === text.length) return text;
  if (before.text.length <= LEAD * 2) return text;
  const start = before.text.lastIndexOf(' ', before.text.length - LEAD);
  return `… ${text.slice(start > 0 ? start + 1 : before.text.length - LEAD)}`;
}
