import Box from '@mui/material/Box';
import {
  type ClipboardEvent,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useId,
  useRef,
} from 'react';
import { type Attribute, type PartValues, attributeLabel } from '@/client/api';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { GridRow } from './GridRow';
import { gridStyles } from './gridStyles';
import { formatCells, parseCells } from './spreadsheet';
import { type Position, type Range, moved, useGridCells } from './useGridCells';
import type { Edits } from './useEdits';

/** A text for a cell; columns count from the first attribute. */
export interface CellText {
  row: number;
  column: number;
  text: string;
}

interface ValuesGridProps {
  label: string;
  rows: readonly PartValues[];
  columns: readonly Attribute[];
  edits: Edits;
  busy: boolean;
  textOf: (row: number, column: number) => string;
  fits: (part: PartValues, attribute: Attribute) => boolean;
  onEnter: (cells: CellText[]) => void;
  /** `outside`: values that there is no cell for. */
  onPaste: (cells: CellText[], outside: number) => void;
  onUndo: () => void;
}

const cellsOf = <Cell,>({ rows, columns }: Range, cell: (row: number, column: number) => Cell) =>
  spread(rows).map((row) => spread(columns).map((column) => cell(row, column)));

const spread = ([first, last]: readonly [number, number]) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

const positionOf = (target: EventTarget): Position | undefined => {
  const place = (target as Element).closest('[data-place]')?.getAttribute('data-place');
  const [row, column] = place?.split(' ').map(Number) ?? [];
  return row === undefined || column === undefined ? undefined : { row, column };
};

const isInput = (target: EventTarget): target is HTMLInputElement =>
  target instanceof HTMLInputElement;

/** Values of parts (rows) and attributes (columns), edited as in a spreadsheet. */
export function ValuesGrid(props: ValuesGridProps) {
  const { label, rows, columns, edits, busy, textOf, fits, onEnter, onPaste, onUndo } = props;
  const { t } = useTranslation('attributes');
  const language = useLanguage();
  const id = useId();
  const grid = useRef<HTMLTableElement>(null);
  const last = { row: rows.length - 1, column: columns.length };
  const { active, range, editing, ...cells } = useGridCells(grid, last);

  const enterHere = (text: string) => {
    if (text !== textOf(active.row, active.column - 1))
      onEnter([{ row: active.row, column: active.column - 1, text }]);
  };

  const onInputKey = (event: KeyboardEvent, input: HTMLInputElement) => {
    if (event.nativeEvent.isComposing) return;
    const { key, shiftKey } = event;
    if (key === 'Escape') {
      cells.stopEditing();
    } else if (key === 'Enter' || key === 'Tab') {
      event.preventDefault();
      enterHere(input.value);
      const { row, column } = active;
      const step = shiftKey ? -1 : 1;
      const isBeyond = column + step > last.column && row < last.row;
      if (key === 'Enter') cells.moveTo({ row: row + step, column });
      else cells.moveTo(isBeyond ? { row: row + 1, column: 1 } : { row, column: column + step });
      // Also where there is no further cell to move to.
      cells.stopEditing();
    }
  };

  const onCellKey = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    const hasCommand = ctrlKey || metaKey;
    const target = moved(active, event, last);
    const isValue = active.column > 0;
    if (target) {
      cells.moveTo(target, shiftKey);
    } else if (hasCommand && key.toLowerCase() === 'z') {
      onUndo();
    } else if (hasCommand && key.toLowerCase() === 'a') {
      cells.select({ row: 0, column: 1 }, last);
    } else if (key === 'Escape') {
      cells.moveTo(active);
    } else if (key === 'Delete' || key === 'Backspace') {
      const cleared = cellsOf(range, (row, column) => ({ row, column: column - 1, text: '' }));
      onEnter(cleared.flat().filter(({ column }) => column >= 0));
    } else if (isValue && (key === 'Enter' || key === 'F2')) {
      cells.edit(textOf(active.row, active.column - 1));
    } else if (isValue && key === 'Process') {
      // An input method composes the first character in the field.
      return cells.edit('');
    } else if (isValue && key.length === 1 && !hasCommand && !altKey) {
      cells.edit(key);
    } else {
      return;
    }
    event.preventDefault();
  };

  const onMouseDown = (event: MouseEvent) => {
    const position = positionOf(event.target);
    if (!position || isInput(event.target) || event.button !== 0) return;
    // The browser would select the text between two cells.
    if (position.column > 0) event.preventDefault();
    cells.moveTo(position, event.shiftKey);
  };

  const edit = ({ target }: MouseEvent) => {
    const position = positionOf(target);
    if (position && position.column > 0 && !isInput(target))
      cells.edit(textOf(position.row, position.column - 1));
  };

  const copy = (event: ClipboardEvent) => {
    if (isInput(event.target)) return;
    event.preventDefault();
    const texts = cellsOf(range, (row, column) =>
      column === 0 ? (rows[row]?.name ?? '') : textOf(row, column - 1),
    );
    event.clipboardData.setData('text/plain', formatCells(texts));
  };

  const paste = (event: ClipboardEvent) => {
    if (isInput(event.target)) return;
    event.preventDefault();
    const texts = parseCells(event.clipboardData.getData('text/plain'));
    const [[only = ''] = []] = texts;
    const isOne = texts.length === 1 && texts[0]?.length === 1;
    const [top, left] = [range.rows[0], range.columns[0]];
    // One value fills the whole selection.
    const pasted = isOne
      ? cellsOf(range, (row, column) => ({ row, column: column - 1, text: only })).flat()
      : texts.flatMap((line, row) =>
          line.map((text, column) => ({ row: top + row, column: left + column - 1, text })),
        );
    const inside = pasted.filter(
      ({ row, column }) => row <= last.row && column >= 0 && column < last.column,
    );
    const height = isOne ? range.rows[1] - top : texts.length - 1;
    const width = isOne
      ? range.columns[1] - left
      : Math.max(...texts.map((line) => line.length)) - 1;
    cells.select({ row: top, column: left }, { row: top + height, column: left + width });
    onPaste(inside, pasted.length - inside.length);
  };

  return (
    <Box sx={gridStyles}>
      <table
        ref={grid}
        role="grid"
        aria-label={label}
        aria-multiselectable
        aria-busy={busy}
        onKeyDown={(event) =>
          isInput(event.target) ? onInputKey(event, event.target) : onCellKey(event)
        }
        onMouseDown={onMouseDown}
        onMouseMove={(event) => {
          const position = event.buttons === 1 ? positionOf(event.target) : undefined;
          if (position && editing === undefined) cells.moveTo(position, true);
        }}
        onDoubleClick={edit}
        onClick={(event) => {
          if ((event.nativeEvent as PointerEvent).pointerType === 'touch') edit(event);
        }}
        onBlur={({ target }: FocusEvent) => {
          if (isInput(target) && editing !== undefined) {
            enterHere(target.value);
            cells.stopEditing();
          }
        }}
        onCopy={copy}
        onCut={(event) => {
          copy(event);
          if (isInput(event.target)) return;
          const cut = cellsOf(range, (row, column) => ({ row, column: column - 1, text: '' }));
          onEnter(cut.flat().filter(({ column }) => column >= 0));
        }}
        onPaste={paste}
      >
        <thead>
          <tr>
            <th scope="col">{t('proposals.part')}</th>
            {columns.map((attribute) => {
              const name = attributeLabel(attribute, language);
              const { unit } = attribute;
              return (
                <th key={attribute.key} scope="col" dir="auto">
                  {unit ? t('proposals.withUnit', { label: name, unit }) : name}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {rows.map((part, row) => (
            <GridRow
              key={part._id}
              row={row}
              part={part}
              columns={columns}
              edits={edits}
              fits={fits}
              listId={id}
              active={row === active.row ? active.column : undefined}
              editing={row === active.row ? editing : undefined}
              selected={
                row >= range.rows[0] && row <= range.rows[1] ? range.columns.join(' ') : undefined
              }
            />
          ))}
        </tbody>
      </table>
      {columns.map(({ key, choices = [] }) => (
        <datalist key={key} id={`${id}${key}`}>
          {choices.map((choice) => (
            <option
              key={choice.value}
              value={(language === 'zh' && choice.valueZh) || choice.value}
            />
          ))}
        </datalist>
      ))}
    </Box>
  );
}
