import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';

type Styles = Exclude<SxProps<Theme>, readonly unknown[]>;

interface DescriptionListProps {
  rows: readonly {
    /** Unique in the list, unless `id` is. */
    readonly label: string;
    readonly id?: string;
    readonly value: ReactNode;
    /** Of the value, where it is not the page's. */
    readonly lang?: string;
    readonly icon?: ReactNode;
    readonly sx?: Styles;
  }[];
  sx?: Styles;
  rowSx?: Styles;
  labelSx?: Styles;
  valueSx?: Styles;
}

/** Labelled values: a `dl`, for which Material UI has no component. */
export function DescriptionList({ rows, sx, rowSx, labelSx, valueSx }: DescriptionListProps) {
  return (
    <Box component="dl" sx={sx}>
      {rows.map(({ id, label, value, lang, icon, sx: own }) => (
        <Box key={id ?? label} sx={[rowSx ?? false, own ?? false]}>
          {icon}
          <Box component="dt" sx={labelSx}>
            {label}
          </Box>
          <Box component="dd" dir="auto" lang={lang} sx={valueSx}>
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
