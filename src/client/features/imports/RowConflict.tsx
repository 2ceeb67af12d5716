import type { Import, ImportRow, ImportRowForm } from '@/client/api';
import { ConflictDialog } from '@/client/components/console/ConflictDialog';
import { columnLetter } from '@/client/lib/columnLetter';
import { compareThreeWays, mergeChanges, textRule } from '@/client/lib/threeWayMerge';

export type CorrectedCell = Required<NonNullable<ImportRowForm['cells']>[number]>;

interface RowConflictProps {
  columns: Import['columns'];
  mine: readonly CorrectedCell[];
  /** The row as somebody else has corrected it. */
  now: ImportRow;
  onSave: (cells: readonly CorrectedCell[]) => void;
  onCancel: () => void;
}

/** Asks whose text a cell gets that two admins have corrected. */
export function RowConflict({ columns, mine, now, onSave, onCancel }: RowConflictProps) {
  const byColumn = <Value,>(valueOf: (cell: CorrectedCell) => Value): Record<number, Value> =>
    Object.fromEntries(mine.map((cell) => [cell.column, valueOf(cell)]));
  const theirs = byColumn(({ column }) => now.cells[column] ?? '');
  const changes = compareThreeWays(
    byColumn(() => textRule),
    { base: byColumn(({ before }) => before), mine: byColumn(({ text }) => text), theirs },
  );
  return (
    <ConflictDialog<Record<number, string>>
      changes={changes}
      labels={byColumn(({ column }) => columns[column]?.heading || columnLetter(column))}
      show={(_column, text) => text || null}
      onSave={(taken) => {
        const merged = mergeChanges(theirs, changes, taken);
        onSave(
          mine.map(({ column }) => ({
            column,
            text: merged[column] ?? '',
            before: theirs[column] ?? '',
          })),
        );
      }}
      onCancel={onCancel}
    />
  );
}
