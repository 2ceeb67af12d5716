import { safeSessionStorage, storedJson } from '@/client/lib/storage';
import { MAX_LINES } from '@/shared/limits';
import type { PastedLine } from '@/shared/pastedList';
import { isQuantity } from '@/shared/quantity';
import { isOptionalText } from './quotationSlice';
import type { FoundList } from './readList';

/** The lines of a pasted list as the buyer has checked them so far. */
export interface FoundLines extends FoundList {
  /** The text that they were read from; undefined: it was a file. */
  source?: string;
  /** Chosen parts by the lines' positions; empty: the line is added as text. */
  choices: Record<number, string>;
}

function isReading(value: unknown): boolean {
  const { quantity, unit } = Object(value) as Record<string, unknown>;
  return (quantity === undefined || isQuantity(quantity)) && isOptionalText(unit);
}

function isLine(value: unknown): value is PastedLine {
  const { text, note, original, others = [] } = Object(value) as Record<string, unknown>;
  const isReadable = isReading(value) && Array.isArray(others) && others.every(isReading);
  return typeof text === 'string' && isReadable && [note, original].every(isOptionalText);
}

/** They survive a reload and a visit of another page in this tab. */
export const storedLines = storedJson(
  'pastedLines',
  1,
  (found): { found?: FoundLines } => {
    const { lines, source, choices } = Object(Object(found).found) as Record<string, unknown>;
    if (!Array.isArray(lines) || lines.length === 0 || !lines.every(isLine)) return {};
    const chosen = Object.entries(Object(choices) as object).filter(
      ([, choice]) => typeof choice === 'string',
    );
    return {
      found: {
        lines: lines.slice(0, MAX_LINES),
        source: typeof source === 'string' ? source : undefined,
        choices: Object.fromEntries(chosen) as FoundLines['choices'],
      },
    };
  },
  safeSessionStorage,
);
