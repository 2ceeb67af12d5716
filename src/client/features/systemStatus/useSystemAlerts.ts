import { refetchOnMount, useGetMessageStatusQuery, useGetSystemStatusQuery } from '@/client/api';
import type { ShownAlert } from '@/client/components/console/AlertList';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { fileSize } from '@/client/lib/fileSize';
import { formatDateTime } from '@/client/lib/formatDateTime';
import { paths } from '@/shared/siteMap';

/** What an admin must know of the running product; nothing where the backend does not say. */
export function useSystemAlerts(): ShownAlert[] {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  const { data: status } = useGetSystemStatusQuery(undefined, refetchOnMount);
  const { data: messages } = useGetMessageStatusQuery();
  const alerts: ShownAlert[] = [];
  if (status) {
    const { mailEnabled, mailsWaitingSince, disk, backup, demoLoaded } = status;
    const toInquiries = { href: paths.inquiries(), text: t('nav.inquiries') };
    const toParts = { href: paths.allSpareParts(), text: t('nav.allSpareParts') };
    const at = (time: string) => ({ time: formatDateTime(time, language) });
    if (disk.low) {
      alerts.push({
        severity: 'error',
        text: t('attention.disk', { free: fileSize(disk.free) }),
      });
    }
    if (!mailEnabled) {
      alerts.push({ severity: 'warning', text: t('attention.noMail'), link: toInquiries });
    } else if (mailsWaitingSince) {
      const text = t('attention.mailsWaiting', at(mailsWaitingSince));
      alerts.push({ severity: 'warning', text, link: toInquiries });
    }
    if (backup.overdue) {
      const { lastDoneAt } = backup;
      alerts.push({
        severity: 'warning',
        text: lastDoneAt ? t('attention.oldBackup', at(lastDoneAt)) : t('attention.noBackup'),
      });
    }
    if (demoLoaded) alerts.push({ severity: 'info', text: t('attention.demo'), link: toParts });
  }
  for (const kind of ['inquiries', 'applications'] as const) {
    const count = messages?.spam?.[kind] ?? 0;
    if (count === 0) continue;
    alerts.push({
      severity: 'info',
      text: t(`attention.held.${kind}`, { count }),
      link: { href: `${paths[kind]()}?status=spam`, text: t('attention.review') },
    });
  }
  return alerts;
}
