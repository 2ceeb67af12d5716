import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import {
  type ClipboardEvent,
  type Dispatch,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type SetStateAction,
  useId,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { type PartValues, attributeLabel } from '@/client/api';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { paths } from '@/shared/siteMap';
import { joined } from '@/shared/isolate';
import { type GridAttribute, type GridRow, parseCells, partName } from './cells';
import { type Edits, cellId, without } from './edits';
import { GridCell, type GridInput } from './GridCell';
import { gridStyles } from './gridStyles';

export interface ValuesGridProps {
  label: string;
  rows: readonly GridRow[];
  columns: readonly GridAttribute[];
  edits: Edits;
  setEdits: Dispatch<SetStateAction<Edits>>;
  busy: boolean;
  fits: (part: PartValues, attribute: GridAttribute) => boolean;
  onPaste: (lines: string[][], place: Place) => void;
}

/** Of a cell; column 0 has the parts' names. */
export type Place = readonly [row: number, column: number];

/** Rows and columns that the arrow keys lead across. */
const STEPS: Record<string, readonly [rows: number, columns: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

const isInput = (target: EventTarget): target is GridInput =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** A part's name, or a field whose text is selected as a whole: the next character replaces it. */
const isWhole = (target: EventTarget) =>
  !isInput(target) ||
  Number(target.selectionEnd) - Number(target.selectionStart) === target.value.length;

function placeOf(target: EventTarget): Place {
  const [row = 0, column = 0] = (target as HTMLElement).dataset.cell?.split(' ').map(Number) ?? [];
  return [row, column];
}

/** Values of parts (rows) and attributes (columns), filled as in a spreadsheet. */
export function ValuesGrid(props: ValuesGridProps) {
  const { label, rows, columns, edits, setEdits, busy, fits, onPaste } = props;
  const hasEnglish = rows.some(({ english }) => english !== undefined);
  const { t } = useTranslation(['attributes', 'partTable']);
  const language = useLanguage();
  const id = useId();
  const grid = useRef<HTMLTableElement>(null);
  // One cell is in the order of Tab.
  const [active, setActive] = useState<Place>([0, 1]);
  const [activeRow, activeColumn] = [
    Math.min(active[0], rows.length - 1),
    Math.min(active[1], columns.length),
  ];

  const focus = (row: number, column: number) =>
    grid.current?.querySelector<HTMLElement>(`[data-cell="${row} ${column}"]`)?.focus();

  const restore = (input: GridInput, row: number, column: number) => {
    const part = rows[row];
    const attribute = part?.attribute ?? columns[column - 1];
    if (!part || !attribute) return;
    flushSync(() => setEdits((all) => without(all, [{ id: cellId(part._id, attribute.key) }])));
    input.select();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, target, shiftKey, ctrlKey, metaKey, altKey, nativeEvent } = event;
    const [row, column] = placeOf(target);
    const step = shiftKey ? -1 : 1;
    const arrow = isWhole(target) ? STEPS[key] : undefined;
    if (nativeEvent.isComposing || ctrlKey || metaKey || altKey) return;
    if (arrow && !shiftKey) {
      focus(row + arrow[0], column + arrow[1]);
    } else if (key === 'Enter' && isInput(target)) {
      target.select();
      focus(row + step, column);
    } else if (key === 'Tab' && !isWhole(target)) {
      const isLast = column + step > columns.length && row + 1 < rows.length;
      focus(isLast ? row + 1 : row, isLast ? 1 : column + step);
    } else if (key === 'F2' && isInput(target)) {
      target.setSelectionRange(target.value.length, target.value.length);
    } else if (key === 'Escape' && isInput(target)) {
      restore(target, row, column);
    } else {
      return;
    }
    event.preventDefault();
  };

  const onPasteCells = (event: ClipboardEvent) => {
    const lines = parseCells(event.clipboardData.getData('text/plain'));
    // A single one is the field's own text.
    if (lines.length < 2 && (lines[0]?.length ?? 0) < 2) return;
    event.preventDefault();
    onPaste(lines, placeOf(event.target));
  };

  return (
    <Box sx={gridStyles}>
      <table
        ref={grid}
        role="grid"
        aria-label={label}
        aria-busy={busy}
        onKeyDown={onKeyDown}
        onMouseDown={(event: MouseEvent<HTMLElement>) => {
          const input = (event.target as Element)
            .closest('td')
            ?.querySelector<GridInput>('input, textarea');
          // The first click selects the text, the next one is for the cursor.
          if (!input || (event.target === input && input === document.activeElement)) return;
          event.preventDefault();
          input.focus();
        }}
        onFocus={({ target }: FocusEvent) => {
          setActive(placeOf(target));
          if (isInput(target)) target.select();
        }}
        onPaste={onPasteCells}
      >
        <thead>
          <tr>
            <th scope="col">{t('proposals.part')}</th>
            {hasEnglish && <th scope="col">{t('grid.english')}</th>}
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
            <tr key={part._id + (part.attribute?.key ?? '')}>
              <th scope="row">
                <Link
                  href={paths.singleSparePart(part._id)}
                  dir="auto"
                  data-cell={`${row} 0`}
                  tabIndex={row === activeRow && activeColumn === 0 ? 0 : -1}
                >
                  {partName(part, language)}
                </Link>
                <small>{joined([part.partNumber, part.hidden && t('partTable:draft')])}</small>
                {part.attribute && <strong>{attributeLabel(part.attribute, language)}</strong>}
              </th>
              {hasEnglish && (
                <td data-english dir="auto" lang="en">
                  {part.english}
                </td>
              )}
              {columns.map((column, index) => {
                const { attribute = column } = part;
                return (
                  <GridCell
                    key={column.key}
                    place={`${row} ${index + 1}`}
                    part={part}
                    attribute={attribute}
                    edit={edits.get(cellId(part._id, attribute.key))}
                    fits={fits(part, attribute)}
                    isActive={row === activeRow && index + 1 === activeColumn}
                    listId={`${id}${attribute.key}`}
                    setEdits={setEdits}
                  />
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {columns.map(({ key, choices = [] }) => (
        <datalist key={key} id={`${id}${key}`}>
          {choices.map(({ value, valueZh }) => (
            <option key={value} value={(language === 'zh' && valueZh) || value} />
          ))}
        </datalist>
      ))}
    </Box>
  );
}
