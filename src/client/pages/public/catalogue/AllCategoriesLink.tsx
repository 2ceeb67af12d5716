import Button from '@mui/material/Button';
import { paths } from '@/shared/siteMap';
import { useTranslation } from '@/client/i18n/useTranslation';

/** The way on from a page of the catalogue that has nothing to show. */
export function AllCategoriesLink() {
  const { t } = useTranslation('common');
  return (
    <Button size="large" href={paths.sparePartsOverview()} variant="outlined">
      {t('menu.allCategories')}
    </Button>
  );
}
