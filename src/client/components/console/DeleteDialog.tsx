import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { isChanged, isUnauthorized, useErrorText } from '@/client/api';
import { noticeShown, resultDialogOpened } from '@/client/features/ui/uiSlice';
import { useTranslation } from '@/client/i18n/useTranslation';
import { focusMain } from '@/client/lib/focusMain';
import { TRASH_DAYS } from '@/shared/limits';
import { ConfirmDialog } from './ConfirmDialog';

const NOTICE_MS = 2000;

/** With the id of the change where it can be undone. */
interface Deleted {
  message?: string;
  change?: string;
}

interface DeleteDialogProps {
  open: boolean;
  children: ReactNode;
  /** Goes to the trash. A backend that offers only the core has none, nor versions. */
  trashed?: { version?: number };
  /** Notice of success; missing where the page shows its own. */
  doneText?: string;
  /** Fallback for a failure without a text of the backend's; without it that text is never shown. */
  failedText?: string;
  onDelete: () => Promise<{ data?: Deleted; error?: unknown }>;
  /** On a version conflict: loads the current version, then the dialog opens again. */
  onChanged?: () => Promise<unknown>;
  onClose: () => void;
  onDeleted?: () => void;
}

export function DeleteDialog(props: DeleteDialogProps) {
  const { open, children, trashed, doneText, failedText } = props;
  const { onDelete, onChanged, onClose, onDeleted } = props;
  const { t } = useTranslation(['admin', 'common']);
  const errorText = useErrorText();
  const dispatch = useDispatch();
  const [busy, setBusy] = useState(false);
  const [changed, setChanged] = useState(false);
  const deleted = useRef(false);

  // The button that opened the dialog is removed with its row.
  useEffect(() => {
    if (open || !deleted.current) return;
    deleted.current = false;
    focusMain();
  }, [open]);

  const close = () => {
    setChanged(false);
    onClose();
  };

  const confirm = async () => {
    setBusy(true);
    const { data, error } = await onDelete();
    if (isChanged(error)) {
      await onChanged?.();
      setChanged(true);
    }
    setBusy(false);
    // The dialog stays open until the admin has logged in again.
    if (isUnauthorized(error) || isChanged(error)) return;
    deleted.current = !error;
    close();
    if (error) {
      dispatch(
        resultDialogOpened({
          title: t('deleting.failedTitle'),
          text: failedText ? errorText(error, failedText) : t('deleting.failedText'),
          severity: 'error',
        }),
      );
    } else {
      if (doneText) dispatch(noticeShown({ text: doneText, duration: NOTICE_MS }));
      if (data?.change) {
        const text = t('deleting.inTrash', { days: TRASH_DAYS });
        dispatch(noticeShown({ text, severity: 'info', changeId: data.change }));
      }
      onDeleted?.();
    }
  };

  return (
    <ConfirmDialog
      open={open}
      title={t('deleting.title')}
      confirmText={t('deleting.confirm')}
      cancelText={t('common:cancel')}
      busy={busy}
      onConfirm={() => void confirm()}
      onCancel={close}
    >
      {changed && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t('deleting.changed')}
        </Alert>
      )}
      {children}
      {trashed?.version !== undefined && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {t('deleting.restorable', { days: TRASH_DAYS })}
        </Typography>
      )}
    </ConfirmDialog>
  );
}
