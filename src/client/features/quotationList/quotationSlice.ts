import { type PayloadAction, createSlice, nanoid } from '@reduxjs/toolkit';
import { storedJson } from '@/client/lib/storage';
import type { InquiryLine } from '@/shared/inquiries';
import { MAX_LENGTHS, MAX_LINES, MAX_QUANTITY } from '@/shared/limits';
import { storedUnit } from '@/shared/lineUnits';
import { isQuantity } from '@/shared/quantity';
import { keyOfLine } from '@/shared/quotationForm';
import type { RenderedForm } from '@/shared/rendering';
import { cut } from '@/shared/texts';

/** A line that is not in the list yet. */
export interface NewLine extends InquiryLine {
  /** The part's name when it was added, or the buyer's own words. */
  text: string;
  partNumber?: string;
}

export interface ListLine extends NewLine {
  key: string;
}

export interface QuotationState {
  lines: ListLine[];
}

const initialState: QuotationState = { lines: [] };

/** What a line stores of its part. */
export const namesOf = ({ name, partNumber }: { name: string; partNumber?: string }) => ({
  text: name,
  partNumber,
});

/**
 * Whether both lines are for the same goods in the same unit; an absent unit fits any. A quantity that
 * is not given cannot be added to another.
 */
const isSame = (a: NewLine, b: NewLine) =>
  (a.partId ?? a.text) === (b.partId ?? b.text) &&
  (!a.unit || !b.unit || storedUnit(a.unit) === storedUnit(b.unit)) &&
  (a.quantity === undefined) === (b.quantity === undefined);

/** Whether the buyer has not changed the line; its names may be those of its part by now. */
const isUnchanged = (line: ListLine, before?: ListLine) =>
  line.quantity === before?.quantity && line.unit === before?.unit && line.note === before?.note;

function merge(line: ListLine, added: NewLine): ListLine {
  const both = (texts: (string | undefined)[]) =>
    cut([...new Set(texts.filter(Boolean))].join('; '), MAX_LENGTHS.line) || undefined;
  const merged: ListLine = {
    ...line,
    unit: line.unit || added.unit,
    note: both([line.note, added.note]),
    original: both([line.original, added.original]),
    doubtful: line.doubtful || added.doubtful || undefined,
  };
  if (line.quantity !== undefined && added.quantity !== undefined) {
    const sum = Number((line.quantity + added.quantity).toFixed(3));
    merged.quantity = Math.min(sum, MAX_QUANTITY);
  }
  return merged;
}

/** A line that was added to another; positions from 1. */
export interface MergedLine {
  position: number;
  /** Of the line in the list. */
  into: number;
  text: string;
}

/** The list with further lines, and which of them it had; longer than `MAX_LINES` it is not stored. */
export function withLines(lines: readonly ListLine[], added: readonly NewLine[]) {
  const all = [...lines];
  const merged: MergedLine[] = [];
  for (const [index, line] of added.entries()) {
    const at = all.findIndex((other) => isSame(other, line));
    if (at < 0) all.push({ ...line, key: nanoid() });
    else {
      all[at] = merge(all[at]!, line);
      merged.push({ position: index + 1, into: at + 1, text: line.text });
    }
  }
  return { lines: all, merged };
}

/** Ids of the parts in a list; the same for any order of its lines. */
export const partIdsOf = (lines: readonly ListLine[]): string[] =>
  [...new Set(lines.flatMap(({ partId }) => partId ?? []))].sort();

export const isOptionalText = (value: unknown) => value === undefined || typeof value === 'string';

function isLine(value: unknown): value is ListLine {
  const line = Object(value) as Record<keyof ListLine, unknown>;
  return (
    typeof line.key === 'string' &&
    typeof line.text === 'string' &&
    (line.quantity === undefined || isQuantity(line.quantity)) &&
    [undefined, true, false].includes(line.doubtful as boolean | undefined) &&
    [line.partId, line.partNumber, line.unit, line.note, line.original].every(isOptionalText)
  );
}

/** The list that all tabs share. */
export const storedList = storedJson('quotationList', 1, (found): QuotationState => {
  const { lines } = Object(found) as { lines?: unknown };
  return { lines: Array.isArray(lines) ? lines.filter(isLine).slice(0, MAX_LINES) : [] };
});

/** The list of a browser without script; the parts have their names from the catalogue. */
export const linesInCookie = (lines: NonNullable<RenderedForm['lines']>): ListLine[] =>
  lines.map((line, index) => ({ ...line, key: keyOfLine(line, index), text: line.text ?? '' }));

const quotationSlice = createSlice({
  name: 'quotation',
  initialState,
  reducers: {
    /** The same part twice becomes one line. What does not fit is not added in part either. */
    linesAdded(state, { payload }: PayloadAction<readonly NewLine[]>) {
      const { lines } = withLines(state.lines, payload);
      if (lines.length <= MAX_LINES) state.lines = lines;
    },
    lineChanged(
      state,
      { payload }: PayloadAction<Pick<ListLine, 'key'> & Partial<Omit<ListLine, 'key'>>>,
    ) {
      const line = state.lines.find(({ key }) => key === payload.key);
      if (line) Object.assign(line, payload);
    },
    linesRemoved(state, { payload }: PayloadAction<readonly ListLine[]>) {
      const keys = new Set(payload.map(({ key }) => key));
      state.lines = state.lines.filter(({ key }) => !keys.has(key));
    },
    /** Removes the lines, except those that were changed since, in any tab. */
    linesSent(state, { payload }: PayloadAction<readonly ListLine[]>) {
      const sent = new Map(payload.map((line) => [line.key, line]));
      state.lines = state.lines.filter((line) => !isUnchanged(line, sent.get(line.key)));
    },
    /** Back to where they were; those that are there stay as they are. */
    linesRestored(
      state,
      { payload: { lines, index } }: PayloadAction<{ lines: readonly ListLine[]; index: number }>,
    ) {
      const keys = new Set(state.lines.map(({ key }) => key));
      state.lines.splice(index, 0, ...lines.filter(({ key }) => !keys.has(key)));
      state.lines = state.lines.slice(0, MAX_LINES);
    },
    /** Another tab stored this list. */
    listChangedElsewhere: (_state, { payload }: PayloadAction<QuotationState>) => payload,
  },
  selectors: {
    selectLines: (state) => state.lines,
    selectLineCount: (state) => state.lines.length,
    selectOpenCount: (state) => state.lines.filter(({ quantity }) => quantity === undefined).length,
    selectLineOf: (state, partId: string) => state.lines.find((line) => line.partId === partId),
  },
});

export const {
  linesAdded,
  lineChanged,
  linesRemoved,
  linesSent,
  linesRestored,
  listChangedElsewhere,
} = quotationSlice.actions;
export const { selectLines, selectLineCount, selectOpenCount, selectLineOf } =
  quotationSlice.selectors;
export default quotationSlice;
