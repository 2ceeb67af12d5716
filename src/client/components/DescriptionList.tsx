import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';

interface DescriptionListProps {
  /** Labels are unique in the list. */
  rows: readonly { readonly label: string; readonly value: ReactNode; readonly icon?: ReactNode }[];
  sx?: SxProps<Theme>;
  /** Of every row, every label and every value. */
  rowSx?: SxProps<Theme>;
  labelSx?: SxProps<Theme>;
  valueSx?: SxProps<Theme>;
}

/** Labelled values: a `dl`, for which Material UI has no component. */
export function DescriptionList({ rows, sx, rowSx, labelSx, valueSx }: DescriptionListProps) {
  return (
    <Box component="dl" sx={sx}>
      {rows.map(({ label, value, icon }) => (
        <Box key={label} sx={rowSx}>
          {icon}
          <Box component="dt" sx={labelSx}>
            {label}
          </Box>
          <Box component="dd" sx={valueSx}>
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
