import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useSearchParams } from 'react-router-dom';
import { type SparePart, isUnknownId, useListSparePartsQuery } from '@/client/api';
import { useCategoryTree } from '@/client/features/categories/useCategoryTree';
import { Marked } from '@/client/features/search/Marked';
import { isVerbatim } from '@/client/features/search/searchQuery';
import { correctedWords, excerpt, significantWords, wordsOf } from '@/client/features/search/words';
import { FilterBar } from '@/client/features/spareParts/filters/FilterBar';
import { FilterColumn } from '@/client/features/spareParts/filters/FilterColumn';
import { filtersIn } from '@/client/features/spareParts/filters/filterParams';
import { useListFacets } from '@/client/features/spareParts/filters/useFilters';
import { CatalogueCard } from '@/client/features/spareParts/list/CatalogueCard';
import { searchQuery } from '@/client/features/spareParts/list/partQueries';
import { useTranslation } from '@/client/i18n/useTranslation';
import { columns, lastWithoutScript } from '../catalogue/CatalogueColumns';
import { FailedList, NothingLeft } from '../catalogue/messages';
import { PartPage } from '../catalogue/PartPage';
import { NothingFound } from './NothingFound';
import { MatchingCategories } from './SearchCategories';
import { SearchNote } from './SearchNote';
import { useCategoryGroup } from './useCategoryGroup';

/** Cards that a wide screen shows before any scrolling. */
const FIRST_ROW = 4;

export function SearchResults({ query }: { query: string }) {
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
    facets && (isFiltered || currentData?.total !== 0) ? { facets, ...categories } : undefined;
  const { isLoading: treeIsLoading } = useCategoryTree();
  const meant = correctedWords(query, currentData?.corrected);
  // A part may contain the words as they were typed, too.
  const words = significantWords([...meant.map(({ text }) => text), ...wordsOf(query)]);
  const failure =
    error && !currentData ? { text: t('failed'), onRetry: () => void refetch() } : undefined;

  const matching = <MatchingCategories meant={meant} words={words} />;
  const note = (
    <SearchNote query={query} meant={meant} dropped={currentData?.dropped} verbatim={verbatim} />
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
          part={abridged(part, words)}
          note={[part.brand, part.partType].filter(Boolean).join(' · ')}
          renderText={(text) => <Marked text={text} words={words} />}
          priority={index < FIRST_ROW}
        />
      )}
      empty={
        filters && isFiltered ? (
          <NothingLeft />
        ) : (
          <>
            {matching}
            <NothingFound query={query} note={note} />
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
        {filters && <FilterBar {...filters} total={currentData?.total} failure={failure} />}
        <div key="list">{list}</div>
      </div>
    </Box>
  );
}

const abridged = (part: SparePart, words: readonly string[]): SparePart => ({
  ...part,
  description: part.description && excerpt(part.description, words),
});
