import Link from '@mui/material/Link';
import { memo } from 'react';
import Box from '@mui/material/Box';
import { NavLink } from 'react-router-dom';
import { useTranslation } from '@/client/i18n/useTranslation';
import {
  type NavVariant,
  elevatorMenu,
  escalatorMenu,
  linksAfter,
  linksBefore,
} from './navigation';
import { barItem, plainList } from './navStyles';
import { SparePartsMenu } from './SparePartsMenu';
import { TypesMenu } from './TypesMenu';

/** The list of the desktop navigation: plain links around the three menus. */
export const NavBar = memo(function NavBar({ variant }: { variant: NavVariant }) {
  const { t } = useTranslation('common');
  const link = ({ label, to }: (typeof linksBefore)[number]) => (
    <li key={to}>
      <Link component={NavLink} end to={to}>
        {t(`nav.${label}`)}
      </Link>
    </li>
  );
  return (
    <Box
      component="ul"
      sx={{
        ...plainList,
        display: 'flex',
        height: '100%',
        '& > li': { height: '100%' },
        '& > li > a, & > li > button': {
          ...barItem,
          // Logo and search stand in the same line.
          ...(variant === 'sticky' && { px: { lg: 1, xl: 2.25 } }),
        },
      }}
    >
      {linksBefore.map(link)}
      <TypesMenu menu={elevatorMenu[variant]} variant={variant} />
      <TypesMenu menu={escalatorMenu[variant]} variant={variant} />
      <SparePartsMenu variant={variant} />
      {linksAfter[variant].map(link)}
    </Box>
  );
});
