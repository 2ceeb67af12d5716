import Box from '@mui/material/Box';
import type { UseFormRegisterReturn } from 'react-hook-form';

/** A field that only robots fill in: out of sight, out of the tab order, unknown to screen readers. */
export function Honeypot({ field, label }: { field: UseFormRegisterReturn; label: string }) {
  return (
    <Box
      aria-hidden
      sx={{ position: 'absolute', left: -9999, width: 1, height: 1, overflow: 'hidden' }}
    >
      <label>
        {label}
        <input {...field} type="text" tabIndex={-1} autoComplete="off" />
      </label>
    </Box>
  );
}
