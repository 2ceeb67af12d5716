import { useSelector } from 'react-redux';
import { Typography } from '../../../components/Typography';
import { useTranslation } from '../../../content/useTranslation';
import { CategoryLinks } from '../../../features/categories/CategoryLinks';
import { selectBranchCounts, withParts } from '../../../features/categories/branchCounts';
import { selectCategoryTree } from '../../../features/categories/selectors';

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
