import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useListChangesQuery, refetchOnMount } from '@/client/api';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { formatDateTime } from '@/client/lib/formatDateTime';
import { paths } from '@/shared/siteMap';

/** Who changed a record last, and a link to its history; nothing where none is recorded. */
export function LastChange({ entityId }: { entityId: string }) {
  const { t } = useTranslation('history');
  const language = useLanguage();
  const query = { entityId, page: 1, limit: 1 };
  const { data } = useListChangesQuery(query, refetchOnMount);
  const last = data?.data[0];
  if (!last) return null;
  const time = formatDateTime(last.at, language);
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5, overflowWrap: 'anywhere' }}>
      {t('lastChange', { actor: last.actor ?? t('system'), time })}
      {' · '}
      <Link href={paths.history(`?entityId=${entityId}`)} sx={{ display: 'inline-block', py: 0.5 }}>
        {t('history')}
      </Link>
    </Typography>
  );
}
