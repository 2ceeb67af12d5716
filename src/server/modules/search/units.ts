import { pairsOf, type Piece } from './analyse';
import { MAX_HAN, cutHan, hanTerms } from './hanUnits';
import type { KeyPair } from './synonymBook';

/** Words that may belong together, as a phrase or a number. */
export const MAX_PHRASE = 5;

/** A word, a phrase that means the same as others, or a number of several pieces. */
export interface Unit {
  typed: string;
  pieces: Piece[];
  /** Of the characters of a Chinese term, or of single words. */
  own: string[];
  /** Token lists of what means the same. */
  meanings: string[][];
  /** Token lists of what a Chinese compound may mean. */
  readings: string[][];
  /** Of a phrase: each of its words. */
  words: Unit[];
}

/**
 * All keys under which synonyms of these pieces may be found; `joined` has keys of two words by how
 * they are written in one.
 */
export function phraseKeys(pieces: Piece[], joined: Map<string, string>): string[] {
  const keys = new Set<string>(pieces.flatMap(({ token }) => joined.get(token) ?? []));
  for (const [start, piece] of pieces.entries()) {
    if (piece.kind === 'han') for (const term of hanTerms(piece.token)) keys.add(term);
    for (let length = 1; length <= MAX_PHRASE && start + length <= pieces.length; length += 1) {
      for (const key of keysOf(pieces.slice(start, start + length))) keys.add(key);
    }
  }
  return [...keys];
}

/** Of a phrase, and of two words that may also be written as one. */
const keysOf = (pieces: Piece[]): string[] => [keyOf(pieces), joinedKey(pieces) ?? []].flat();

const keyOf = (pieces: Piece[]) => pieces.map(({ token }) => token).join(' ');

const joinedKey = (pieces: Piece[]): string | undefined =>
  pieces.length === 2 && pieces.every(isPlainWord)
    ? pieces.map(({ token }) => token).join('')
    : undefined;

/** Whether a search looks for a term with this key: longer ones are taken apart. */
export const isWithinReach = (key: string): boolean => {
  const tokens = key.split(' ');
  return (
    tokens.length <= MAX_PHRASE &&
    tokens.every((token) => !isHan(token) || [...token].length <= MAX_HAN)
  );
};

/** What each key means, in token lists. */
export function meaningsBy(pairs: KeyPair[]): Map<string, string[][]> {
  const meanings = new Map<string, string[][]>();
  const add = (key: string, other: string) =>
    void meanings.set(key, [...(meanings.get(key) ?? []), tokensOfKey(other)]);
  for (const pair of pairs) {
    add(pair.termKey, pair.meaningKey);
    add(pair.meaningKey, pair.termKey);
  }
  return meanings;
}

/** Of a synonym's key: its words, Chinese in pairs of characters. */
export const tokensOfKey = (key: string) =>
  key.split(' ').flatMap((token) => (isHan(token) ? pairsOf(token) : token));

const isHan = (text: string) => /^\p{Script=Han}+$/u.test(text);

/** The longest phrases that mean something, and what is left between them. */
export function cutIntoUnits(
  pieces: Piece[],
  meanings: Map<string, string[][]>,
  joined: Map<string, string>,
  text: string,
): Unit[] {
  const units: Unit[] = [];
  const meaningsOf = (some: Piece[]) => {
    const key = keyOf(some);
    const inOne = joinedKey(some);
    const others = inOne === undefined ? undefined : meanings.get(inOne);
    const apart = joined.get(key);
    return [
      ...(meanings.get(key) ?? []),
      ...(inOne === undefined || !others ? [] : [[inOne], ...others]),
      ...(apart === undefined ? [] : [apart.split(' '), ...(meanings.get(apart) ?? [])]),
    ];
  };
  const meansNothing = (some: Piece[]) => meaningsOf(some).length === 0;
  const unitOf = (some: Piece[]): Unit => ({
    typed: text.slice(some[0]?.start, some.at(-1)?.end),
    pieces: some,
    own: some.flatMap(({ kind, token }) => (kind === 'han' ? pairsOf(token) : token)),
    meanings: meaningsOf(some),
    readings: [],
    words: [],
  });
  for (let start = 0; start < pieces.length;) {
    const piece = pieces[start] as Piece;
    if (piece.kind === 'han' && meansNothing(pieces.slice(start, start + 2))) {
      units.push(...cutHan(piece, meanings));
      start += 1;
      continue;
    }
    let length = Math.min(MAX_PHRASE, pieces.length - start);
    while (length > 1 && meansNothing(pieces.slice(start, start + length))) length -= 1;
    const unit = unitOf(pieces.slice(start, start + length));
    units.push({ ...unit, words: length > 1 ? unit.pieces.map((one) => unitOf([one])) : [] });
    start += length;
  }
  return units;
}

export const isPlainWord = ({ kind }: Piece) => kind === 'word';
