import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useGetMessageStatusQuery } from '@/client/api/console';
import { useTranslation } from '@/client/i18n/useTranslation';

/** Share of what can be taken in a day from which on the admin is warned. */
const WARNING_SHARE = 0.8;

/** What an admin has to know about messages: the day's bound, mails that failed. Mostly nothing. */
export function MessageAttention() {
  const { t } = useTranslation('messages');
  const { data } = useGetMessageStatusQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!data) return null;
  const { storedToday: stored, perDay: count, mailsFailed } = data;
  const near = stored >= count * WARNING_SHARE;
  if (!near && mailsFailed === 0) return null;
  return (
    <Stack spacing={1} sx={{ mb: 2 }}>
      {near && (
        <Alert severity={stored < count ? 'warning' : 'error'}>
          {t(stored < count ? 'attention.near' : 'attention.full', { stored, count })}
        </Alert>
      )}
      {mailsFailed > 0 && (
        <Alert severity="error">{t('attention.mails', { count: mailsFailed })}</Alert>
      )}
    </Stack>
  );
}
