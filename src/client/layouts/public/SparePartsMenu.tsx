import Link from '@mui/material/Link';
import ExpandMore from '@mui/icons-material/ExpandMore';
import { useLocation } from 'react-router-dom';
import Box from '@mui/material/Box';
import { NavLink } from 'react-router-dom';
import { useTranslation } from '@/client/i18n/useTranslation';
import { useCategoryTree } from '@/client/features/categories/useCategoryTree';
import { paths } from '@/shared/siteMap';
import { CategoryColumn } from './CategoryColumn';
import type { NavVariant } from './navigation';
import { menuMore, menuSheet } from './navStyles';
import { useMenu } from './useMenu';

/** The cascading menu of all categories, as wide as the navigation: a column for each level. */
export function SparePartsMenu({ variant }: { variant: NavVariant }) {
  const { t } = useTranslation('common');
  const { pathname } = useLocation();
  const { open, containerProps, buttonProps, panelProps, close } = useMenu('spareParts', variant);
  return (
    <Box component="li" {...containerProps} sx={{ height: '100%' }}>
      <button {...buttonProps} data-current={pathname.startsWith(paths.spareParts())}>
        {t('nav.spareParts')}
        <ExpandMore fontSize="small" aria-hidden />
      </button>
      <Box {...panelProps} sx={{ ...menuSheet, left: 0, right: 0 }}>
        {open && (
          <>
            <Categories variant={variant} onFollow={close} />
            <Box
              sx={{
                display: 'flex',
                bgcolor: 'grey.100',
                '& a': { ...menuMore, width: '33.333%', '&:hover': { bgcolor: 'grey.200' } },
              }}
            >
              {[
                { text: t('menu.allCategories'), to: paths.sparePartsOverview() },
                { text: t('menu.aboutSpareParts'), to: paths.spareParts() },
              ].map(({ text, to }) => (
                <Link component={NavLink} end key={to} to={to} onClick={close}>
                  {text}
                </Link>
              ))}
            </Box>
          </>
        )}
      </Box>
    </Box>
  );
}

interface CategoriesProps {
  variant: NavVariant;
  onFollow: () => void;
}

function Categories({ variant, onFollow }: CategoriesProps) {
  const { t } = useTranslation('common');
  const { tree, isLoading } = useCategoryTree();
  if (tree.length === 0) {
    const nothing = variant === 'sticky' ? 'menu.noCategoriesFound' : 'menu.noCategories';
    return (
      <Box component="p" role="status" sx={{ m: 0, px: 2.5, py: 3, color: 'text.secondary' }}>
        {t(isLoading ? 'loading' : nothing)}
      </Box>
    );
  }
  return (
    <Box sx={{ position: 'relative', height: 'min(460px, calc(100vh - 220px))', minHeight: 240 }}>
      <Box
        component="p"
        sx={{
          width: '33.333%',
          m: 0,
          ml: '33.333%',
          px: 4,
          pt: 3,
          color: 'text.secondary',
          fontSize: '0.9375rem',
        }}
      >
        {tree.some(({ children }) => children?.length) && t('menu.hint')}
      </Box>
      <CategoryColumn categories={tree} onFollow={onFollow} />
    </Box>
  );
}
