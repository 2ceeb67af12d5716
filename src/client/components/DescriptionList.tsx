import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import Box from '@mui/material/Box';

export interface DescriptionListProps {
  rows: readonly {
    /** No other row's, unless `id` tells them apart. */
    readonly label: string;
    readonly id?: string;
    readonly value: ReactNode;
    readonly icon?: ReactNode;
    /** Tells rows apart for `sx`, as `data-kind`. */
    readonly kind?: string | false;
  }[];
  /** Of the list; its rows are `& > div`, and in them stand `dt` and `dd`. */
  sx: SxProps<Theme>;
}

/** Labelled values, styled from the root. */
export function DescriptionList({ rows, sx }: DescriptionListProps) {
  return (
    <Box component="dl" sx={[{ m: 0, '& dd': { m: 0 } }, ...(Array.isArray(sx) ? sx : [sx])]}>
      {rows.map(({ id, label, value, icon, kind }) => (
        <div key={id ?? label} data-kind={kind || undefined}>
          {icon}
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Box>
  );
}
