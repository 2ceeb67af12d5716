import Search from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { isUnknownId, useListSparePartsQuery } from '@/client/api';
import { PageMeta } from '@/client/components/PageMeta';
import { categoryChoices } from '@/client/features/categories/categoryChoices';
import { selectCategoryTree } from '@/client/features/categories/selectors';
import { useCategoryTree } from '@/client/features/categories/useCategoryTree';
import { AddToQuotation } from '@/client/features/quotationList/AddToQuotation';
import { PasteLink } from '@/client/features/quotationList/PasteLink';
import { Marked } from '@/client/features/search/Marked';
import { SearchField } from '@/client/features/search/SearchField';
import { isVerbatim, queryOf, readQuery } from '@/client/features/search/searchQuery';
import {
  correctedWords,
  excerpt,
  markedWords,
  withoutMakers,
} from '@/client/features/search/words';
import { ComparisonBar } from '@/client/features/spareParts/comparison/ComparisonBar';
import { FilterBar } from '@/client/features/spareParts/filters/FilterBar';
import { FilterColumn } from '@/client/features/spareParts/filters/FilterColumn';
import type { ChoiceGroup, ListFacets } from '@/client/features/spareParts/filters/filterGroups';
import { filtersIn, selectedCategory } from '@/client/features/spareParts/filters/filterParams';
import { useListFacets } from '@/client/features/spareParts/filters/useFilters';
import { CatalogueCard } from '@/client/features/spareParts/list/CatalogueCard';
import { searchQuery } from '@/client/features/spareParts/list/partQueries';
import { SortControl } from '@/client/features/spareParts/list/SortControl';
import { useTranslation } from '@/client/i18n/useTranslation';
import { joined } from '@/shared/isolate';
import { CatalogueBanner } from './catalogue/CatalogueBanner';
import { belowFold, columns, lastWithoutScript } from './catalogue/CatalogueColumns';
import { FailedList, NothingLeft } from './catalogue/messages';
import { PartPage } from './catalogue/PartPage';
import { NothingFound, TooLong } from './search/NothingFound';
import { NumberList } from './search/NumberList';
import { BrowseCategories, MatchingCategories } from './search/SearchCategories';
import { SearchNote } from './search/SearchNote';

/** Cards that a wide screen shows before any scrolling. */
const FIRST_ROW = 4;

export default function SearchPage() {
  const { t } = useTranslation(['search', 'common']);
  const query = queryOf(useSearchParams()[0]);
  const { numbers, isTooLong } = readQuery(query);
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
            // Chinese would break between its signs.
            sx={{ flexShrink: 0 }}
          >
            {t('common:layout.searchButton')}
          </Button>
        </SearchField>
        {!query && <PasteLink color="inherit" sx={{ mt: 1 }} />}
      </CatalogueBanner>
      <Container sx={{ py: { xs: query ? 2 : 3, md: 6 }, minHeight: belowFold }}>
        {isTooLong ? (
          <TooLong query={query} />
        ) : numbers.length > 0 ? (
          <NumberList key={query} query={query} />
        ) : query ? (
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

function SearchResults({ query }: { query: string }) {
  const { t } = useTranslation(['search', 'common']);
  const [params] = useSearchParams();
  const verbatim = isVerbatim(params);
  const { currentData, error, refetch } = useListSparePartsQuery(
    searchQuery(query, verbatim, params),
  );
  const facets = useListFacets(query, currentData);
  const categories = useCategoryGroup(facets);
  const isFiltered = filtersIn(params).length > 0;
  const filters =
    facets && (isFiltered || currentData?.total !== 0) ? { facets, categories } : undefined;
  const { isLoading: treeIsLoading } = useCategoryTree();
  const makers = currentData?.makers;
  const searched = withoutMakers(query, makers);
  const meant = correctedWords(searched, currentData?.corrected);
  // A part may contain the words as they were typed, too.
  const words = markedWords(query, meant, currentData?.corrected);
  const failure =
    error && !currentData ? { text: t('failed'), onRetry: () => void refetch() } : undefined;

  const matching = <MatchingCategories meant={meant} words={words} />;
  const note = (
    <SearchNote
      query={query}
      meant={meant}
      dropped={currentData?.dropped}
      makers={makers}
      verbatim={verbatim}
    />
  );

  const list = failure ? (
    <FailedList {...failure} mayNotKnowFilters={isUnknownId(error)} />
  ) : (
    <PartPage
      label={t('results')}
      wide={!filters}
      loadingLabel={t('loading')}
      page={treeIsLoading ? undefined : currentData}
      lead={
        <>
          {matching}
          <Box role="status" sx={{ mb: { xs: 2, md: 3 } }}>
            <Typography
              variant="h2"
              sx={{ typography: { xs: 'h4', md: 'h3' }, overflowWrap: 'anywhere' }}
            >
              {t('count', {
                count: currentData?.total ?? 0,
                q: meant.map(({ text }) => text).join(' '),
              })}
            </Typography>
            {note}
          </Box>
        </>
      }
      renderCard={(part, index) => (
        <CatalogueCard
          key={part._id}
          part={{ ...part, description: part.description && excerpt(part.description, words) }}
          note={joined([part.brand, part.partType])}
          renderText={(text) => <Marked text={text} words={words} />}
          priority={index < FIRST_ROW}
          action={<AddToQuotation part={part} />}
        />
      )}
      empty={
        filters && isFiltered ? (
          <NothingLeft />
        ) : (
          <>
            {matching}
            <NothingFound query={query} number={searched} note={note} />
          </>
        )
      }
    />
  );

  // The keys keep the results mounted when the filters appear.
  return (
    <Box sx={filters && columns}>
      {filters && (
        <Box sx={lastWithoutScript}>
          <FilterColumn {...filters} />
        </Box>
      )}
      <div key="results">
        {filters && (
          <FilterBar {...filters} total={currentData?.total} failure={failure}>
            {!failure && <SortControl initial="relevance" />}
          </FilterBar>
        )}
        <div key="list">{list}</div>
      </div>
    </Box>
  );
}

function useCategoryGroup(facets: ListFacets | undefined): ChoiceGroup | undefined {
  const { t } = useTranslation('catalogue');
  const selectedId = selectedCategory(useSearchParams()[0]);
  const tree = useSelector(selectCategoryTree);
  return (
    facets && {
      kind: 'one',
      name: 'category',
      legend: t('filters.category'),
      choices: [
        { value: '', label: t('filters.allCategories'), selected: !selectedId },
        ...categoryChoices(tree, facets, selectedId),
      ],
    }
  );
}
