import Button from '@mui/material/Button';
import type { ReactNode } from 'react';

export interface SubmitButtonProps {
  /** While true it sends nothing. */
  busy: boolean;
  children: ReactNode;
}

/**
 * Sends a form. It keeps the focus while it is busy, so that a dialog that comes up meanwhile can
 * give it back.
 */
export function SubmitButton({ busy, children }: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      variant="contained"
      aria-disabled={busy}
      // Enter in a field presses it too.
      onClick={(event) => busy && event.preventDefault()}
      sx={{ '&[aria-disabled=true]': { opacity: 0.55, cursor: 'default' } }}
    >
      {children}
    </Button>
  );
}
