import Button from '@mui/material/Button';
import OpenInNew from '@mui/icons-material/OpenInNew';
import { memo } from 'react';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import { useTranslation } from '@/client/i18n/useTranslation';
import { company } from '@/shared/company';
import { paths } from '@/shared/siteMap';
import { headerHeight } from '@/client/components/site/headerHeight';
import { LanguageLinks } from './LanguageLinks';
import { Logo } from './Logo';
import { MobileMenu } from './MobileMenu';
import { SearchBox } from './SearchBox';

/**
 * Logo, search, portal, languages and contact; on small screens logo, search and the menu button, on
 * phones with the search in a line of its own.
 */
export const TopBar = memo(function TopBar() {
  const { t } = useTranslation('common');
  return (
    <Container
      sx={{
        display: { xs: 'grid', md: 'flex' },
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        alignItems: 'center',
        alignContent: 'center',
        justifyContent: 'space-between',
        columnGap: { xs: 1, md: 3, lg: 1.5, xl: 2.5 },
        rowGap: 0.5,
        height: headerHeight,
        color: 'primary.main',
      }}
    >
      <Logo withTagline />
      <SearchBox />
      <Box
        sx={{
          display: { xs: 'none', lg: 'flex' },
          alignItems: 'center',
          gap: { lg: 1.5, xl: 2.5 },
        }}
      >
        <LanguageLinks />
        <Button
          href={company.portalUrl}
          variant="outlined"
          endIcon={<OpenInNew />}
          sx={{ whiteSpace: 'nowrap', height: 42 }}
        >
          {t('layout.portal')}
        </Button>
        <Button
          href={paths.contact()}
          variant="contained"
          color="secondary"
          sx={{ whiteSpace: 'nowrap', height: 42 }}
        >
          {t('layout.contact')}
        </Button>
      </Box>
      <MobileMenu />
    </Container>
  );
});
