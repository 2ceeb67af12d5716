import Link from '@mui/material/Link';
import { useSelector } from 'react-redux';
import Box from '@mui/material/Box';
import { StructuredData } from '@/client/components/site/StructuredData';
import { useTranslation } from '@/client/i18n/useTranslation';
import { paths } from '@/shared/siteMap';
import { breadcrumbData } from '@/client/lib/structuredData';
import { selectAncestorsById, selectCategoriesById } from './selectors';

export interface CategoryTrailProps {
  categoryId?: string;
  /** The category's name where the tree doesn't tell it. */
  name?: string;
  /** The page is the category's own grid: the last entry is where the visitor is. */
  onGrid?: boolean;
}

/** The way from the overview of all categories to one category, as links. */
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
    <Box
      component="nav"
      aria-label={t('breadcrumb')}
      sx={{
        // Room for the second line that a small screen needs once the names are there.
        minHeight: { xs: '3.3em', md: 0 },
        '& a': { color: 'inherit', overflowWrap: 'anywhere' },
      }}
    >
      <StructuredData of={(place) => breadcrumbData(place, steps)} />
      <Box
        component="ol"
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, m: 0, p: 0, listStyle: 'none' }}
      >
        {steps.map(({ to, text }, index) => (
          <Box
            component="li"
            key={to}
            sx={{ display: 'flex', gap: 1, '& + &::before': { content: '"/"', opacity: 0.6 } }}
          >
            <Link
              href={to}
              aria-current={onGrid && index === steps.length - 1 && known ? 'page' : undefined}
            >
              {text}
            </Link>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
