import type { Cell } from '@/shared/cells';
import type { ImportField } from '@/shared/imports';
import { PRICE_FIELDS } from '@/shared/prices';
import { newId } from '@/server/lib/ids';
import type { FileRow, MatchedRow } from './matching';
import type { CheckedRow } from './types';

/** What several rows of a file say of one part. */
export type RepeatedParts = ReturnType<typeof makeRepeatedParts>;

/** The first row about a new part. */
interface FirstRow extends Pick<FileRow, 'cells' | 'numbers'>, Pick<CheckedRow, 'priceKey'> {
  partId: string;
}

/** What the rows before one have said of its part. */
export interface EarlierRows {
  /** Id of the new part, to which the row adds a price alone. */
  partId: string | undefined;
  /** Prices and suppliers that they set, by the fields of the history. */
  prices: ReadonlySet<string>;
}

/** Rows are read and added in their order. `repeated` are the exact keys that several rows have. */
export function makeRepeatedParts(repeated: ReadonlySet<string>) {
  const firstRows = new Map<string, FirstRow>();
  const pricesOf = new Map<string, Set<string>>();

  const firstOf = ({ part, key }: MatchedRow) => (part ? undefined : firstRows.get(key));

  /** The row, with what the first one says of a new part where it repeats that or leaves it empty. */
  const read = (row: MatchedRow): { row: MatchedRow; earlier: EarlierRows } => {
    const first = firstOf(row);
    const prices = pricesOf.get(row.part?.id ?? first?.partId ?? '') ?? new Set();
    if (!first || !repeats(row, first)) return { row, earlier: { partId: undefined, prices } };
    const cells = new Map([...ofPart(first), ...row.cells]);
    const { partId, numbers } = first;
    return { row: { ...row, cells, numbers }, earlier: { partId, prices } };
  };

  /** Returns the row as it is stored: one that adds no price to a new part repeats the first one. */
  const add = <T extends Omit<CheckedRow, 'skipped'>>(
    row: MatchedRow,
    { partId }: EarlierRows,
    checked: T,
  ): T => {
    const first = firstOf(row);
    const ownId = checked.partId ?? newId();
    if (!first && !row.part && repeated.has(row.key) && row.key !== '') {
      const { cells, numbers } = row;
      firstRows.set(row.key, { cells, numbers, partId: ownId, priceKey: checked.priceKey });
    }
    const fields = Object.keys(checked.writes?.prices ?? {});
    if (fields.length > 0)
      pricesOf.set(ownId, new Set([...(pricesOf.get(ownId) ?? []), ...fields]));
    const addsPrice = partId !== undefined && checked.priceKey !== '';
    return first && !addsPrice ? { ...checked, priceKey: first.priceKey } : checked;
  };

  return { read, add };
}

const ofPart = ({ cells }: Pick<FileRow, 'cells'>): [ImportField, Cell][] =>
  [...cells].filter(([field]) => !PRICE_FIELDS.some((name) => name === field));

/** Whether a row with the same number says nothing else of the part than the first one. */
function repeats(row: FileRow, first: FirstRow): boolean {
  const textOf = ({ text = '', images = [] }: Partial<Cell> = {}) =>
    [text.trim(), ...images].join('\n');
  return (
    ofPart(row).every(
      ([field, cell]) => field === 'partNumber' || textOf(cell) === textOf(first.cells.get(field)),
    ) &&
    row.numbers.every(({ column, cell }) =>
      first.numbers.some((one) => one.column === column && textOf(one.cell) === textOf(cell)),
    )
  );
}
