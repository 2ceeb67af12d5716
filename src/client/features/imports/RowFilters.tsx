import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import type { ImportCounts } from '@/client/api';
import { useTranslation } from '@/client/i18n/useTranslation';

export const rowFilters = ['faulty', 'new', 'changed', 'unchanged', 'excluded', 'all'] as const;
export type RowFilter = (typeof rowFilters)[number];

interface RowFiltersProps {
  counts: ImportCounts;
  value: RowFilter;
  onChange: (filter: RowFilter) => void;
}

/** Which rows are shown, with their numbers. */
export function RowFilters({ counts, value, onChange }: RowFiltersProps) {
  const { t } = useTranslation('importCheck');
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={1}
      role="group"
      aria-label={t('filter')}
      sx={{ flexWrap: 'wrap', my: 2 }}
    >
      {rowFilters.map((filter) => (
        <Chip
          key={filter}
          component="button"
          clickable
          aria-pressed={filter === value}
          color={filter === value ? 'primary' : 'default'}
          variant={filter === value ? 'filled' : 'outlined'}
          label={t(`filters.${filter}`, { count: filter === 'all' ? all : counts[filter] })}
          onClick={() => onChange(filter)}
          sx={{ minHeight: { xs: 40, md: 32 } }}
        />
      ))}
    </Stack>
  );
}
