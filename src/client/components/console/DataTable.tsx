import Paper from '@mui/material/Paper';
import type { Theme } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import type { ReactNode } from 'react';

interface Column<Field> {
  text: string;
  /** What the table can be ordered by in this column. */
  field?: Field;
  align?: 'right';
  width?: number;
}

/** How the rows are ordered; see `useTableQuery`. */
export interface Order<Field extends string> {
  /** A field, with a minus sign before it for the other direction; undefined: the list's own order. */
  sort?: Field | `-${Field}`;
  toggleSort?: (field: Field) => void;
}

export interface DataTableProps<Field extends string> extends Order<Field> {
  label: string;
  /**
   * Grid of a row on small screens, where cells name their place by `gridArea`; of many columns also
   * on those `below` that are larger.
   */
  narrow: { columns: string; areas: string; below?: 'md' | 'lg' };
  columns: readonly Column<Field>[];
  /** The rows shown are about to be replaced. */
  busy?: boolean;
  /** The rows. */
  children: ReactNode;
}

const narrowRows = ({ columns, areas }: DataTableProps<string>['narrow']) => ({
  display: 'block',
  '& > thead, & > tbody': { display: 'block' },
  '& > thead > tr': { display: 'flex', flexWrap: 'wrap', px: 2, gap: 2 },
  '& > thead': { borderBottom: 1, borderColor: 'divider' },
  '& > thead > tr > th': { border: 0, px: 0 },
  // Only what sorts is of use above rows without columns.
  '& > thead > tr > th:not([aria-sort])': { display: 'none' },
  '& > tbody > tr': {
    display: 'grid',
    gridTemplateColumns: columns,
    gridTemplateAreas: areas,
    columnGap: 1.5,
    alignItems: 'center',
    px: 2,
    py: 1.25,
    borderBottom: 1,
    borderColor: 'divider',
  },
  '& > tbody > tr > td': { border: 0, p: 0, textAlign: 'start' },
  '& > tbody > tr > td[data-label]::before': {
    content: 'attr(data-label) ": "',
    color: 'text.secondary',
  },
});

/** A table that becomes a list of small grids where it would not fit. */
export function DataTable<Field extends string>(props: DataTableProps<Field>) {
  const { label, narrow, columns, busy = false, children, ...order } = props;
  return (
    <TableContainer component={Paper} variant="outlined">
      <Table
        size="small"
        aria-label={label}
        aria-busy={busy}
        sx={(theme: Theme) => ({
          opacity: busy ? 0.55 : 1,
          transition: 'opacity 150ms',
          '& th': { whiteSpace: 'nowrap', color: 'text.secondary', fontWeight: 600 },
          '& > tbody > tr:last-of-type > td': { borderBottom: 0 },
          [theme.breakpoints.down(narrow.below ?? 'md')]: narrowRows(narrow),
        })}
      >
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <HeadCell key={column.text} {...column} {...order} />
            ))}
          </TableRow>
        </TableHead>
        <TableBody>{children}</TableBody>
      </Table>
    </TableContainer>
  );
}

function HeadCell<Field extends string>(props: Column<Field> & Order<Field>) {
  const { text, field, align, width, sort, toggleSort } = props;
  const cell = { align, sx: { width } };
  if (!field) return <TableCell {...cell}>{text}</TableCell>;
  const direction = sort === field ? 'asc' : sort === `-${field}` ? 'desc' : undefined;
  const spoken = { asc: 'ascending', desc: 'descending' } as const;
  return (
    <TableCell {...cell} aria-sort={direction ? spoken[direction] : 'none'}>
      <TableSortLabel
        active={!!direction}
        direction={direction ?? 'asc'}
        onClick={() => toggleSort?.(field)}
        // The arrow hints that the column sorts before it has been tried.
        sx={{ minHeight: 24, '& .MuiTableSortLabel-icon': { opacity: 0.35 } }}
      >
        {text}
      </TableSortLabel>
    </TableCell>
  );
}
