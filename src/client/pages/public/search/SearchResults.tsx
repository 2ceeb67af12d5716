import { useSearchParams } from 'react-router-dom';
import { Box } from '../../../components/Box';
import { Typography } from '../../../components/Typography';
import { useTranslation } from '../../../content/useTranslation';
import { type SparePart, useListSparePartsQuery } from '../../../api';
import { paths } from '../../../../shared/siteMap';
import { FailedFetch } from '../../../components/site/FailedFetch';
import { SiteButtonLink } from '../../../components/site/SiteButton';
import { Marked } from '../../../features/search/Marked';
import { useCategoryTree } from '../../../features/categories/useCategoryTree';
import { excerpt, wordsOf } from '../../../features/search/words';
import { CatalogueCard } from '../../../features/spareParts/CatalogueCard';
import { usePageParam } from '../../../lib/usePageParam';
import { filtersIn, searchFilterQuery } from '../../../features/spareParts/filters/filterParams';
import { useKeptFacets } from '../../../features/spareParts/filters/useKeptFacets';
import { NothingLeft } from '../catalogue/NothingLeft';
import { PartPage } from '../catalogue/PartPage';
import { searchQuery } from '../../../features/spareParts/partQueries';
import { BrowseCategories } from './BrowseCategories';
import { MatchingCategories } from './MatchingCategories';
import { SearchColumns } from './SearchColumns';
import { useSearchFilters } from './useSearchFilters';

/** Cards that a wide screen shows before any scrolling. */
const FIRST_ROW = 4;

/** Categories and parts that hold every word of the query. */
export function SearchResults({ query }: { query: string }) {
  const { t } = useTranslation(['search', 'common']);
  const [page] = usePageParam();
  const [params] = useSearchParams();
  const { currentData, isError, refetch } = useListSparePartsQuery({
    ...searchQuery(query, page),
    ...searchFilterQuery(params),
  });
  const filters = useSearchFilters(useKeptFacets(query, currentData));
  const { isLoading: treeIsLoading } = useCategoryTree();
  const words = wordsOf(query);
  const mark = (text: string) => <Marked text={text} words={words} />;

  if (isError && !currentData) {
    return (
      <SearchColumns filters={filters} total={undefined}>
        <FailedFetch
          text={t('failed')}
          retryText={t('common:retry')}
          onRetry={() => void refetch()}
        />
      </SearchColumns>
    );
  }
  return (
    <SearchColumns filters={filters} total={currentData?.total}>
      <PartPage
        label={t('results')}
        wide={!filters}
        loadingLabel={t('loading')}
        page={treeIsLoading ? undefined : currentData}
        lead={
          <>
            <MatchingCategories words={words} />
            <Box role="status" sx={{ mb: 3 }}>
              <Typography variant="h2" sx={{ typography: 'h3', overflowWrap: 'anywhere' }}>
                {t('count', { count: currentData?.total ?? 0, q: query })}
              </Typography>
            </Box>
          </>
        }
        renderCard={(part, index) => (
          <CatalogueCard
            part={abridged(part, words)}
            note={makerOf(part)}
            renderText={mark}
            priority={index < FIRST_ROW}
          />
        )}
        empty={
          filters && filtersIn(params).length > 0 ? (
            <NothingLeft />
          ) : (
            <>
              <MatchingCategories words={words} />
              <NothingFound query={query} />
            </>
          )
        }
      />
    </SearchColumns>
  );
}

const makerOf = ({ brand, partType }: SparePart) => [brand, partType].filter(Boolean).join(' · ');

const abridged = (part: SparePart, words: readonly string[]): SparePart => ({
  ...part,
  description: part.description && excerpt(part.description, words),
});

/** No part holds all words of the query: other ways to the part. */
function NothingFound({ query }: { query: string }) {
  const { t } = useTranslation('search');
  return (
    <Box sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
      <Typography role="status" sx={{ typography: 'h3', overflowWrap: 'anywhere' }}>
        {t('nothing', { q: query })}
      </Typography>
      <Typography color="text.secondary" sx={{ maxWidth: '44em' }}>
        {t('nothingText')}
      </Typography>
      <SiteButtonLink to={paths.contact(query)}>{t('contact')}</SiteButtonLink>
      <BrowseCategories />
    </Box>
  );
}
