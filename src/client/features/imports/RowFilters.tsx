import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { type ImportCounts, useEditImportRowsMutation } from '@/client/api';
import { BusyButton } from '@/client/components/console/BusyButton';
import { useNotices } from '@/client/components/console/useFailure';
import { useTranslation } from '@/client/i18n/useTranslation';
import { focusMain } from '@/client/lib/focusMain';

export const rowFilters = ['faulty', 'new', 'changed', 'unchanged', 'excluded', 'all'] as const;
export type RowFilter = (typeof rowFilters)[number];

interface RowFiltersProps {
  importId: string;
  counts: ImportCounts;
  value: RowFilter;
  onChange: (filter: RowFilter) => void;
}

/** Which rows are shown, with their numbers, and the button that leaves them all out. */
export function RowFilters({ importId, counts, value, onChange }: RowFiltersProps) {
  const { t } = useTranslation('importCheck');
  const countOf = (filter: RowFilter): number =>
    filter === 'all'
      ? rowFilters.slice(0, -1).reduce((sum, each) => sum + countOf(each), 0)
      : counts[filter];
  return (
    <>
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
            label={t('filterOf', {
              state: t(`states.${filter}`),
              count: countOf(filter),
            })}
            onClick={() => onChange(filter)}
            sx={{ minHeight: { xs: 40, md: 32 } }}
          />
        ))}
      </Stack>
      {(value === 'faulty' || value === 'excluded') && counts[value] > 0 && (
        <ExcludeAll importId={importId} state={value} count={counts[value]} />
      )}
    </>
  );
}

interface ExcludeAllProps {
  importId: string;
  state: 'faulty' | 'excluded';
  count: number;
}

/** Leaves all faulty rows out, or takes all in again that are left out. */
function ExcludeAll({ importId, state, count }: ExcludeAllProps) {
  const { t } = useTranslation('importCheck');
  const { report } = useNotices();
  const [edit, { isLoading }] = useEditImportRowsMutation();
  const excluded = state === 'faulty';

  const exclude = async () => {
    const error = await report(
      edit({ id: importId, importRowsForm: { state, excluded } }),
      t(excluded ? 'all.excluded' : 'all.included', { count }),
      t('row.excludeFailed'),
    );
    // The button is gone with the rows.
    if (!error) focusMain();
  };

  return (
    <BusyButton
      variant="outlined"
      busy={isLoading}
      onClick={() => void exclude()}
      sx={{ minHeight: 40, alignSelf: 'flex-start' }}
    >
      {t(excluded ? 'all.exclude' : 'all.include', { count })}
    </BusyButton>
  );
}
