import { paths } from '@/shared/siteMap';
import { SiteButtonLink } from '@/client/components/site/SiteButton';
import { useTranslation } from '@/client/i18n/useTranslation';

/** The way on from a page of the catalogue that has nothing to show. */
export function AllCategoriesLink() {
  const { t } = useTranslation('common');
  return (
    <SiteButtonLink to={paths.sparePartsOverview()} variant="outlined">
      {t('menu.allCategories')}
    </SiteButtonLink>
  );
}
