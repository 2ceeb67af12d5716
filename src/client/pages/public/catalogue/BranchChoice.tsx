import Link from '@mui/material/Link';
import { Link as RouterLink, useLocation, useSearchParams } from 'react-router-dom';
import type { Category } from '@/client/api';
import Box from '@mui/material/Box';
import { useTranslation } from '@/client/i18n/useTranslation';
import { hasOwnParts } from '@/client/features/categories/selectors';
import {
  filtersIn,
  isOnlyHere,
  searchOf,
  withFilters,
} from '@/client/features/spareParts/filters/filterParams';

/** Whether a category's page shows what is filed below it, too. Without own parts there is no choice. */
export function BranchChoice({ category }: { category: Category }) {
  const { t } = useTranslation('catalogue');
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const onlyHere = isOnlyHere(params);
  if (!onlyHere && !hasOwnParts(category)) return null;
  const link = (text: string, own: boolean) => {
    const there = withFilters(
      new URLSearchParams(own ? { only: 'here' } : undefined),
      filtersIn(params),
    );
    return (
      <li>
        <Link
          component={RouterLink}
          to={pathname + searchOf(there)}
          aria-current={own === onlyHere || undefined}
          preventScrollReset
        >
          {text}
        </Link>
      </li>
    );
  };
  return (
    <Box
      component="ul"
      aria-label={t('grid.branch')}
      sx={{
        display: 'inline-flex',
        justifySelf: 'start',
        m: 0,
        p: 0,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        listStyle: 'none',
        overflow: 'hidden',
        '& a': {
          display: 'block',
          px: 2,
          py: 1,
          color: 'text.primary',
          fontSize: '0.95rem',
          lineHeight: 1.3,
          textDecoration: 'none',
          '&:hover': { textDecoration: 'underline' },
          // The row would clip an outline around the link.
          '&:focus-visible': { outlineOffset: '-3px' },
        },
        '& a[aria-current]': { bgcolor: 'grey.200', fontWeight: 650 },
      }}
    >
      {link(t('grid.withSubcategories'), false)}
      {link(t('grid.onlyHere'), true)}
    </Box>
  );
}
