import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import visuallyHidden from '@mui/utils/visuallyHidden';
import type { MouseEvent } from 'react';
import { useTranslation } from '@/client/i18n/useTranslation';
import { resultsId } from '../list/partQueries';
import { FilterForm } from './FilterForm';
import { type FilterOptions, useFilters } from './useFilters';

/** The element id of the column, for a link from above the list. */
export const filtersId = 'filters';

/**
 * The filters beside a list. Small screens have the sheet of `FilterBar` instead; without script the
 * column is below the list there.
 */
export function FilterColumn(options: FilterOptions) {
  const { t } = useTranslation('catalogue');
  const filters = useFilters(options);
  if (filters.groups.length === 0) return null;
  const heading = t('filters.heading');

  const skipToResults = (event: MouseEvent) => {
    // The hash in the URL would be one more step for Back. A list that failed isn't there.
    event.preventDefault();
    (document.getElementById(resultsId) ?? document.getElementById('main'))?.focus();
  };
  return (
    <Box
      component="section"
      id={filtersId}
      aria-label={heading}
      sx={{
        display: { xs: 'none', lg: 'block' },
        displayPrint: 'none',
        '@media (scripting: none)': { display: 'block' },
      }}
    >
      <Button
        component="a"
        variant="contained"
        href={`#${resultsId}`}
        onClick={skipToResults}
        sx={{ position: 'absolute', zIndex: 1, '&:not(:focus)': visuallyHidden }}
      >
        {t('filters.skip')}
      </Button>
      <Typography
        variant="h4"
        component="h2"
        sx={{ pb: 1.5, mb: 2, borderBottom: 2, borderColor: 'primary.main' }}
      >
        {heading}
      </Typography>
      <FilterForm filters={filters} />
    </Box>
  );
}
