import { isStopWord } from '@/shared/search';
import { pairsOf, type Piece } from './analyse';
import type { Unit } from './units';
import { isWeakWord } from './weakWords';

/** Characters of a Chinese term. */
export const MAX_HAN = 8;

/** All runs of characters that may be a term. */
export function hanTerms(run: string): string[] {
  const characters = [...run];
  return characters.flatMap((_, start) =>
    Array.from({ length: Math.min(MAX_HAN, characters.length - start) }, (__, index) =>
      characters.slice(start, start + index + 1).join(''),
    ),
  );
}

/** Terms of the dictionary, the longest first, and what is left between them. */
export function cutHan(piece: Piece, meanings: Map<string, string[][]>): Unit[] {
  const characters = [...piece.token];
  const isTerm = (text: string) => meanings.has(text) || isWeakWord(text);
  const units: Unit[] = [];
  let rest = '';
  const add = (term: string, known: Pick<Unit, 'meanings' | 'readings'>) => {
    const pieces = [{ ...piece, token: term }];
    units.push({ typed: term, pieces, own: pairsOf(term), ...known, words: [] });
  };
  const addRest = () => {
    const readings = spelledOut(rest, meanings);
    // A single character that means nothing, such as a particle, says less than the terms beside it.
    const isLittle = [...rest].length === 1 && rest !== piece.token;
    if (rest !== '' && (readings.length > 0 || !(isLittle || isStopWord(rest)))) {
      add(rest, { meanings: [], readings });
    }
    rest = '';
  };
  for (let at = 0; at < characters.length;) {
    let length = Math.min(MAX_HAN, characters.length - at);
    while (length > 1 && !isTerm(characters.slice(at, at + length).join(''))) length -= 1;
    if (length === 1) {
      rest += characters[at];
      at += 1;
      continue;
    }
    addRest();
    const term = characters.slice(at, at + length).join('');
    add(term, { meanings: meanings.get(term) ?? [], readings: [] });
    at += length;
  }
  addRest();
  return units;
}

/** More ways to read a compound say nothing any more. */
const MAX_READINGS = 6;

/** What a compound means that is no term itself, by those of its characters that are. */
function spelledOut(compound: string, meanings: Map<string, string[][]>): string[][] {
  const known = [...compound].flatMap((character) => {
    const own = meanings.get(character);
    return own ? [own] : [];
  });
  if (known.length === 0) return [];
  return known.reduce<string[][]>(
    (readings, own) =>
      readings
        .flatMap((tokens) => own.map((other) => [...tokens, ...other]))
        .slice(0, MAX_READINGS),
    [[]],
  );
}
