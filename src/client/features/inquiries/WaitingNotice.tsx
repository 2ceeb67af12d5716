import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useSyncExternalStore } from 'react';
import { useTranslation } from '@/client/i18n/useTranslation';

interface WaitingNoticeProps {
  /** Otherwise it is only in this tab. */
  isStored: boolean;
  onDiscard: () => void;
}

/** Says that the inquiry is not sent yet; once there is a connection, its sender confirms it. */
export function WaitingNotice({ isStored, onDiscard }: WaitingNoticeProps) {
  const { t } = useTranslation('sendQuotation');
  const isOnline = useOnline();
  const where = isStored ? 'stored' : 'inTab';
  return (
    <Alert
      severity={isOnline ? 'warning' : 'info'}
      role="status"
      action={
        <Button color="inherit" onClick={onDiscard}>
          {t('waiting.discard')}
        </Button>
      }
    >
      {isOnline ? t('waiting.online') : t(`waiting.${where}`)}
    </Alert>
  );
}

function subscribe(onChange: () => void) {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

const useOnline = () =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
