import Paper from '@mui/material/Paper';
import type { Theme } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableSortLabel from '@mui/material/TableSortLabel';
import type { ReactNode } from 'react';

export interface DataTableProps {
  label: string;
  /** Grid of a row on small screens, where cells name their place by `gridArea`. */
  narrow: { columns: string; areas: string };
  /** The rows shown are about to be replaced. */
  busy?: boolean;
  children: ReactNode;
}

const narrowRows = ({ columns, areas }: DataTableProps['narrow']) => ({
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
export function DataTable({ label, narrow, busy = false, children }: DataTableProps) {
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
          [theme.breakpoints.down('md')]: narrowRows(narrow),
        })}
      >
        {children}
      </Table>
    </TableContainer>
  );
}

export interface SortHeaderProps<Field extends string> {
  field: Field;
  sort: Field | `-${Field}` | undefined;
  onToggle: (field: Field) => void;
  align?: 'left' | 'right';
  children: ReactNode;
}

/** Head of a column that the table can be ordered by. */
export function SortHeader<Field extends string>(props: SortHeaderProps<Field>) {
  const { field, sort, onToggle, align, children } = props;
  const direction = sort === field ? 'asc' : sort === `-${field}` ? 'desc' : undefined;
  const spoken = { asc: 'ascending', desc: 'descending' } as const;
  return (
    <TableCell align={align} aria-sort={direction ? spoken[direction] : 'none'}>
      <TableSortLabel
        active={!!direction}
        direction={direction ?? 'asc'}
        onClick={() => onToggle(field)}
        // The arrow hints that the column sorts before it has been tried.
        sx={{ minHeight: 24, '& .MuiTableSortLabel-icon': { opacity: 0.35 } }}
      >
        {children}
      </TableSortLabel>
    </TableCell>
  );
}
