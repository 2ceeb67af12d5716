import { numberKey } from './analyse';
import { isPlainWord, type Unit } from './units';

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
    const meanings = [[key], ...some.flatMap(meaningsInPlace)];
    joined[start] = { typed, pieces, own, meanings, readings: [], words: [] };
  }
  return joined.flatMap((unit) => unit ?? []);

  function meaningsInPlace(unit: Unit, index: number, all: Unit[]): string[][] {
    return unit.meanings.map((tokens) =>
      all.flatMap((other, place) => (place === index ? tokens : other.own)),
    );
  }
}
