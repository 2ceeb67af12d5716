import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { isRateLimited, langOf, useLookUpNumbersQuery, type Lookup } from '@/client/api';
import { AddToQuotation } from '@/client/features/quotationList/AddToQuotation';
import { AddAllFound } from './AddAllFound';
import { PasteLink } from '@/client/features/quotationList/PasteLink';
import { readQuery } from '@/client/features/search/searchQuery';
import { useTranslation } from '@/client/i18n/useTranslation';
import { MAX_LOOKUP } from '@/shared/limits';
import { paths } from '@/shared/siteMap';
import { joined } from '@/shared/isolate';
import { FailedFetch } from '../catalogue/messages';

type Result = Lookup['results'][number];
type Match = Result['matches'][number];

/** Parts of one number that are listed; a search for it shows all of them. */
const MAX_SHOWN = 3;

/** A pasted list of numbers: which are found, which are similar to others and which are unknown. */
export function NumberList({ query }: { query: string }) {
  const { t } = useTranslation('search');
  const { numbers, lookupArg } = readQuery(query);
  const { currentData, error, refetch } = useLookUpNumbersQuery(lookupArg);
  if (error && !currentData) {
    const text = t(isRateLimited(error) ? 'list.rateLimited' : 'list.failed');
    return <FailedFetch text={text} onRetry={() => void refetch()} />;
  }
  if (!currentData) return <Typography role="status">{t('loading')}</Typography>;
  const results = currentData.results.map((result, index) => ({
    ...result,
    number: numbers[index] ?? result.number,
  }));
  const found = results.filter(({ matches }) => matches.length > 0);
  const others = results.filter(({ matches }) => matches.length === 0);
  const similar = others.filter(({ proposals }) => proposals.length > 0);
  const unknown = others.filter(({ proposals }) => proposals.length === 0);
  const remaining = numbers.slice(MAX_LOOKUP);
  return (
    <Stack sx={{ gap: 4, alignItems: 'flex-start' }}>
      <Typography role="status" variant="h3" component="h2">
        {t('list.heading', { found: found.length, count: numbers.length })}
      </Typography>
      <PasteLink />
      <Section heading="unknown" count={unknown.length}>
        <List>
          {unknown.map(({ number }) => (
            <Entry key={number} number={number} />
          ))}
        </List>
        <Button
          variant="contained"
          href={paths.contact(unknown.map(({ number }) => number).join(', '))}
          sx={{ mt: 2 }}
        >
          {t('list.ask')}
        </Button>
      </Section>
      <Section heading="similar" count={similar.length}>
        <Typography color="textSecondary">{t('list.similarText')}</Typography>
        <List>
          {similar.map(({ number, proposals }) => (
            <Entry key={number} number={number} matches={proposals} />
          ))}
        </List>
      </Section>
      <Section heading="found" count={found.length}>
        <AddAllFound query={query} found={found} />
        <List>
          {found.map(({ number, matches }) => (
            <Entry key={number} number={number} matches={matches} />
          ))}
        </List>
      </Section>
      <Section heading="left" count={remaining.length}>
        <Typography color="textSecondary">{t('list.leftText', { max: MAX_LOOKUP })}</Typography>
        <Typography sx={{ my: 1, overflowWrap: 'anywhere' }}>{remaining.join(', ')}</Typography>
        <Link href={paths.search(remaining.join(', '))} underline="always">
          {t('list.next')}
        </Link>
      </Section>
    </Stack>
  );
}

interface SectionProps {
  heading: 'found' | 'similar' | 'unknown' | 'left';
  count: number;
  children: ReactNode;
}

function Section({ heading, count, children }: SectionProps) {
  const { t } = useTranslation('search');
  if (count === 0) return null;
  return (
    <Box component="section" sx={{ width: '100%' }}>
      <Typography variant="h4" component="h3" sx={{ mb: 1 }}>
        {t(`list.${heading}`, { count })}
      </Typography>
      {children}
    </Box>
  );
}

const List = ({ children }: { children: ReactNode }) => (
  <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', overflowWrap: 'anywhere' }}>
    {children}
  </Box>
);

/**
 * A number as it was pasted, and the parts that have it or a similar one. Of an unknown one a link
 * searches the names and descriptions.
 */
function Entry({ number, matches = [] }: { number: string; matches?: Match[] }) {
  const { t } = useTranslation('search');
  const id = useId();
  return (
    <Box component="li" aria-labelledby={id} sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
      <Box component="span" id={id} sx={{ fontWeight: 600 }}>
        {matches.length > 0 ? (
          number
        ) : (
          <Link href={paths.search(number)} underline="always">
            {number}
          </Link>
        )}
      </Box>
      {matches.slice(0, MAX_SHOWN).map((match) => (
        <Box
          key={`${match.number} ${match.part._id}`}
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'space-between',
            gap: 1,
            py: 0.5,
          }}
        >
          <Link
            href={paths.sparePartDetails(match.part._id)}
            underline="always"
            lang={langOf(match.part)}
          >
            {joined([match.number !== number && match.number, match.part.name])}
          </Link>
          <AddToQuotation part={match.part} />
        </Box>
      ))}
      {matches.length > MAX_SHOWN && (
        <Link href={paths.search(number)} underline="always">
          {t('list.more', { count: matches.length, number })}
        </Link>
      )}
    </Box>
  );
}
