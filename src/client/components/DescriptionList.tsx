import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';

export interface DescriptionRow {
  /** Unique in the list, unless `id` is. */
  readonly label: string;
  readonly id?: string;
  readonly value: ReactNode;
  readonly icon?: ReactNode;
  /** Of this row alone. */
  readonly sx?: SxProps<Theme>;
}

export interface DescriptionListProps {
  rows: readonly DescriptionRow[];
  sx?: SxProps<Theme>;
  /** Of every row, every label and every value. */
  rowSx?: SxProps<Theme>;
  labelSx?: SxProps<Theme>;
  valueSx?: SxProps<Theme>;
}

const list = (sx: SxProps<Theme> | undefined) => (Array.isArray(sx) ? sx : [sx]);

/** Labelled values: a `dl`, for which Material UI has no component. */
export function DescriptionList({ rows, sx, rowSx, labelSx, valueSx }: DescriptionListProps) {
  return (
    <Box component="dl" sx={[{ m: 0 }, ...list(sx)]}>
      {rows.map(({ id, label, value, icon, sx: own }) => (
        <Box key={id ?? label} sx={[...list(rowSx), ...list(own)]}>
          {icon}
          <Box component="dt" sx={labelSx}>
            {label}
          </Box>
          <Box component="dd" sx={[{ m: 0 }, ...list(valueSx)]}>
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
