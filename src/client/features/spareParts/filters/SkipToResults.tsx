import type { MouseEvent } from 'react';
import Box from '@mui/material/Box';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useTranslation } from '@/client/i18n/useTranslation';
import { resultsId } from '../list/partQueries';

/** Leads the keyboard past dozens of fields to what they narrow down. */
export function SkipToResults() {
  const { t } = useTranslation('catalogue');
  const skip = (event: MouseEvent) => {
    // Without the hash in the address, which Back would have to go through. A list that failed isn't there.
    event.preventDefault();
    document.getElementById(document.getElementById(resultsId) ? resultsId : 'main')?.focus();
  };
  return (
    <Box
      component="a"
      href={`#${resultsId}`}
      onClick={skip}
      sx={{
        position: 'absolute',
        zIndex: 1,
        px: 2,
        py: 1.5,
        bgcolor: 'background.paper',
        boxShadow: 3,
        color: 'primary.main',
        fontWeight: 600,
        '&:not(:focus)': visuallyHidden,
      }}
    >
      {t('filters.skip')}
    </Box>
  );
}
