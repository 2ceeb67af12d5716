import { useSelector } from 'react-redux';
import Typography from '@mui/material/Typography';
import { useTranslation } from '@/client/i18n/useTranslation';
import { CategoryLinks } from '@/client/features/categories/CategoryLinks';
import { selectBranchCounts, withParts } from '@/client/features/categories/branchCounts';
import { selectCategoryTree } from '@/client/features/categories/selectors';

/** The top-level categories, for those whose words led nowhere. */
export function BrowseCategories() {
  const { t } = useTranslation('search');
  const categories = withParts(useSelector(selectCategoryTree), useSelector(selectBranchCounts));
  if (categories.length === 0) return null;
  return (
    <section>
      <Typography variant="h2" sx={{ typography: 'h4', mb: 1.5 }}>
        {t('browse')}
      </Typography>
      <CategoryLinks label={t('browse')} categories={categories} />
    </section>
  );
}
