import type { Breakpoint, SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import Box from '@mui/material/Box';

type ByWidth<Value> = Value | Partial<Record<Breakpoint, Value>>;

export interface GridListProps {
  /** `grid-template-columns`, by the width of the screen. */
  columns: ByWidth<string>;
  gap: ByWidth<number>;
  ordered?: boolean;
  label?: string;
  /** Other rows are about to take the place of these. */
  busy?: boolean;
  sx?: SxProps<Theme>;
  children: ReactNode;
}

/** A list without marks, its items beside and below each other. */
export function GridList({ columns, gap, ordered, label, busy, sx, ...rest }: GridListProps) {
  return (
    <Box
      component={ordered ? 'ol' : 'ul'}
      aria-label={label}
      aria-busy={busy}
      {...rest}
      sx={[
        { display: 'grid', gridTemplateColumns: columns, gap, m: 0, p: 0, listStyle: 'none' },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    />
  );
}
