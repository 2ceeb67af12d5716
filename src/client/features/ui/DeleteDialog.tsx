import Alert from '@mui/material/Alert';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { errorText, isChanged, isUnauthorized } from '@/client/api';
import { ConfirmDialog } from '@/client/components/console/ConfirmDialog';
import { useTranslation } from '@/client/i18n/useTranslation';
import { focusMain } from '@/client/lib/focusMain';
import { noticeShown, resultDialogOpened } from './uiSlice';

/** Milliseconds that the notice of a deletion stays. */
const NOTICE_MS = 2000;

export interface DeleteDialogProps {
  open: boolean;
  /** What will be deleted. */
  children: ReactNode;
  /** Left out where the page says it in its own way. */
  doneText?: string;
  /** What a failure is called without a text of the backend's; left out, none of those is shown. */
  failedText?: string;
  /** Makes the call; returns what an RTK Query trigger does. */
  onDelete: () => Promise<{ error?: unknown }>;
  /** Where a deletion can find it changed by someone else: loads what is stored now, before the question is asked again. */
  onChanged?: () => Promise<unknown>;
  onClose: () => void;
  onDeleted?: () => void;
}

/** Asks, deletes, and tells how it went. */
export function DeleteDialog(props: DeleteDialogProps) {
  const { open, children, doneText, failedText, onDelete, onChanged, onClose, onDeleted } = props;
  const { t } = useTranslation(['admin', 'common']);
  const dispatch = useDispatch();
  const [busy, setBusy] = useState(false);
  const [changed, setChanged] = useState(false);
  const deleted = useRef(false);

  // The button that asked for it goes as well: the focus must not go with it.
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
    const { error } = await onDelete();
    if (isChanged(error)) {
      await onChanged?.();
      setChanged(true);
    }
    setBusy(false);
    // The question stays where it is until the admin has logged in again.
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
    </ConfirmDialog>
  );
}
