import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../../content/useTranslation';
import { paths } from '../../../../shared/siteMap';
import { SiteButton } from '../../../components/site/SiteButton';

/** There is no such part, or no longer. */
export function MissingPart() {
  const { t } = useTranslation(['catalogue', 'common']);
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start', py: { xs: 3, md: 6 } }}>
      <div role="alert">
        <Typography variant="h1" sx={{ typography: 'h2' }}>
          {t('details.notFound')}
        </Typography>
      </div>
      <Typography color="text.secondary">{t('details.notFoundHelp')}</Typography>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <SiteButton component={Link} to={paths.search()} variant="contained" size="large">
          {t('common:layout.search')}
        </SiteButton>
        <SiteButton
          component={Link}
          to={paths.sparePartsOverview()}
          variant="outlined"
          size="large"
        >
          {t('common:menu.allCategories')}
        </SiteButton>
      </Stack>
    </Stack>
  );
}
