import Link from '@mui/material/Link';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from '@/client/i18n/useTranslation';
import { isRateLimited, useLookUpNumbersQuery } from '@/client/api';
import { paths } from '@/shared/siteMap';
import { MAX_LENGTHS } from '@/shared/limits';

const mayBeNumber = (query: string) => /\d/.test(query) && query.length <= MAX_LENGTHS.partNumber;

/**
 * Numbers that are easily mistaken for what was searched for: it was read off a worn label. Nothing
 * where there are none, or where the backend offers the core only.
 */
export function NumberProposals({ query }: { query: string }) {
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
      <Typography variant="h2" id="number-proposals" sx={{ typography: 'h4', mb: 1 }}>
        {t('numbers')}
      </Typography>
      <Box component="ul" aria-labelledby="number-proposals" sx={styles}>
        {proposals.map(({ number, part }) => (
          <li key={`${number} ${part._id}`}>
            <Link href={paths.sparePartDetails(part._id)}>{number}</Link> {part.name}
          </li>
        ))}
      </Box>
    </section>
  );
}

const styles = {
  m: 0,
  p: 0,
  listStyle: 'none',
  overflowWrap: 'anywhere',
  // As tall as a finger needs it.
  '& > li': { py: 1 },
  '& a': { fontWeight: 600, color: 'primary.main', mr: 1 },
} as const;
