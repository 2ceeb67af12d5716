import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import { useSelector } from 'react-redux';
import { StructuredData } from '@/client/components/site/StructuredData';
import { useTranslation } from '@/client/i18n/useTranslation';
import { breadcrumbData } from '@/client/lib/structuredData';
import { paths } from '@/shared/siteMap';
import { selectAncestorsById, selectCategoriesById } from './selectors';

interface CategoryTrailProps {
  categoryId?: string;
  /** The category's name where the tree doesn't have it. */
  name?: string;
  /** The page is the category's own grid: the last link is the current page. */
  onGrid?: boolean;
}

export function CategoryTrail({ categoryId, name, onGrid = false }: CategoryTrailProps) {
  const { t } = useTranslation(['catalogue', 'common']);
  const known = useSelector(selectCategoriesById).get(categoryId ?? '');
  const ancestors = useSelector(selectAncestorsById).get(categoryId ?? '') ?? [];
  const last = known?.name ?? name;
  const steps = [
    { to: paths.sparePartsOverview(), text: t('common:menu.allCategories') },
    ...ancestors.map((each) => ({ to: paths.sparePartsGrid(each._id), text: each.name })),
    ...(categoryId && last ? [{ to: paths.sparePartsGrid(categoryId), text: last }] : []),
  ];
  return (
    <>
      <StructuredData of={(place) => breadcrumbData(place, steps)} />
      <Breadcrumbs
        aria-label={t('breadcrumb')}
        // Room for the second line that a small screen needs once the names are loaded.
        sx={{ minHeight: { xs: '3.3em', md: 0 }, color: 'inherit', fontSize: 'inherit' }}
      >
        {steps.map(({ to, text }, index) => (
          <Link
            key={to}
            href={to}
            color="inherit"
            underline="always"
            aria-current={onGrid && index === steps.length - 1 && known ? 'page' : undefined}
            dir="auto"
          >
            {text}
          </Link>
        ))}
      </Breadcrumbs>
    </>
  );
}
