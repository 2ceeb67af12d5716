import { isStopWord } from '../../../shared/search';
import { numberKey, pairsOf, type Piece } from './analyse';
import type { SynonymRow } from './synonymRepository';

/** Words that may belong together, as a phrase or a number. */
const MAX_PHRASE = 5;
/** Characters of a Chinese term. */
const MAX_HAN = 8;

/** A word, a phrase that means the same as others, or a number of several pieces. */
export interface Unit {
  typed: string;
  pieces: Piece[];
  /** Of the characters of a Chinese term, or of single words. */
  own: string[];
  /** Token lists of what means the same. */
  meanings: string[][];
}

/** All keys under which synonyms of these pieces may be found. */
export function phraseKeys(pieces: Piece[]): string[] {
  const keys = new Set<string>();
  for (const [start, piece] of pieces.entries()) {
    if (piece.kind === 'han') for (const term of hanTerms(piece.token)) keys.add(term);
    for (let length = 1; length <= MAX_PHRASE && start + length <= pieces.length; length += 1) {
      keys.add(keyOf(pieces.slice(start, start + length)));
    }
  }
  return [...keys];
}

const keyOf = (pieces: Piece[]) => pieces.map(({ token }) => token).join(' ');

function hanTerms(run: string): string[] {
  const characters = [...run];
  return characters.flatMap((_, start) =>
    Array.from({ length: Math.min(MAX_HAN, characters.length - start) }, (__, index) =>
      characters.slice(start, start + index + 1).join(''),
    ),
  );
}

/** What each key means, in token lists. */
export function meaningsBy(pairs: SynonymRow[]): Map<string, string[][]> {
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
  text: string,
): Unit[] {
  const units: Unit[] = [];
  for (let start = 0; start < pieces.length;) {
    const piece = pieces[start] as Piece;
    if (piece.kind === 'han' && !meanings.has(keyOf(pieces.slice(start, start + 2)))) {
      units.push(...cutHan(piece, meanings));
      start += 1;
      continue;
    }
    let length = Math.min(MAX_PHRASE, pieces.length - start);
    while (length > 1 && !meanings.has(keyOf(pieces.slice(start, start + length)))) length -= 1;
    const some = pieces.slice(start, start + length);
    units.push({
      typed: text.slice(piece.start, some.at(-1)?.end),
      pieces: some,
      own: some.flatMap(({ kind, token }) => (kind === 'han' ? pairsOf(token) : token)),
      meanings: meanings.get(keyOf(some)) ?? [],
    });
    start += length;
  }
  return units;
}

/** Terms of the dictionary, the longest first, and what is left between them. */
function cutHan(piece: Piece, meanings: Map<string, string[][]>): Unit[] {
  const characters = [...piece.token];
  const units: Unit[] = [];
  let rest = '';
  const add = (term: string) => {
    const known = meanings.get(term) ?? [];
    if (term === '' || (known.length === 0 && isStopWord(term))) return;
    const own: Piece = { ...piece, token: term };
    units.push({ typed: term, pieces: [own], own: pairsOf(term), meanings: known });
  };
  for (let at = 0; at < characters.length;) {
    let length = Math.min(MAX_HAN, characters.length - at);
    while (length > 1 && !meanings.has(characters.slice(at, at + length).join(''))) length -= 1;
    if (length === 1 && !(characters.length === 1 && meanings.has(piece.token))) {
      rest += characters[at];
      at += 1;
      continue;
    }
    add(rest);
    rest = '';
    add(characters.slice(at, at + length).join(''));
    at += length;
  }
  // What is left of a phrase, such as a particle, says less than its terms.
  if (units.length === 0 || [...rest].length > 1) add(rest);
  return units;
}

/** Neighbours that may be one number, or one word. */
export interface Run {
  start: number;
  length: number;
  key: string;
}

/** The longest first. */
export function runsOf(units: Unit[], text: string): Run[] {
  return [5, 4, 3, 2].flatMap((length) =>
    units.slice(0, Math.max(0, units.length - length + 1)).flatMap((_, start) => {
      const some = units.slice(start, start + length);
      const pieces = some.flatMap((unit) => unit.pieces);
      const [first, last] = [pieces[0], pieces.at(-1)];
      if (!first || !last || first.kind === 'han') return [];
      const key = numberKey(text.slice(first.start, last.end));
      const isWord = length === 2 && pieces.length === 2 && pieces.every(isPlainWord);
      return isWord || (/\d/.test(key) && key.length >= 4) ? [{ start, length, key }] : [];
    }),
  );
}

const isPlainWord = ({ kind }: Piece) => kind === 'word';

/** Makes one unit of the neighbours that some part has as one. */
export function joinRuns(
  units: Unit[],
  runs: Run[],
  docs: Map<string, number>,
  text: string,
): Unit[] {
  const joined: (Unit | undefined)[] = [...units];
  for (const { start, length, key } of runs) {
    const some = joined.slice(start, start + length);
    if (!docs.has(key) || !some.every((unit): unit is Unit => unit !== undefined)) continue;
    const pieces = some.flatMap((unit) => unit.pieces);
    const typed = text.slice(pieces[0]?.start, pieces.at(-1)?.end);
    const own = some.flatMap((unit) => unit.own);
    joined.fill(undefined, start, start + length);
    joined[start] = { typed, pieces, own, meanings: [[key], ...some.flatMap(meaningsInPlace)] };
  }
  return joined.flatMap((unit) => unit ?? []);

  function meaningsInPlace(unit: Unit, index: number, all: Unit[]): string[][] {
    return unit.meanings.map((tokens) =>
      all.flatMap((other, place) => (place === index ? tokens : other.own)),
    );
  }
}
