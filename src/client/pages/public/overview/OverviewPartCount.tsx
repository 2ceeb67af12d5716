import { useSelector } from 'react-redux';
import Typography from '@mui/material/Typography';
import type { Category } from '@/client/api';
import { useTranslation } from '@/client/i18n/useTranslation';
import { selectBranchCounts } from '@/client/features/categories/branchCounts';

/** Parts in a category and everything below it; nothing when the backend doesn't count them. */
export function OverviewPartCount({ category }: { category: Category }) {
  const { t } = useTranslation('common');
  const parts = useSelector(selectBranchCounts).get(category._id);
  if (parts === undefined) return null;
  return (
    <Typography variant="body2" color="textSecondary" sx={{ whiteSpace: 'nowrap' }}>
      {t('partCount', { count: parts })}
    </Typography>
  );
}
