import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';

interface GetFormProps {
  /** Query parameters that the form's own buttons set. */
  sets: readonly string[];
  children: ReactNode;
  sx?: SxProps<Theme>;
}

/** Buttons that lead to this page with other query parameters, also without script. */
export function GetForm({ sets, children, sx }: GetFormProps) {
  const [params] = useSearchParams();
  return (
    <Box component="form" method="get" sx={sx}>
      {[...params]
        .filter(([name]) => !sets.includes(name))
        .map(([name, value], index) => (
          <input key={index} type="hidden" name={name} value={value} />
        ))}
      {children}
    </Box>
  );
}
