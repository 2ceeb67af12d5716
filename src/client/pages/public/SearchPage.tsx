import Button from '@mui/material/Button';
import Search from '@mui/icons-material/Search';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useSearchParams } from 'react-router-dom';
import { PageMeta } from '@/client/components/PageMeta';
import { useTranslation } from '@/client/i18n/useTranslation';
import { SearchField } from '@/client/features/search/SearchField';
import { queryOf } from '@/client/features/search/searchQuery';
import { ComparisonBar } from '@/client/features/spareParts/comparison/ComparisonBar';
import { CatalogueBanner } from './catalogue/CatalogueBanner';
import { belowFold } from './catalogue/CatalogueColumns';
import { BrowseCategories } from './search/SearchCategories';
import { SearchResults } from './search/SearchResults';

export default function SearchPage() {
  const { t } = useTranslation(['search', 'common']);
  const query = queryOf(useSearchParams()[0]);
  return (
    <>
      <PageMeta
        title={query ? t('titleFor', { q: query }) : t('title')}
        description={t('metaDescription')}
        noindex
      />
      <CatalogueBanner image="grid" compact={!!query}>
        <Typography
          variant="h1"
          sx={{
            typography: { xs: query ? 'h4' : 'h2', md: 'h2' },
            mb: { xs: query ? 0 : 2.5, md: 2.5 },
          }}
        >
          {t('heading')}
        </Typography>
        <SearchField
          label={t('field')}
          formLabel={t('label')}
          inputProps={{ sx: { bgcolor: 'background.paper' } }}
          sx={{
            // A phone's bar has a field with the same text, and its first screen is for results.
            display: { xs: query ? 'none' : 'flex', md: 'flex' },
            gap: 1,
            maxWidth: 720,
          }}
        >
          <Button
            variant="contained"
            type="submit"
            color="secondary"
            size="large"
            startIcon={<Search aria-hidden />}
          >
            {t('common:layout.searchButton')}
          </Button>
        </SearchField>
      </CatalogueBanner>
      <Container sx={{ py: { xs: query ? 2 : 3, md: 6 }, minHeight: belowFold }}>
        {query ? (
          <SearchResults key={query} query={query} />
        ) : (
          <>
            <Typography variant="h3" component="h2">
              {t('emptyHeading')}
            </Typography>
            <Typography color="textSecondary" sx={{ mt: 1, mb: 4 }}>
              {t('emptyText')}
            </Typography>
            <BrowseCategories />
          </>
        )}
      </Container>
      <ComparisonBar />
    </>
  );
}
