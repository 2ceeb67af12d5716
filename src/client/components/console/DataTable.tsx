import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Paper from '@mui/material/Paper';
import type { SxProps, Theme } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow, { type TableRowProps } from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ComponentType, type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslation } from '@/client/i18n/useTranslation';
import { focusMain } from '@/client/lib/focusMain';

export interface Column<Row, Field extends string = string> {
  /** Names the grid area of its cells on narrow screens. */
  name: string;
  label: string;
  /** In place of the label in the table's head. */
  heading?: ReactNode;
  /** By default the row's field of that name. */
  cell?: (row: Row, isNarrow: boolean) => ReactNode;
  field?: Field;
  /** Shows the label before the value on narrow screens, which have no headings. */
  isLabelled?: boolean;
  /** Its values are texts that users typed. */
  isTyped?: boolean;
  align?: 'right';
  sx?: SxProps<Theme>;
}

/** Rows with a checkbox each and one for all of the page, in a column that `select` names. */
export interface RowSelection<Row> {
  isSelected: (row: Row) => boolean;
  onSelect: (rows: readonly Row[], selected: boolean) => void;
  /** Of the row's checkbox. */
  rowLabel: (row: Row) => string;
}

export interface DataTableProps<Row, Field extends string> {
  label: string;
  columns: readonly Column<Row, Field>[];
  rows: readonly Row[];
  /** A field, with a minus sign for descending; undefined: the list's own order. */
  sort?: Field | `-${Field}`;
  toggleSort?: (field: Field) => void;
  selection?: RowSelection<Row>;
  actions?: (row: Row) => ReactNode;
  /** Grid of a row on screens `below` this width (md by default), where a table doesn't fit. */
  narrow: { columns: string; areas: string; below?: 'md' | 'lg' };
  /** The rows are about to be replaced. */
  busy?: boolean;
  slots?: { row?: ComponentType<TableRowProps & { row: Row }> };
}

interface ReturnState {
  row?: string;
}

/**
 * Navigation options of a form that was saved: the table focuses the row of this id, and Back does not
 * lead to the form again.
 */
export const returnTo = (row: string) => ({ state: { row } satisfies ReturnState, replace: true });

function useReturnedRow(rows: readonly { _id: string }[]) {
  const { row: id } = (useLocation().state ?? {}) as ReturnState;
  const ref = useRef<HTMLTableRowElement>(null);
  const isThere = rows.some(({ _id }) => _id === id);
  useEffect(() => {
    if (isThere) ref.current?.focus();
    // It may be on another page since the save.
    else if (id) focusMain();
  }, [isThere, id]);
  return { id, ref };
}

/** A table that becomes a list of small grids on narrow screens. */
export function DataTable<Row extends { _id: string }, Field extends string = never>(
  props: DataTableProps<Row, Field>,
) {
  const { label, rows, actions, narrow, busy = false, sort, toggleSort, selection } = props;
  const { row: RowSlot = PlainRow } = props.slots ?? {};
  const { t } = useTranslation('admin');
  const returned = useReturnedRow(rows);
  const columns: Column<Row, Field>[] = [...props.columns];
  if (selection) columns.unshift(selectColumn(rows, selection, t('table.selectPage')));
  if (actions) {
    const sx = { whiteSpace: 'nowrap' };
    columns.push({ name: 'actions', label: t('table.actions'), align: 'right', sx, cell: actions });
  }
  const isNarrow = useMediaQuery<Theme>(({ breakpoints }) =>
    breakpoints.down(narrow.below ?? 'md'),
  );
  const headings = isNarrow ? columns.filter(({ field, heading }) => field ?? heading) : columns;
  const block = isNarrow ? { display: 'block' } : undefined;
  const directionOf = (field: Field) =>
    sort === field ? 'asc' : sort === `-${field}` ? 'desc' : undefined;
  return (
    <TableContainer component={Paper} variant="outlined">
      <Table
        size="small"
        aria-label={label}
        aria-busy={busy}
        sx={{ ...block, opacity: busy ? 0.55 : 1, transition: 'opacity 150ms' }}
      >
        {headings.length > 0 && (
          <TableHead sx={block && { ...block, borderBottom: 1, borderColor: 'divider' }}>
            <TableRow sx={block && { display: 'flex', flexWrap: 'wrap', px: 2, columnGap: 2 }}>
              {headings.map(({ name, label: text, heading = text, field, align }) => (
                <TableCell
                  key={name}
                  align={isNarrow ? undefined : align}
                  sortDirection={field && (directionOf(field) ?? false)}
                  sx={[
                    { whiteSpace: 'nowrap', color: 'text.secondary', fontWeight: 600 },
                    isNarrow && { border: 0, px: 0, py: 0.25 },
                  ]}
                >
                  {field ? (
                    <TableSortLabel
                      active={!!directionOf(field)}
                      direction={directionOf(field)}
                      onClick={() => toggleSort?.(field)}
                    >
                      {text}
                    </TableSortLabel>
                  ) : (
                    heading
                  )}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
        )}
        <TableBody sx={block}>
          {rows.map((row) => (
            <RowSlot
              key={row._id}
              row={row}
              hover
              selected={selection?.isSelected(row)}
              {...(row._id === returned.id && { ref: returned.ref, tabIndex: -1, selected: true })}
              sx={isNarrow ? gridRow(narrow) : lastRow}
            >
              {columns.map(({ name, label: text, cell, isLabelled, isTyped, align, sx }) => {
                const content = cell ? cell(row, isNarrow) : (row[name as keyof Row] as ReactNode);
                return (
                  <TableCell
                    key={name}
                    align={isNarrow ? undefined : align}
                    sx={[
                      isNarrow && { gridArea: name, border: 0, p: 0 },
                      ...(Array.isArray(sx) ? sx : [sx]),
                    ]}
                  >
                    {isNarrow && isLabelled && content !== undefined && (
                      <Box component="span" sx={{ color: 'text.secondary' }}>
                        {t('table.label', { label: text })}
                      </Box>
                    )}
                    {isTyped ? <span dir="auto">{content}</span> : content}
                  </TableCell>
                );
              })}
            </RowSlot>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

function selectColumn<Row>(
  rows: readonly Row[],
  { isSelected, onSelect, rowLabel }: RowSelection<Row>,
  pageLabel: string,
): Column<Row, never> {
  const selected = rows.filter(isSelected).length;
  const box = (label: string, of: readonly Row[], checked: boolean, indeterminate = false) => (
    <Checkbox
      size="small"
      checked={checked}
      indeterminate={indeterminate}
      onChange={() => onSelect(of, !checked)}
      slotProps={{ input: { 'aria-label': label } }}
    />
  );
  const isWhole = selected === rows.length;
  return {
    name: 'select',
    label: pageLabel,
    heading: box(pageLabel, rows, isWhole, selected > 0 && !isWhole),
    sx: { width: { md: 48 }, alignSelf: 'start', pr: 0 },
    cell: (row) => box(rowLabel(row), [row], isSelected(row)),
  };
}

function PlainRow({ row: _row, ...props }: TableRowProps & { row: unknown }) {
  return <TableRow {...props} />;
}

const lastRow = { '&:last-child td': { border: 0 } };

const gridRow = ({ columns, areas }: { columns: string; areas: string }) => ({
  display: 'grid',
  gridTemplateColumns: columns,
  gridTemplateAreas: areas,
  columnGap: 1.5,
  alignItems: 'center',
  px: 2,
  py: 1.25,
  borderBottom: 1,
  borderColor: 'divider',
  '&:last-child': { borderBottom: 0 },
});
