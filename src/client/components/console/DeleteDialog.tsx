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

interface DeleteDialogProps<Record> {
  /** Undefined while the dialog is closed. */
  record: Record | undefined;
  /** `isChanged`: somebody else has changed it while the dialog was open. */
  children: (record: Record, isChanged: boolean) => ReactNode;
  /** How it comes back; the dialog says so. */
  recovery?: 'trash' | 'undo';
  /** Notice of success. */
  doneText: string;
  /** Fallback for a failure without a text of the backend's; without it that text is never shown. */
  failedText?: string;
  onDelete: (record: Record) => Promise<{ data?: Deleted; error?: unknown }>;
  /** On a version conflict: reads the current version, with which the dialog asks again. */
  readAgain?: () => Promise<Record | undefined>;
  onClose: () => void;
  onDeleted?: () => void;
}

export function DeleteDialog<Record extends object>(props: DeleteDialogProps<Record>) {
  const { record, children, recovery, doneText, failedText } = props;
  const { onDelete, readAgain, onClose, onDeleted } = props;
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  const dispatch = useDispatch();
  const [busy, setBusy] = useState(false);
  const [changed, setChanged] = useState<{ record: Record | undefined }>();
  const deleted = useRef(false);
  const open = record !== undefined;
  const shown = changed?.record ?? record;

  // The button that opened the dialog is removed with its row.
  useEffect(() => {
    if (open || !deleted.current) return;
    deleted.current = false;
    focusMain();
  }, [open]);

  const close = () => {
    setChanged(undefined);
    onClose();
  };

  const confirm = async () => {
    if (!shown) return;
    setBusy(true);
    const { data, error } = await onDelete(shown);
    if (isChanged(error)) setChanged({ record: await readAgain?.() });
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
      const { change: changeId } = data ?? {};
      if (changeId && recovery !== 'trash') {
        dispatch(noticeShown({ text: doneText, changeId }));
      } else {
        dispatch(noticeShown({ text: doneText, duration: NOTICE_MS }));
        const text = t('deleting.inTrash', { days: TRASH_DAYS });
        if (changeId) dispatch(noticeShown({ text, severity: 'info', changeId }));
      }
      onDeleted?.();
    }
  };

  return (
    <ConfirmDialog
      open={open}
      title={t('deleting.title')}
      confirmText={t('deleting.confirm')}
      busy={busy}
      onConfirm={() => void confirm()}
      onCancel={close}
    >
      {changed && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t('deleting.changed')}
        </Alert>
      )}
      {shown && children(shown, changed?.record !== undefined)}
      {shown && recovery && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {t(`deleting.${recovery}`, { days: TRASH_DAYS })}
        </Typography>
      )}
    </ConfirmDialog>
  );
}
