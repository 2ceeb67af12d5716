import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from '@/client/i18n/useTranslation';

interface WaitingNoticeProps {
  /** `inTab`: the browser stores nothing for this site. */
  where: 'stored' | 'inTab';
  onDiscard: () => void;
}

/** Says that the inquiry could not be sent: its sender sends it again, or discards it. */
export function WaitingNotice({ where, onDiscard }: WaitingNoticeProps) {
  const { t } = useTranslation('sendQuotation');
  return (
    <Alert
      severity="warning"
      role="status"
      action={
        <Button color="inherit" onClick={onDiscard}>
          {t('waiting.discard')}
        </Button>
      }
    >
      {t(`waiting.${where}`)}
    </Alert>
  );
}
