import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** Column 0 has the parts' names. */
export interface Position {
  row: number;
  column: number;
}

export interface Range {
  rows: readonly [first: number, last: number];
  columns: readonly [first: number, last: number];
}

const PAGE = 10;

const clamp = (value: number, max: number) => Math.max(0, Math.min(value, max));

/** Where a key leads to; undefined: it moves nothing. */
export function moved(
  { row, column }: Position,
  { key, ctrlKey, metaKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>,
  last: Position,
): Position | undefined {
  const toEdge = ctrlKey || metaKey;
  switch (key) {
    case 'ArrowUp':
      return { row: toEdge ? 0 : row - 1, column };
    case 'ArrowDown':
      return { row: toEdge ? last.row : row + 1, column };
    case 'ArrowLeft':
      return { row, column: toEdge ? 0 : column - 1 };
    case 'ArrowRight':
      return { row, column: toEdge ? last.column : column + 1 };
    case 'Home':
      return { row: toEdge ? 0 : row, column: 0 };
    case 'End':
      return { row: toEdge ? last.row : row, column: last.column };
    case 'PageUp':
      return { row: row - PAGE, column };
    case 'PageDown':
      return { row: row + PAGE, column };
    default:
      return undefined;
  }
}

/** The active cell, the selected range and the cell that is being edited. */
export function useGridCells(grid: RefObject<HTMLElement | null>, last: Position) {
  const [active, setActive] = useState<Position>({ row: 0, column: Math.min(1, last.column) });
  const [anchor, setAnchor] = useState(active);
  /** The text that editing starts with. */
  const [editing, setEditing] = useState<string>();
  /** How often the active cell has taken the focus. */
  const [moves, setMoves] = useState(0);
  const within = ({ row, column }: Position): Position => ({
    row: clamp(row, last.row),
    column: clamp(column, last.column),
  });
  const current = within(active);
  const { row, column } = current;

  const focusActive = useEffectEvent(() =>
    grid.current?.querySelector<HTMLElement>(`[data-cell="${row} ${column}"]`)?.focus(),
  );
  useEffect(() => {
    if (moves > 0) focusActive();
  }, [moves]);

  const from = within(anchor);
  const range: Range = {
    rows: [Math.min(from.row, row), Math.max(from.row, row)],
    columns: [Math.min(from.column, column), Math.max(from.column, column)],
  };
  return {
    active: current,
    range,
    editing,
    moveTo(position: Position, extend = false) {
      setMoves(moves + 1);
      setEditing(undefined);
      setActive(within(position));
      if (!extend) setAnchor(within(position));
    },
    select(start: Position, end: Position) {
      setAnchor(within(start));
      setActive(within(end));
    },
    edit(text: string) {
      setAnchor(current);
      setEditing(text);
    },
    stopEditing() {
      setMoves(moves + 1);
      setEditing(undefined);
    },
  };
}
