import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from '@/client/i18n/useTranslation';
import { FilterForm } from './FilterForm';
import { SkipToResults } from './SkipToResults';
import { type FilterOptions, useFilters } from './useFilters';

/** The filters beside a list; on small screens `FilterBar` has them. */
export function FilterColumn(options: FilterOptions) {
  const { t } = useTranslation('catalogue');
  const filters = useFilters(options);
  if (filters.groups.length === 0) return null;
  const heading = t('filters.heading');
  return (
    <Box component="section" aria-label={heading} sx={{ display: { xs: 'none', lg: 'block' } }}>
      <SkipToResults />
      <Typography
        variant="h2"
        sx={{ typography: 'h4', pb: 1.5, mb: 2, borderBottom: 2, borderColor: 'primary.main' }}
      >
        {heading}
      </Typography>
      <FilterForm filters={filters} />
    </Box>
  );
}
