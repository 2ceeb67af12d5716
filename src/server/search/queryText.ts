import { MAX_LENGTHS } from '@/shared/limits';
import { foldCharacters, numberKey } from '@/shared/search';
import { normalize, simplify, tokenize, type Token } from './analyzer';

/** Shorter codes are sizes or the ends of names. */
export const MIN_NUMBER = 4;
/** Tokens of one number that is written with blanks. */
const MAX_NUMBER_TOKENS = 5;
/** Tokens of a line among which numbers are looked for. */
const MAX_LINE_TOKENS = 80;

/** A few signs, such as `\ufdfa`, become eighteen. */
export const normalizeLine = (text: string): string => normalize(text).slice(0, MAX_LENGTHS.line);

/** How a piece of the normalized query was typed, unless more than folding has changed it. */
export function typedIn(query: string): (text: string) => string {
  const { folded, starts, ends } = foldCharacters(query);
  const simplified = simplify(folded);
  const searched = simplified.length === folded.length ? simplified : folded;
  return (text) => {
    const at = searched.indexOf(text);
    return at < 0 ? text : query.slice(starts[at], ends[at + text.length - 1]);
  };
}

/** What tokens are in a normalized text. */
export const textOf = (tokens: Token[], text: string) =>
  text.slice(tokens[0]?.start, tokens.at(-1)?.end);

/** Keys of all that may be a part number in a text. */
export function numbersIn(text: string): string[] {
  const normalized = normalizeLine(text);
  return numberKeys(normalized, tokenize(normalized).slice(0, MAX_LINE_TOKENS));
}

/** Keys of all that may be a part number, also one that is written with blanks. */
export function numberKeys(text: string, tokens: Token[]): string[] {
  const keys = tokens.flatMap((_, start) =>
    Array.from({ length: MAX_NUMBER_TOKENS }, (_, more) =>
      numberKey(textOf(tokens.slice(start, start + more + 1), text)),
    ),
  );
  const whole = numberKey(text);
  const numbers = [...keys.filter((key) => key.length >= MIN_NUMBER), whole];
  return [...new Set(numbers)].filter((key) => /\d/.test(key));
}
