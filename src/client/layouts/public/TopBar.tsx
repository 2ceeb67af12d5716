import OpenInNew from '@mui/icons-material/OpenInNew';
import { memo } from 'react';
import { Box } from '../../components/Box';
import { Container } from '../../components/Container';
import { Link } from '../../components/Link';
import { useTranslation } from '../../content/useTranslation';
import { company } from '../../../shared/company';
import { paths } from '../../../shared/siteMap';
import { SiteButton } from '../../components/site/SiteButton';
import { LanguageLinks } from './LanguageLinks';
import { Logo } from './Logo';
import { MobileMenu } from './MobileMenu';
import { SearchBox } from './SearchBox';

/** Logo, search, portal, languages and contact; on small screens the logo and the menu button. */
export const TopBar = memo(function TopBar() {
  const { t } = useTranslation('common');
  return (
    <Container
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 3,
        height: { xs: 64, lg: 80 },
        color: 'primary.main',
      }}
    >
      <Logo withTagline />
      <Box
        sx={{
          display: { xs: 'none', lg: 'flex' },
          flex: 1,
          alignItems: 'center',
          justifyContent: 'flex-end',
          gap: { lg: 1.5, xl: 2.5 },
        }}
      >
        <SearchBox />
        <LanguageLinks />
        <SiteButton
          component="a"
          href={company.portalUrl}
          variant="outlined"
          endIcon={<OpenInNew />}
          sx={{ whiteSpace: 'nowrap', height: 42 }}
        >
          {t('layout.portal')}
        </SiteButton>
        <SiteButton
          component={Link}
          to={paths.contact()}
          variant="contained"
          color="secondary"
          sx={{ whiteSpace: 'nowrap', height: 42 }}
        >
          {t('layout.contact')}
        </SiteButton>
      </Box>
      <MobileMenu />
    </Container>
  );
});
