import Button from '@mui/material/Button';
import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { PageMeta } from '@/client/components/PageMeta';
import { useTranslation } from '@/client/i18n/useTranslation';
import { SuggestionsOnDemand } from '@/client/features/search/SuggestionsOnDemand';
import { ComparisonPlace } from '@/client/features/spareParts/comparison/ComparisonPlace';
import { useSearchForm } from '@/client/features/search/useSearchForm';
import { CatalogueBanner } from './catalogue/CatalogueBanner';
import { belowFold } from './catalogue/CatalogueColumns';
import { BrowseCategories } from './search/BrowseCategories';
import { SearchResults } from './search/SearchResults';

export default function SearchPage() {
  const { t } = useTranslation(['search', 'common']);
  const { searched: query, form, input, suggestions } = useSearchForm();
  return (
    <>
      <PageMeta
        title={query ? t('titleFor', { q: query }) : t('title')}
        description={t('metaDescription')}
        noindex
      />
      <CatalogueBanner picture="grid" compact={!!query}>
        <Typography
          variant="h1"
          sx={{
            typography: { xs: query ? 'h4' : 'h2', md: 'h2' },
            mb: { xs: query ? 0 : 2.5, md: 2.5 },
          }}
        >
          {t('heading')}
        </Typography>
        <Box
          component="form"
          {...form}
          aria-label={t('label')}
          sx={{
            position: 'relative',
            // A phone's bar holds a field that says the same, and its first screen is for results.
            display: { xs: query ? 'none' : 'flex', md: 'flex' },
            gap: 1,
            maxWidth: 720,
          }}
        >
          <Box
            component="input"
            key={query}
            {...input}
            aria-label={t('field')}
            sx={{
              flex: 1,
              minWidth: 0,
              height: 52,
              px: 2,
              border: 0,
              borderRadius: 1,
              bgcolor: 'background.paper',
              color: 'text.primary',
              font: 'inherit',
              fontSize: '1.05rem',
              '&::placeholder': { color: 'text.secondary', opacity: 1 },
              '&:focus-visible': { outlineColor: 'secondary.light' },
            }}
          />
          <Button
            variant="contained"
            type="submit"
            color="secondary"
            size="large"
            startIcon={<Search aria-hidden />}
          >
            {t('common:layout.searchButton')}
          </Button>
          <SuggestionsOnDemand suggestions={suggestions} searched={query} />
        </Box>
      </CatalogueBanner>
      <Container sx={{ py: { xs: query ? 2 : 3, md: 6 }, minHeight: belowFold }}>
        {query ? (
          <SearchResults key={query} query={query} />
        ) : (
          <Box>
            <Typography variant="h2" sx={{ typography: 'h3' }}>
              {t('emptyHeading')}
            </Typography>
            <Typography color="textSecondary" sx={{ mt: 1, mb: 4 }}>
              {t('emptyText')}
            </Typography>
            <BrowseCategories />
          </Box>
        )}
      </Container>
      <ComparisonPlace />
    </>
  );
}
