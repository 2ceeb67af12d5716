import { useLazyListAttributeValuesQuery, type PartValues } from '@/client/api';
import { fold } from '@/shared/search';
import type { GridAttribute } from './cells';
import type { Entry } from './edits';
import type { Place, ValuesGridProps } from './ValuesGrid';

/** What becomes of a pasted block. */
export interface Pasted {
  entries: Entry[];
  /** Values that there is no cell for. */
  outside: number;
  /** Rows that belong to no part. */
  unmatched: string[][];
}

/** The row that a pasted one is for is found by what its cells say; undefined: by its position. */
export type Match = (
  lines: string[][],
  place: Place,
) => Promise<Pasted | undefined> | Pasted | undefined;

/** From a cell down and to the right. */
export function pasteInPlace(
  { rows, columns, fits }: Pick<ValuesGridProps, 'rows' | 'columns' | 'fits'>,
  lines: string[][],
  [top, left]: Place,
): Pasted {
  const entries = lines.flatMap((line, down) =>
    line.flatMap((text, right): Entry[] => {
      const part = rows[top + down];
      const column = columns[left + right - 1];
      const attribute = column && (part?.attribute ?? column);
      return part && attribute ? [{ part, attribute, fits: fits(part, attribute), text }] : [];
    }),
  );
  return { entries, outside: lines.flat().length - entries.length, unmatched: [] };
}

/** Numbers of one request, and the longest that it takes. */
const MAX_NUMBERS = 100;
const MAX_LENGTH = 100;

const nameKey = (text: string) => fold(text).trim();

/** Whether a heading is that of an attribute, in either language, with or without its unit. */
const isHeading = (text: string, { labelEn, labelZh, unit }: GridAttribute) =>
  [labelEn, labelZh].some((label) =>
    [label, `${label} (${unit})`, `${label}（${unit}）`].some(
      (name) => nameKey(name) === nameKey(text),
    ),
  );

/**
 * Rows with the number of a part in the first column, which may be on any page of the grid. The
 * others go into the columns from the focused cell, or into those that a first row of headings names.
 */
export function useNumberMatch({
  categoryId,
  shown,
  all,
  fits,
}: {
  categoryId: string;
  shown: readonly GridAttribute[];
  all: readonly GridAttribute[];
  fits: ValuesGridProps['fits'];
}): Match {
  const [find] = useLazyListAttributeValuesQuery();
  return async (lines, [, left]) => {
    if (lines.every((line) => line.length < 2)) return undefined;
    const typed = lines.map(([number = '']) => number.trim());
    const numbers = [...new Set(typed)].filter((text) => text && text.length <= MAX_LENGTH);
    const parts = new Map<string, PartValues[]>();
    for (let from = 0; from < numbers.length; from += MAX_NUMBERS) {
      const number = numbers.slice(from, from + MAX_NUMBERS);
      const { data } = await find({ categoryId, number, limit: MAX_NUMBERS }).unwrap();
      for (const part of data)
        for (const match of part.matched ?? [])
          parts.set(match, [...(parts.get(match) ?? []), part]);
    }
    if (parts.size === 0) return undefined;
    const [first = []] = lines;
    const headed = first
      .slice(1)
      .map((text) => all.find((attribute) => isHeading(text, attribute)));
    const hasHeadings = !parts.has(typed[0] ?? '') && headed.some(Boolean);
    const columns = hasHeadings ? headed : shown.slice(Math.max(left - 1, 0));
    const pasted: Pasted = { entries: [], outside: 0, unmatched: [] };
    for (const [index, line] of lines.entries()) {
      if (hasHeadings && index === 0) continue;
      const [part, another] = parts.get(typed[index] ?? '') ?? [];
      if (part && !another) {
        for (const [right, text] of line.slice(1).entries()) {
          const attribute = columns[right];
          if (attribute)
            pasted.entries.push({ part, attribute, fits: fits(part, attribute), text });
          else pasted.outside += 1;
        }
      } else if (line.some((text) => text.trim())) pasted.unmatched.push(line);
    }
    return pasted;
  };
}
