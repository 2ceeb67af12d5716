import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import { DialogButtons } from './DialogButtons';

export interface ConfirmDialogProps {
  open: boolean;
  title: string;
  children: ReactNode;
  confirmText: string;
  cancelText: string;
  /** Red, for what destroys something, unless another is given. */
  confirmColor?: 'error' | 'primary';
  /** While true the question can neither be answered again nor closed. */
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** A question before something that can't be undone; Escape and a click beside it mean no. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, children, confirmText, cancelText, busy, onConfirm, onCancel } = props;
  const { confirmColor = 'error' } = props;
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={busy ? undefined : onCancel}
      role="alertdialog"
      aria-describedby={id}
    >
      <DialogTitle>{title}</DialogTitle>
      <DialogContent id={id} sx={{ overflowWrap: 'anywhere' }}>
        {children}
      </DialogContent>
      <DialogButtons>
        <Button onClick={onCancel} disabled={busy} autoFocus>
          {cancelText}
        </Button>
        <Button onClick={onConfirm} disabled={busy} color={confirmColor} variant="contained">
          {confirmText}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
