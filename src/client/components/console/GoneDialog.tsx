import { useTranslation } from '@/client/i18n/useTranslation';
import { ConfirmDialog } from './ConfirmDialog';

export interface GoneDialogProps {
  /** What to answer with yes: to store it again. */
  saveText: string;
  onSave: () => void;
  onCancel: () => void;
}

/** Says that what is edited has been deleted by someone else, and offers to store it anew. */
export function GoneDialog({ saveText, onSave, onCancel }: GoneDialogProps) {
  const { t } = useTranslation('admin');
  return (
    <ConfirmDialog
      open
      title={t('gone.title')}
      confirmText={saveText}
      confirmColor="primary"
      cancelText={t('conflict.back')}
      onConfirm={onSave}
      onCancel={onCancel}
    >
      {t('gone.text')}
    </ConfirmDialog>
  );
}
