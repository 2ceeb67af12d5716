import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from '@/client/i18n/useTranslation';
import { type SparePart, isUnknownId, useListSparePartsQuery } from '@/client/api';
import { paths } from '@/shared/siteMap';
import { Marked } from '@/client/features/search/Marked';
import { useCategoryTree } from '@/client/features/categories/useCategoryTree';
import { correctedWords, textOf } from '@/client/features/search/correctedWords';
import { verbatimOf } from '@/client/features/search/searchQuery';
import { excerpt, tellingWords, wordsOf } from '@/client/features/search/words';
import { CatalogueCard } from '@/client/features/spareParts/list/CatalogueCard';
import { usePageParam } from '@/client/lib/usePageParam';
import { filtersIn, searchFilterQuery } from '@/client/features/spareParts/filters/filterParams';
import { useKeptFacets } from '@/client/features/spareParts/filters/useKeptFacets';
import { FailedList } from '../catalogue/FailedList';
import { NothingLeft } from '../catalogue/NothingLeft';
import { PartPage } from '../catalogue/PartPage';
import { searchQuery } from '@/client/features/spareParts/list/partQueries';
import { BrowseCategories } from './BrowseCategories';
import { MatchingCategories } from './MatchingCategories';
import { NumberProposals } from './NumberProposals';
import { SearchNote } from './SearchNote';
import { SearchColumns } from './SearchColumns';
import { useSearchFilters } from './useSearchFilters';

/** Cards that a wide screen shows before any scrolling. */
const FIRST_ROW = 4;

/** Categories and parts that the query finds, and what became of its words. */
export function SearchResults({ query }: { query: string }) {
  const { t } = useTranslation(['search', 'common']);
  const [page] = usePageParam();
  const [params] = useSearchParams();
  const verbatim = verbatimOf(params);
  const { currentData, error, refetch } = useListSparePartsQuery({
    ...searchQuery(query, page, verbatim),
    ...searchFilterQuery(params),
  });
  const offered = useSearchFilters(useKeptFacets(query, currentData));
  const isNarrowed = filtersIn(params).length > 0;
  const filters = currentData?.total === 0 && !isNarrowed ? undefined : offered;
  const { isLoading: treeIsLoading } = useCategoryTree();
  const meant = correctedWords(query, currentData?.corrected);
  // A part may hold the words as they were typed, too.
  const words = tellingWords([...meant.map(({ text }) => text), ...wordsOf(query)]);
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

/** No part for the query: other ways to the part. */
function NothingFound({ query, note }: { query: string; note: ReactNode }) {
  const { t } = useTranslation('search');
  return (
    <Box sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
      <div role="status">
        <Typography sx={{ typography: 'h3', overflowWrap: 'anywhere' }}>
          {t('nothing', { q: query })}
        </Typography>
        {note}
      </div>
      <NumberProposals query={query} />
      <Typography color="textSecondary" sx={{ maxWidth: '44em' }}>
        {t('nothingText')}
      </Typography>
      <Button variant="contained" size="large" href={paths.contact(query)}>
        {t('contact')}
      </Button>
      <BrowseCategories />
    </Box>
  );
}
