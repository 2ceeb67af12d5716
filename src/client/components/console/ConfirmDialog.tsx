import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId } from 'react';
import { useTranslation } from '@/client/i18n/useTranslation';
import { BusyButton } from './BusyButton';

interface ConfirmDialogProps {
  open?: boolean;
  title: string;
  children: ReactNode;
  confirmText: string;
  cancelText?: string;
  confirmColor?: 'error' | 'primary';
  /** While true the dialog can neither be confirmed nor closed. */
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { t } = useTranslation('common');
  const { open = true, title, children, confirmText, confirmColor = 'error' } = props;
  const { cancelText = t('cancel'), busy, onConfirm, onCancel } = props;
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={busy ? undefined : onCancel}
      role="alertdialog"
      aria-describedby={id}
    >
      <DialogTitle>{title}</DialogTitle>
      <DialogContent id={id}>{children}</DialogContent>
      <DialogActions>
        <BusyButton onClick={onCancel} busy={busy} autoFocus>
          {cancelText}
        </BusyButton>
        <BusyButton onClick={onConfirm} busy={busy} color={confirmColor} variant="contained">
          {confirmText}
        </BusyButton>
      </DialogActions>
    </Dialog>
  );
}
