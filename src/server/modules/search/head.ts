import type { Piece } from './analyse';
import type { Unit } from './units';

/** What a query names ends before these, and before a number. */
const PREPOSITIONS = new Set(
  'at by for from in into of off on onto per to under with without'.split(' '),
);

/**
 * What a query names: `belt` of `door belt for a 900 mm door`, the last word before it says for what
 * or how large; of Chinese the last term before a space. `pieces` are those of the whole query.
 */
export function headOf(units: Unit[], pieces: Piece[]): Unit | undefined {
  const words = units.filter((unit) => unit.pieces.some(isText));
  const [first] = words.flatMap((unit) => unit.pieces);
  if (!first) return undefined;
  const other = pieces.find(
    (piece) =>
      piece.start > first.start &&
      (!isText(piece) || PREPOSITIONS.has(piece.token) || first.kind === 'han'),
  );
  const end = other?.start ?? Infinity;
  return words.filter((unit) => (unit.pieces.at(-1)?.start ?? 0) < end).at(-1);
}

const isText = ({ kind }: Piece) => kind === 'word' || kind === 'han';
