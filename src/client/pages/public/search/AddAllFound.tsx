import PlaylistAdd from '@mui/icons-material/PlaylistAdd';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type SubmitEvent, useState } from 'react';
import type { Lookup } from '@/client/api';
import { namesOf } from '@/client/features/quotationList/quotationSlice';
import { useAddLines } from '@/client/features/quotationList/useAddLines';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { localizedPath } from '@/shared/language';
import { MAX_LINES } from '@/shared/limits';
import { isNumber, splitEntries } from '@/shared/numberList';
import { readQuantity, splitQuantity } from '@/shared/quantities';
import { isQuantity } from '@/shared/quantity';
import {
  INTENT_FIELD,
  type ListIntent,
  PART_ID_FIELD,
  quantityField,
} from '@/shared/quotationForm';
import { exactKey } from '@/shared/search';
import { paths } from '@/shared/siteMap';

const INTENT: ListIntent = 'add';

interface AddAllFoundProps {
  query: string;
  found: readonly Pick<Lookup['results'][number], 'number' | 'matches'>[];
}

/** Adds the part of each number that only one has; a form that the site accepts without script. */
export function AddAllFound({ query, found }: AddAllFoundProps) {
  const { t } = useTranslation('search');
  const addLines = useAddLines();
  const action = localizedPath(useLanguage(), paths.quotation());
  const [result, setResult] = useState<'added' | 'noRoom'>();
  const quantityOf = quantitiesIn(query);
  const lines = found.flatMap(({ number, matches: [match, ...others] }) => {
    if (!match || others.some(({ part }) => part._id !== match.part._id)) return [];
    const { part } = match;
    return { partId: part._id, ...namesOf(part), quantity: quantityOf(number) };
  });
  const count = new Set(lines.map(({ partId }) => partId)).size;
  if (count === 0) return null;
  const add = (event: SubmitEvent) => {
    event.preventDefault();
    setResult(addLines(lines).tooMany ? 'noRoom' : 'added');
  };
  return (
    <Box component="form" method="post" action={action} onSubmit={add} sx={{ mb: 2 }}>
      <input type="hidden" name={INTENT_FIELD} value={INTENT} />
      {lines.map(({ partId, quantity = '' }, index) => (
        <span key={`${index} ${partId}`}>
          <input type="hidden" name={PART_ID_FIELD} value={partId} />
          <input type="hidden" name={quantityField(partId)} value={quantity} />
        </span>
      ))}
      <Button
        type="submit"
        variant="contained"
        startIcon={<PlaylistAdd />}
        disabled={result === 'added'}
        sx={{ minHeight: 44 }}
      >
        {t('list.add', { count })}
      </Button>
      {lines.length < found.length && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {t('list.addHelp')}
        </Typography>
      )}
      <Box role="status">
        {result && (
          <Alert
            severity={result === 'added' ? 'success' : 'error'}
            action={
              <Button href={paths.quotation()} color="inherit">
                {t('list.showList')}
              </Button>
            }
            sx={{ mt: 1 }}
          >
            {t(`list.${result}`, { count, max: MAX_LINES })}
          </Alert>
        )}
      </Box>
    </Box>
  );
}

/**
 * How many of each number a list names; otherwise one. Of a table with a column of counts it can't be
 * said here which is whose: those lines have no quantity.
 */
function quantitiesIn(query: string): (number: string) => number | undefined {
  const entries = splitEntries(query);
  const hasColumn = entries.some((entry) => readQuantity(entry) && !isNumber(entry));
  const counts = new Map(
    entries.map((entry) => {
      const { text, quantity } = splitQuantity(entry);
      return [exactKey(text), quantity];
    }),
  );
  return (number) => {
    const named = counts.get(exactKey(number));
    return isQuantity(named) ? named : hasColumn || named !== undefined ? undefined : 1;
  };
}
