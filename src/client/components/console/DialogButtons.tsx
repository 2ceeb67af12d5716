import DialogActions from '@mui/material/DialogActions';
import type { ReactNode } from 'react';

/** The buttons below a dialog, in line with its text; one below the other where they are too wide. */
export function DialogButtons({ children }: { children: ReactNode }) {
  return (
    <DialogActions
      disableSpacing
      sx={{
        px: 3,
        pt: 1,
        pb: 2,
        gap: 1,
        flexWrap: 'wrap',
        '& > *': { whiteSpace: 'nowrap' },
        '.MuiDialogContent-dividers + &': { pt: 2 },
      }}
    >
      {children}
    </DialogActions>
  );
}
