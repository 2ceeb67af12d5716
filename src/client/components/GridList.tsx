import Box from '@mui/material/Box';
import type { Breakpoint, SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';

type ByWidth<Value> = Value | Partial<Record<Breakpoint, Value>>;

/** Two columns; with large text on a phone one. */
export const twoColumns = 'repeat(auto-fill, minmax(min(100%, max(8.5rem, 40%)), 1fr))';

interface GridListProps {
  columns: ByWidth<string>;
  gap: ByWidth<number>;
  label?: string;
  busy?: boolean;
  sx?: SxProps<Theme>;
  children: ReactNode;
}

/** A list without marks, its items beside and below each other. */
export function GridList({ columns, gap, label, busy, sx, children }: GridListProps) {
  return (
    <Box
      component="ul"
      aria-label={label}
      aria-busy={busy}
      sx={[
        { display: 'grid', gridTemplateColumns: columns, gap, m: 0, p: 0, listStyle: 'none' },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      {children}
    </Box>
  );
}
