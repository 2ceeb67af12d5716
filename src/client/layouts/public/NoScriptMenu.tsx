import Link from '@mui/material/Link';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useSelector } from 'react-redux';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useTranslation } from '@/client/i18n/useTranslation';
import { AllCategoriesDisclosure } from '@/client/features/categories/CategoryDisclosure';
import { selectOfferedTree } from '@/client/features/categories/offeredTree';
import type { ApiState } from '@/client/features/categories/selectors';
import { paths } from '@/shared/siteMap';
import { LanguageLinks } from './LanguageLinks';
import { type TypeMenu, elevatorMenu, escalatorMenu, linksAfter, linksBefore } from './navigation';
import { plainList } from './navStyles';

/** On small screens the list opens by a box that is ticked: what `details` closes no style shows spread out on wide ones. */
const TOGGLE = 'no-script-menu';

const toggleStyles = {
  display: { lg: 'none' },
  mx: -1,
  p: 1,
  fontSize: '0.9375rem',
  fontWeight: 550,
  cursor: 'pointer',
  '&::before': { content: '"☰"', mr: 1 },
  'input:checked + &::before': { content: '"✕"' },
  'input:focus-visible + &': { outline: '2px solid', outlineOffset: '-2px' },
} satisfies SxProps<Theme>;

const styles = {
  ...plainList,
  display: { xs: 'none', lg: 'flex' },
  'input:checked ~ &': { display: 'flex' },
  width: '100%',
  flexWrap: 'wrap',
  alignItems: 'start',
  columnGap: 3,
  '& ul': { ...plainList, pl: 2, pb: 1 },
  '& a': { display: 'block' },
  // With the browser's own mark, which says that it opens.
  '& summary': { display: 'list-item' },
  '& a, & summary': {
    py: 1,
    color: 'inherit',
    fontSize: '0.9375rem',
    fontWeight: 550,
    textDecoration: 'none',
    cursor: 'pointer',
  },
  '& ul a, & ul summary': { fontWeight: 400 },
  '& a:hover, & summary:hover': { textDecoration: 'underline' },
  '& :focus-visible': { outlineColor: 'secondary.light' },
} satisfies SxProps<Theme>;

/** Everything that the menus offer, for browsers without script: as one bar, on small screens behind a word. */
export function NoScriptMenu() {
  const { t } = useTranslation('common');
  const categories = useSelector((state: ApiState) => selectOfferedTree(state));
  const link = (text: string, to: string) => (
    <li key={to}>
      <Link href={to}>{text}</Link>
    </li>
  );
  const menu = (title: string, children: ReactNode) => (
    <li>
      <details>
        <summary>{title}</summary>
        {children}
      </details>
    </li>
  );
  const types = ({ label, types: items, about }: TypeMenu) =>
    menu(
      t(`nav.${label}`),
      <ul>
        {items.map((type) => link(t(`types.${type.label}`), type.to))}
        {link(t(`menu.${about.label}`), about.to)}
      </ul>,
    );
  return (
    <Box
      component="nav"
      aria-label={t('layout.mainNav')}
      sx={{ bgcolor: 'primary.main', color: '#fff' }}
    >
      <Container
        sx={{
          position: 'relative',
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          py: { lg: 1 },
        }}
      >
        <Box
          component="input"
          type="checkbox"
          id={TOGGLE}
          sx={{ ...visuallyHidden, display: { lg: 'none' } }}
        />
        <Box component="label" htmlFor={TOGGLE} sx={toggleStyles}>
          {t('layout.mobileNav')}
        </Box>
        <Box sx={{ display: { lg: 'none' } }}>
          <LanguageLinks />
        </Box>
        <Box component="ul" sx={styles}>
          {linksBefore.map(({ label, to }) => link(t(`nav.${label}`), to))}
          {types(elevatorMenu.header)}
          {types(escalatorMenu.header)}
          {menu(
            t('nav.spareParts'),
            <>
              {categories.length === 0 && <p>{t('menu.noCategories')}</p>}
              <AllCategoriesDisclosure />
              <ul>
                {link(t('menu.allCategories'), paths.sparePartsOverview())}
                {link(t('menu.aboutSpareParts'), paths.spareParts())}
              </ul>
            </>,
          )}
          {linksAfter.sticky.map(({ label, to }) => link(t(`nav.${label}`), to))}
        </Box>
      </Container>
    </Box>
  );
}
