import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useSearchParams } from 'react-router-dom';
import { type SparePart, isUnknownId, useListSparePartsQuery } from '@/client/api';
import { useCategoryTree } from '@/client/features/categories/useCategoryTree';
import { correctedWords, textOf } from '@/client/features/search/correctedWords';
import { Marked } from '@/client/features/search/Marked';
import { verbatimOf } from '@/client/features/search/searchQuery';
import { excerpt, significantWords, wordsOf } from '@/client/features/search/words';
import { filtersIn, searchFilterQuery } from '@/client/features/spareParts/filters/filterParams';
import { useListFacets } from '@/client/features/spareParts/filters/useListFacets';
import { CatalogueCard } from '@/client/features/spareParts/list/CatalogueCard';
import { searchQuery } from '@/client/features/spareParts/list/partQueries';
import { useTranslation } from '@/client/i18n/useTranslation';
import { usePageParam } from '@/client/lib/usePageParam';
import { FailedList, NothingLeft } from '../catalogue/messages';
import { PartPage } from '../catalogue/PartPage';
import { NothingFound } from './NothingFound';
import { MatchingCategories } from './SearchCategories';
import { SearchColumns, useSearchFilters } from './SearchFilters';
import { SearchNote } from './SearchNote';

/** Cards that a wide screen shows before any scrolling. */
const FIRST_ROW = 4;

/** Categories and parts that match the query, and how its words were searched. */
export function SearchResults({ query }: { query: string }) {
  const { t } = useTranslation(['search', 'common']);
  const [page] = usePageParam();
  const [params] = useSearchParams();
  const verbatim = verbatimOf(params);
  const { currentData, error, refetch } = useListSparePartsQuery({
    ...searchQuery(query, page, verbatim),
    ...searchFilterQuery(params),
  });
  const offered = useSearchFilters(useListFacets(query, currentData));
  const isNarrowed = filtersIn(params).length > 0;
  const filters = currentData?.total === 0 && !isNarrowed ? undefined : offered;
  const { isLoading: treeIsLoading } = useCategoryTree();
  const meant = correctedWords(query, currentData?.corrected);
  // A part may hold the words as they were typed, too.
  const words = significantWords([...meant.map(({ text }) => text), ...wordsOf(query)]);
  const mark = (text: string) => <Marked text={text} words={words} />;

  const note = (
    <SearchNote query={query} meant={meant} dropped={currentData?.dropped} verbatim={verbatim} />
  );

  if (error && !currentData) {
    const failure = { text: t('failed'), onRetry: () => void refetch() };
    return (
      <SearchColumns filters={filters} total={undefined} failure={failure}>
        <FailedList {...failure} mayNotKnowFilters={isUnknownId(error)} />
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
            <MatchingCategories meant={meant} words={words} />
            <Box role="status" sx={{ mb: { xs: 2, md: 3 } }}>
              <Typography
                variant="h2"
                sx={{ typography: { xs: 'h4', md: 'h3' }, overflowWrap: 'anywhere' }}
              >
                {t('count', { count: currentData?.total ?? 0, q: textOf(meant) })}
              </Typography>
              {note}
            </Box>
          </>
        }
        renderCard={(part, index) => (
          <CatalogueCard
            key={part._id}
            part={abridged(part, words)}
            note={makerOf(part)}
            renderText={mark}
            priority={index < FIRST_ROW}
          />
        )}
        empty={
          filters && isNarrowed ? (
            <NothingLeft />
          ) : (
            <>
              <MatchingCategories meant={meant} words={words} />
              <NothingFound query={query} note={note} />
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
