import Link from '@mui/material/Link';
import Button from '@mui/material/Button';
import { memo } from 'react';
import Box from '@mui/material/Box';
import { NavLink } from 'react-router-dom';
import { useTranslation } from '@/client/i18n/useTranslation';
import { company } from '@/shared/company';
import { paths } from '@/shared/siteMap';
import { headerHeight } from '@/client/components/site/headerHeight';
import { LanguageLinks } from './LanguageLinks';
import { MobileCategories } from './MobileCategories';
import { MobileSection, mobileRow } from './MobileSection';
import { type TypeMenu, elevatorMenu, escalatorMenu, linksAfter, linksBefore } from './navigation';
import { plainList } from './navStyles';

export interface MobileMenuPanelProps {
  id: string;
  /** A link was followed. */
  onFollow: () => void;
}

/** Everything but the search that the bar and the navigation offer on a wide screen, as one list. */
export const MobileMenuPanel = memo(function MobileMenuPanel(props: MobileMenuPanelProps) {
  const { id, onFollow } = props;
  const { t } = useTranslation('common');
  const row = (text: string, to: string) => (
    <li key={to}>
      <Link component={NavLink} end to={to} onClick={onFollow} sx={mobileRow}>
        {text}
      </Link>
    </li>
  );
  const section = (menu: TypeMenu) => (
    <MobileSection title={t(`nav.${menu.label}`)}>
      {menu.types.map(({ label, to }) => row(t(`types.${label}`), to))}
      {row(t(`menu.${menu.about.label}`), menu.about.to)}
    </MobileSection>
  );
  return (
    <Box
      component="nav"
      id={id}
      aria-label={t('layout.mobileNav')}
      sx={{
        position: 'fixed',
        inset: 0,
        top: headerHeight,
        p: { xs: 2, sm: 3 },
        bgcolor: 'background.paper',
        color: 'text.primary',
        borderTop: '1px solid',
        borderColor: 'divider',
        overflowY: 'auto',
        overscrollBehavior: 'contain',
      }}
    >
      <Box component="ul" sx={plainList}>
        {linksBefore.map(({ label, to }) => row(t(`nav.${label}`), to))}
        {section(elevatorMenu.header)}
        {section(escalatorMenu.header)}
        <MobileSection title={t('nav.spareParts')}>
          <MobileCategories onFollow={onFollow} />
          {row(t('menu.allCategories'), paths.sparePartsOverview())}
          {row(t('menu.aboutSpareParts'), paths.spareParts())}
        </MobileSection>
        {linksAfter.header.map(({ label, to }) => row(t(`nav.${label}`), to))}
        {row(t('nav.contact'), paths.contact())}
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 2,
          py: 3,
        }}
      >
        <LanguageLinks />
        <Button href={company.portalUrl} variant="outlined">
          {t('layout.portal')}
        </Button>
      </Box>
    </Box>
  );
});
