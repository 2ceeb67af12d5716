import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import { Suspense } from 'react';
import { NavLink } from 'react-router-dom';
import type { Content } from '@/client/i18n';
import { useTranslation } from '@/client/i18n/useTranslation';
import { lazyOptional } from '@/client/lib/lazyOptional';
import { paths } from '@/shared/siteMap';
import { MenuLink } from './MenuRow';
import { CASCADE_COLUMN, type NavVariant, linksAfter, linksBefore, typeMenus } from './navigation';
import { NavMenu } from './NavMenu';

/** 1 kB of script that no page needs before the menu opens. */
const CategoryCascade = lazyOptional(() => import('./CategoryCascade'));

export function NavBar({ variant }: { variant: NavVariant }) {
  const { t } = useTranslation('common');
  const link = ({ label, to }: { label: keyof Content['common']['nav']; to: string }) => (
    <Box component="li" key={to} sx={{ display: 'flex' }}>
      <Button
        variant="nav"
        size={variant === 'sticky' ? 'small' : 'medium'}
        component={NavLink}
        end
        to={to}
      >
        {t(`nav.${label}`)}
      </Button>
    </Box>
  );
  return (
    <Stack
      component="ul"
      direction="row"
      sx={{
        flexWrap: 'wrap',
        minHeight: variant === 'sticky' ? 64 : 52,
        color: 'primary.contrastText',
      }}
    >
      {linksBefore.map(link)}
      {typeMenus.map(({ name, about, [variant]: types }) => (
        <NavMenu key={name} name={name} variant={variant} href={about.to} section={about.to}>
          <List>
            {types.map(({ label, to }) => (
              <ListItem key={to} disablePadding>
                <MenuLink to={to}>{t(`types.${label}`)}</MenuLink>
              </ListItem>
            ))}
          </List>
          <Divider />
          <MenuLink to={about.to} sx={{ my: 1, color: 'secondary.main', fontWeight: 600 }}>
            {t(`menu.${about.label}`)}
          </MenuLink>
        </NavMenu>
      ))}
      <NavMenu
        name="spareParts"
        variant={variant}
        href={paths.sparePartsOverview()}
        section={paths.spareParts()}
        wide
      >
        <Suspense>
          <CategoryCascade
            emptyText={t(variant === 'sticky' ? 'menu.noCategoriesFound' : 'menu.noCategories')}
          />
        </Suspense>
        <Stack direction="row" sx={{ bgcolor: 'grey.100' }}>
          <MenuLink to={paths.sparePartsOverview()} sx={footerLink}>
            {t('menu.allCategories')}
          </MenuLink>
          <MenuLink to={paths.spareParts()} sx={footerLink}>
            {t('menu.aboutSpareParts')}
          </MenuLink>
          <MenuLink to={paths.quotation()} sx={footerLink}>
            {t('quotationList.title')}
          </MenuLink>
        </Stack>
      </NavMenu>
      {linksAfter[variant].map(link)}
    </Stack>
  );
}

/** As wide as a column of the cascade. */
const footerLink = { flex: `0 0 ${CASCADE_COLUMN}`, color: 'secondary.main', fontWeight: 600 };
