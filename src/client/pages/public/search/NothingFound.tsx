import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { isRateLimited, langOf, useLookUpNumbersQuery } from '@/client/api';
import { useTranslation } from '@/client/i18n/useTranslation';
import { MAX_LENGTHS } from '@/shared/limits';
import { PasteLink } from '@/client/features/quotationList/PasteLink';
import { paths } from '@/shared/siteMap';
import { lengthOf } from '@/shared/texts';
import { BrowseCategories } from './SearchCategories';

interface NothingFoundProps {
  query: string;
  /** What of it may be a part number. */
  number: string;
  note: ReactNode;
}

/** No part matches the query: other ways to find it. */
export function NothingFound({ query, number, note }: NothingFoundProps) {
  const { t } = useTranslation('search');
  return (
    <Stack sx={{ gap: 3, alignItems: 'flex-start' }}>
      <div role="status">
        <Typography variant="h3" component="p" sx={{ overflowWrap: 'anywhere' }}>
          {t('nothing', { q: query })}
        </Typography>
        {note}
      </div>
      <NumberProposals number={number} />
      <Typography color="textSecondary" sx={{ maxWidth: '44em' }}>
        {t('nothingText')}
      </Typography>
      <Button variant="contained" size="large" href={paths.contact(query)}>
        {t('contact')}
      </Button>
      <PasteLink />
      <BrowseCategories />
    </Stack>
  );
}

/** The query is no list of numbers, and longer than a search may be. */
export function TooLong({ query }: { query: string }) {
  const { t } = useTranslation('search');
  return (
    <Stack sx={{ gap: 3 }}>
      <div role="status">
        <Typography variant="h3" component="p">
          {t('tooLong', { count: lengthOf(query) })}
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 1, maxWidth: '44em' }}>
          {t('tooLongText', { max: MAX_LENGTHS.query })}
        </Typography>
      </div>
      <PasteLink sx={{ alignSelf: 'start' }} />
      <BrowseCategories />
    </Stack>
  );
}

const mayBeNumber = (text: string) => /\d/.test(text) && text.length <= MAX_LENGTHS.partNumber;

/** Part numbers similar to this one, which may have been misread from a worn label. */
function NumberProposals({ number: requested }: { number: string }) {
  const { t } = useTranslation('search');
  const { currentData, error } = useLookUpNumbersQuery(
    { lookupForm: { numbers: [requested] } },
    { skip: !mayBeNumber(requested) },
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
            <span lang={langOf(part)}>{part.name}</span>
          </Box>
        ))}
      </Stack>
    </section>
  );
}
