import Button, { type ButtonProps } from '@mui/material/Button';

/**
 * A button that does nothing while busy but keeps the focus, which a disabled one would lose: dialogs
 * that open then return the focus to it.
 */
export function BusyButton({ busy, onClick, sx, ...button }: ButtonProps & { busy?: boolean }) {
  return (
    <Button
      {...button}
      aria-disabled={busy}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
      sx={[busy && { opacity: 0.55, cursor: 'default' }, ...(Array.isArray(sx) ? sx : [sx])]}
    />
  );
}
