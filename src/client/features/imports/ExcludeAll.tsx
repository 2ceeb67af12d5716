import { type ImportCounts, useEditImportRowsMutation } from '@/client/api';
import { BusyButton } from '@/client/components/console/BusyButton';
import { useNotices } from '@/client/components/console/useFailure';
import { useTranslation } from '@/client/i18n/useTranslation';
import { focusMain } from '@/client/lib/focusMain';
import type { RowFilter } from './RowFilters';

interface ExcludeAllProps {
  importId: string;
  counts: ImportCounts;
  filter: RowFilter;
}

/** Leaves all faulty rows out, or takes all in again that are left out. */
export function ExcludeAll({ importId, counts, filter }: ExcludeAllProps) {
  const { t } = useTranslation('importCheck');
  const { showDone, showFailure } = useNotices();
  const [edit, { isLoading }] = useEditImportRowsMutation();
  if (filter !== 'faulty' && filter !== 'excluded') return null;
  const count = counts[filter];
  if (count === 0) return null;
  const excluded = filter === 'faulty';

  const exclude = async () => {
    const { error } = await edit({ id: importId, importRowsForm: { state: filter, excluded } });
    if (error) return showFailure(error, t('row.excludeFailed'));
    showDone(t(excluded ? 'all.excluded' : 'all.included', { count }));
    // The button is gone with the rows.
    return focusMain();
  };

  return (
    <BusyButton
      variant="outlined"
      busy={isLoading}
      onClick={() => void exclude()}
      sx={{ minHeight: 40 }}
    >
      {t(excluded ? 'all.exclude' : 'all.include', { count })}
    </BusyButton>
  );
}
