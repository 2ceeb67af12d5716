import { type MatchedLine, type SparePart, useMatchLinesQuery } from '@/client/api';
import { MAX_LENGTHS } from '@/shared/limits';
import type { PastedLine } from '@/shared/pastedList';
import { SURE_MATCH } from '@/shared/search';
import { cut } from '@/shared/texts';
import type { FoundLines } from './foundLines';

/** A line as it was pasted, and the parts that it may mean. */
export interface PastedRow {
  line: PastedLine;
  parts: readonly SparePart[];
  state: 'matched' | 'choose' | 'kept';
  /** Whether the first part is probably meant. */
  isLikely: boolean;
  /** Id of the selected part; empty: the line is added as text; undefined: nothing is selected. */
  choice?: string;
}

const NO_PARTS: readonly SparePart[] = [];

function rowOf(line: PastedLine, match: MatchedLine | undefined, choice?: string): PastedRow {
  const { by, parts = NO_PARTS, confidence } = match ?? {};
  const [first] = parts;
  if (!first) return { line, parts: NO_PARTS, state: 'kept', isLikely: false, choice: '' };
  const isOnlyOne = by === 'number' && parts.length === 1;
  // A backend that does not say how sure it is is sure of numbers alone.
  const isLikely = (confidence ?? (isOnlyOne ? 1 : 0)) >= SURE_MATCH;
  const likely = isLikely ? first._id : undefined;
  return isOnlyOne
    ? { line, parts, state: 'matched', isLikely, choice: likely }
    : { line, parts, state: 'choose', isLikely, choice: choice ?? likely };
}

/** The lines of a pasted list with the parts that they may mean, and what the buyer has chosen. */
export function usePastedRows(lines: readonly PastedLine[], choices: FoundLines['choices'] = {}) {
  const texts = lines.map(({ text }) => cut(text, MAX_LENGTHS.line));
  const { currentData, ...query } = useMatchLinesQuery({ matchForm: { lines: texts } });
  const rows = lines.map((line, index) => rowOf(line, currentData?.results[index], choices[index]));
  return { rows, ...query };
}
