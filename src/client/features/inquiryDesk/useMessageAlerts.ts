import { useGetMessageStatusQuery, refetchOnMount } from '@/client/api';
import type { ShownAlert } from '@/client/components/console/AlertList';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { formatCompanyTime } from '@/client/lib/formatDateTime';

/** The backend counts by days of UTC. */
const nextDay = () => new Date(new Date().setUTCHours(24, 0, 0, 0));

/** Share of the day's limit from which on the admin is warned. */
const WARNING_SHARE = 0.8;

/** Warnings: the day's limit of messages comes near or is reached, e-mails have failed. */
export function useMessageAlerts(): ShownAlert[] {
  const { t } = useTranslation('messages');
  const language = useLanguage();
  const { data } = useGetMessageStatusQuery(undefined, refetchOnMount);
  if (!data) return [];
  const { storedToday: stored, perDay: count, mailsFailed } = data;
  const alerts: ShownAlert[] = [];
  if (stored >= count * WARNING_SHARE) {
    const time = formatCompanyTime(nextDay(), language);
    const isFull = stored >= count;
    alerts.push({
      severity: isFull ? 'error' : 'warning',
      text: t(isFull ? 'attention.full' : 'attention.near', { stored, count, time }),
    });
  }
  if (mailsFailed > 0) {
    alerts.push({ severity: 'error', text: t('attention.mails', { count: mailsFailed }) });
  }
  return alerts;
}
