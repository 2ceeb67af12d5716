import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { MissedSearch } from '@/client/api';
import { DataTable } from '@/client/components/console/DataTable';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { formatDay } from '@/client/lib/formatDateTime';
import { localizedPath } from '@/shared/language';
import { paths } from '@/shared/siteMap';

export interface MissedTableProps {
  searches: readonly MissedSearch[];
  busy: boolean;
  onMake: (search: MissedSearch) => void;
  onRemove: (search: MissedSearch) => void;
}

/** The terms without good results, the most frequent first, with the actions on them. */
export function MissedTable({ searches, busy, onMake, onRemove }: MissedTableProps) {
  const { t } = useTranslation(['searchWords', 'admin']);
  const language = useLanguage();
  /** Whether the search found nothing at all, or only without some of its words. */
  const found = ({ dropped = [] }: MissedSearch) => {
    if (dropped.length === 0) return t('missed.foundNothing');
    const words = dropped.map((word) => t('missed.word', { word })).join(t('missed.between'));
    return t('missed.foundWithout', { words });
  };
  return (
    <DataTable
      label={t('admin:nav.missedSearches')}
      rows={searches}
      busy={busy}
      narrow={{
        columns: 'minmax(0, 1fr) auto',
        areas: '"term language" "found found" "times day" "actions actions"',
      }}
      columns={[
        {
          name: 'term',
          label: t('missed.term'),
          sx: { overflowWrap: 'anywhere', fontWeight: 600 },
          cell: ({ term }) => term,
        },
        { name: 'found', label: t('missed.found'), isLabelled: true, cell: found },
        {
          name: 'language',
          label: t('missed.language'),
          cell: (search) => t(search.language === 'zh' ? 'missed.zh' : 'missed.en'),
        },
        {
          name: 'times',
          label: t('missed.times'),
          isLabelled: true,
          cell: ({ times }) => times.toLocaleString(language),
        },
        {
          name: 'day',
          label: t('missed.day'),
          sx: { whiteSpace: 'nowrap' },
          cell: ({ day }) => formatDay(day, language),
        },
      ]}
      actions={(search) => (
        <MissedActions
          search={search}
          onMake={() => onMake(search)}
          onRemove={() => onRemove(search)}
        />
      )}
    />
  );
}

interface MissedActionsProps {
  search: MissedSearch;
  onMake: () => void;
  onRemove: () => void;
}

function MissedActions({ search: { term, language }, onMake, onRemove }: MissedActionsProps) {
  const { t } = useTranslation('searchWords');
  const button = { size: 'small', variant: 'outlined', sx: { whiteSpace: 'nowrap' } } as const;
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={1}
      sx={{ display: 'inline-flex', flexWrap: { xs: 'wrap', md: 'nowrap' }, mt: { xs: 1, md: 0 } }}
    >
      <Button {...button} aria-label={t('missed.makeOf', { term })} onClick={onMake}>
        {t('missed.make')}
      </Button>
      <Button
        {...button}
        // A plain link: the visitor's language need not be the console's.
        component="a"
        href={localizedPath(language === 'zh' ? 'zh' : 'en', paths.search(term))}
        target="_blank"
        rel="noopener"
        aria-label={t('missed.tryOf', { term })}
      >
        {t('missed.tryIt')}
      </Button>
      <Button
        {...button}
        color="error"
        aria-label={t('missed.removeOf', { term })}
        onClick={onRemove}
      >
        {t('missed.remove')}
      </Button>
    </Stack>
  );
}
