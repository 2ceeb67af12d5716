import { MAX_SYNONYMS } from '@/shared/limits';
import { useListSynonymsQuery } from '@/client/api/console';
import Typography from '@mui/material/Typography';
import { useTranslation } from '@/client/i18n/useTranslation';

/** How many pairs there are of those that there may be, whatever is searched for in the table. */
export function SynonymsUsed() {
  const { t } = useTranslation('searchWords');
  const { data } = useListSynonymsQuery({ page: 1, limit: 1 }, { refetchOnMountOrArgChange: true });
  const counts = { count: data?.total, max: MAX_SYNONYMS };
  const isFull = data !== undefined && data.total >= MAX_SYNONYMS;
  return (
    <Typography variant="body2" color={isFull ? 'error' : 'textSecondary'} role="status">
      {data && t(isFull ? 'usedUp' : 'used', counts)}
    </Typography>
  );
}
