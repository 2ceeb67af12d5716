import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { useGetMessageStatusQuery, refetchOnMount } from '@/client/api';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { formatCompanyTime } from '@/client/lib/formatDateTime';

/** The backend counts by days of UTC. */
const nextDay = () => new Date(new Date().setUTCHours(24, 0, 0, 0));

/** Share of the day's limit from which on the admin is warned. */
const WARNING_SHARE = 0.8;

/** Warnings: the day's limit of messages comes near or is reached, e-mails have failed. */
export function MessageAlerts() {
  const { t } = useTranslation('messages');
  const language = useLanguage();
  const { data } = useGetMessageStatusQuery(undefined, refetchOnMount);
  if (!data) return null;
  const { storedToday: stored, perDay: count, mailsFailed } = data;
  const isNear = stored >= count * WARNING_SHARE;
  const time = formatCompanyTime(nextDay(), language);
  if (!isNear && mailsFailed === 0) return null;
  return (
    <Stack spacing={1} sx={{ mb: 2 }}>
      {isNear && (
        <Alert severity={stored < count ? 'warning' : 'error'}>
          {t(stored < count ? 'attention.near' : 'attention.full', { stored, count, time })}
        </Alert>
      )}
      {mailsFailed > 0 && (
        <Alert severity="error">{t('attention.mails', { count: mailsFailed })}</Alert>
      )}
    </Stack>
  );
}
