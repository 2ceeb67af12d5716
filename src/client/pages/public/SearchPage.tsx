import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { PageMeta } from '../../components/PageMeta';
import { useTranslation } from '../../content/useTranslation';
import { SearchField } from '../../features/search/SearchField';
import { queryOf } from '../../features/search/searchQuery';
import { paths } from '../../../shared/siteMap';
import { CatalogueBanner } from './catalogue/CatalogueBanner';
import { belowFold } from './catalogue/CatalogueColumns';
import { BrowseCategories } from './search/BrowseCategories';
import { SearchResults } from './search/SearchResults';

export default function SearchPage() {
  const { t } = useTranslation('search');
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const query = queryOf(params);
  return (
    <>
      <PageMeta
        title={query ? t('titleFor', { q: query }) : t('title')}
        description={t('metaDescription')}
        noindex
      />
      <CatalogueBanner picture="grid">
        <Typography variant="h1" sx={{ typography: 'h2', mb: 2.5 }}>
          {t('heading')}
        </Typography>
        <SearchField
          key={query}
          query={query}
          onSearch={(text) => void navigate(paths.search(text))}
        />
      </CatalogueBanner>
      <Container sx={{ py: { xs: 3, md: 6 }, minHeight: belowFold }}>
        {query ? (
          <SearchResults key={query} query={query} />
        ) : (
          <Box>
            <Typography variant="h2" sx={{ typography: 'h3' }}>
              {t('emptyHeading')}
            </Typography>
            <Typography color="text.secondary" sx={{ mt: 1, mb: 4 }}>
              {t('emptyText')}
            </Typography>
            <BrowseCategories />
          </Box>
        )}
      </Container>
    </>
  );
}
