import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { SparePart } from '../../../api';
import { api, useListSparePartsQuery } from '../../../api';
import { FailedFetch } from '../../../components/FailedFetch';
import { Marked } from '../../../features/search/Marked';
import { excerpt, wordsOf } from '../../../features/search/words';
import { CatalogueCard } from '../../../features/spareParts/CatalogueCard';
import { PARTS_PER_PAGE } from '../../../features/spareParts/PartGrid';
import { usePageParam } from '../../../lib/usePageParam';
import { PartPage } from '../catalogue/PartPage';
import { MatchingCategories } from './MatchingCategories';
import { NothingFound } from './NothingFound';

/** Categories and parts that hold every word of the query. */
export function SearchResults({ query }: { query: string }) {
  const { t } = useTranslation('search');
  const [page] = usePageParam();
  const asked = { q: query, page, limit: PARTS_PER_PAGE };
  const { currentData, isError, refetch } = useListSparePartsQuery(asked);
  const prefetch = api.usePrefetch('listSpareParts');
  const words = wordsOf(query);
  const mark = (text: string) => <Marked text={text} words={words} />;
  const total = currentData?.total;

  return (
    <>
      <MatchingCategories words={words} />
      <Typography variant="h2" role="status" sx={{ typography: 'h3', mb: total ? 3 : 0 }}>
        {total ? t('count', { count: total, q: query }) : ''}
      </Typography>
      {isError && !currentData ? (
        <FailedFetch text={t('failed')} retryText={t('retry')} onRetry={() => void refetch()} />
      ) : (
        <PartPage
          label={t('results')}
          wide
          loadingLabel={t('loading')}
          page={currentData}
          renderCard={(part) => (
            <CatalogueCard part={abridged(part, words)} note={makerOf(part)} renderText={mark} />
          )}
          onIntent={(to) => prefetch({ ...asked, page: to })}
          empty={<NothingFound query={query} />}
        />
      )}
    </>
  );
}

const makerOf = ({ brand, partType }: SparePart) => [brand, partType].filter(Boolean).join(' · ');

const abridged = (part: SparePart, words: readonly string[]): SparePart => ({
  ...part,
  description: part.description && excerpt(part.description, words),
});
