import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { isRateLimited, useLookUpNumbersQuery } from '@/client/api';
import { useTranslation } from '@/client/i18n/useTranslation';
import { MAX_LENGTHS } from '@/shared/limits';
import { paths } from '@/shared/siteMap';
import { BrowseCategories } from './SearchCategories';

/** No part matches the query: other ways to find it. */
export function NothingFound({ query, note }: { query: string; note: ReactNode }) {
  const { t } = useTranslation('search');
  return (
    <Stack sx={{ gap: 3, alignItems: 'flex-start' }}>
      <div role="status">
        <Typography variant="h3" component="p" sx={{ overflowWrap: 'anywhere' }}>
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
    </Stack>
  );
}

const mayBeNumber = (query: string) => /\d/.test(query) && query.length <= MAX_LENGTHS.partNumber;

/** Part numbers similar to the query, which may have been misread from a worn label. */
function NumberProposals({ query }: { query: string }) {
  const { t } = useTranslation('search');
  const { currentData, error } = useLookUpNumbersQuery(
    { lookupForm: { numbers: [query] } },
    { skip: !mayBeNumber(query) },
  );
  const proposals = currentData?.results.flatMap(({ proposals: found }) => found) ?? [];
  if (isRateLimited(error)) {
    return <Typography color="textSecondary">{t('numbersRateLimited')}</Typography>;
  }
  if (proposals.length === 0) return null;
  return (
    <section>
      <Typography variant="h4" component="h2" id="number-proposals" sx={{ mb: 1 }}>
        {t('numbers')}
      </Typography>
      <Stack component="ul" aria-labelledby="number-proposals" sx={{ overflowWrap: 'anywhere' }}>
        {proposals.map(({ number, part }) => (
          <Box component="li" key={`${number} ${part._id}`} sx={{ py: 1 }}>
            <Link
              href={paths.sparePartDetails(part._id)}
              underline="always"
              sx={{ mr: 1, fontWeight: 600 }}
            >
              {number}
            </Link>{' '}
            {part.name}
          </Box>
        ))}
      </Stack>
    </section>
  );
}
