import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../../content/useTranslation';
import { paths } from '../../../../shared/siteMap';
import { SiteButton } from '../../../components/site/SiteButton';
import { BrowseCategories } from './BrowseCategories';

/** No part holds all words of the query: other ways to the part. */
export function NothingFound({ query }: { query: string }) {
  const { t } = useTranslation('search');
  return (
    <Stack spacing={3} sx={{ alignItems: 'flex-start' }}>
      <Typography role="status" sx={{ typography: 'h3', overflowWrap: 'anywhere' }}>
        {t('nothing', { q: query })}
      </Typography>
      <Typography color="text.secondary" sx={{ maxWidth: '44em' }}>
        {t('nothingText')}
      </Typography>
      <SiteButton component={Link} to={paths.contact(query)} variant="contained" size="large">
        {t('contact')}
      </SiteButton>
      <BrowseCategories />
    </Stack>
  );
}
