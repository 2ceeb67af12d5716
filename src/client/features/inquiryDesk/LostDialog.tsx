import type { SaveResult } from '@/client/components/console/ConsoleForm';
import { FormDialog } from '@/client/components/console/FormDialog';
import { FormText } from '@/client/components/console/FormField';
import { useTranslation } from '@/client/i18n/useTranslation';
import { MAX_LENGTHS } from '@/shared/limits';

interface LostDialogProps {
  onSave: (values: { lostReason: string }) => Promise<SaveResult<unknown>>;
  onClose: () => void;
}

/** Asks why an inquiry is lost, and says what the buyer sees. */
export function LostDialog({ onSave, onClose }: LostDialogProps) {
  const { t } = useTranslation('inquiryDesk');
  return (
    <FormDialog
      title={t('lost.title')}
      text={t('lost.text')}
      submitText={t('lost.confirm')}
      defaultValues={{ lostReason: '' }}
      onSave={onSave}
      failed={t('lost.failed')}
      onClose={onClose}
      fullWidth
    >
      <FormText
        name="lostReason"
        label={t('lost.reason')}
        required={t('lost.missing')}
        maxLength={MAX_LENGTHS.line}
        htmlInput={{ dir: 'auto' }}
        autoFocus
      />
    </FormDialog>
  );
}
