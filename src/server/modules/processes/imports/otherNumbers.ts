import {
  CLEAR,
  REFERENCE_FIELDS,
  REFERENCE_KINDS,
  type ReferenceField,
  type RowChange,
} from '@/shared/imports';
import type { Cell } from '@/shared/cells';
import { MAX_REFERENCES } from '@/shared/limits';
import { exactKey, fold } from '@/shared/search';
import { withoutQuotes } from '@/server/lib/csv';
import {
  assertReferences,
  checkReference,
  referenceKey,
  type PartReference,
} from '../../catalogue/spareParts/form';
import { parseReferences, writeReferences } from '../../catalogue/spareParts/referenceText';
import { assertText, isExported, problemOf } from './cells';
import type { RowProblem } from './types';

/** A cell of a column for numbers of other makers. */
export interface NumbersCell {
  field: ReferenceField;
  column: number;
  cell: Cell;
  /** That the heading names; empty: none. */
  maker: string;
}

interface OtherNumbers {
  /** All that the part has then. */
  references: PartReference[];
  changes: RowChange[];
  problems: RowProblem[];
}

/**
 * What a part gets of such cells; `present` is what it has. A cell lists all of its kind, below the
 * name of a maker all of that maker.
 */
export function readOtherNumbers(cells: NumbersCell[], present: PartReference[]): OtherNumbers {
  const read: OtherNumbers = { references: present, changes: [], problems: [] };
  for (const kind of REFERENCE_KINDS) {
    const field = REFERENCE_FIELDS[kind];
    const own = cells.filter((cell) => cell.field === field);
    const textOf = (list: PartReference[]) =>
      writeReferences(list.filter((reference) => reference.kind === kind));
    const before = textOf(present);
    const listed = own.flatMap((cell) => {
      try {
        return cell.maker === '' && isExported(cell.cell.text, before)
          ? present.filter((reference) => reference.kind === kind)
          : readCell(kind, cell);
      } catch (error) {
        const { column } = cell;
        read.problems.push({ field, column, ...problemOf(error, cell.cell) });
        return [];
      }
    });
    if (own.length === 0) continue;
    read.references = merge(read.references, listed, (reference) => isCovered(reference, own));
    const after = textOf(read.references);
    if (after !== before) read.changes.push({ field, before, after });
  }
  const [first] = cells;
  if (first && read.changes.length > 0 && read.references.length > MAX_REFERENCES) {
    const { field, column } = first;
    const params = { max: MAX_REFERENCES };
    read.problems.push({ field, column, code: 'too_many_references', params });
  }
  return read;
}

/** Throws a `CellProblem`, and what a form with these numbers is rejected with. */
function readCell(kind: PartReference['kind'], { cell, maker: ofHeading }: NumbersCell) {
  if (cell.text.trim() === CLEAR) return [];
  assertText(cell);
  const references = parseReferences(withoutQuotes(cell.text)).map(({ maker, number }) =>
    checkReference({ kind, maker: maker || ofHeading, number }),
  );
  assertReferences(references);
  return references;
}

/** Whether one of these cells says all that there is of its kind, or of its maker. */
const isCovered = ({ kind, maker }: PartReference, cells: NumbersCell[]): boolean =>
  cells.some(
    (cell) =>
      cell.field === REFERENCE_FIELDS[kind] &&
      (cell.maker === '' || fold(cell.maker) === fold(maker)),
  );

/**
 * The numbers afterwards, those that stay in their place. Of one that is listed without a maker, or
 * known without one, the maker is the one of the other.
 */
function merge(
  present: PartReference[],
  listed: PartReference[],
  isReplaced: (reference: PartReference) => boolean,
): PartReference[] {
  const added = new Map(listed.map((reference) => [referenceKey(reference), reference]));
  const staying = new Map<PartReference, PartReference>();
  const inOrder = [...added].sort(
    ([, a], [, b]) => Number(a.maker === '') - Number(b.maker === ''),
  );
  for (const [key, reference] of inOrder) {
    const { kind, maker, number } = reference;
    const same = present.filter(
      (item) =>
        item.kind === kind && exactKey(item.number) === exactKey(number) && !staying.has(item),
    );
    const stays =
      same.find((item) => item.maker === maker) ??
      same.find((item) => item.maker === '' || maker === '');
    if (!stays) continue;
    staying.set(stays, { ...reference, maker: maker || stays.maker });
    added.delete(key);
  }
  return [
    ...present.flatMap((item) => staying.get(item) ?? (isReplaced(item) ? [] : item)),
    ...added.values(),
  ];
}
