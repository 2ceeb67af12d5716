import Button from '@mui/material/Button';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { addressIn } from '@/shared/language';
import { paths } from '@/shared/siteMap';
import type { MissedSearch } from '@/client/api/console';
import Box from '@mui/material/Box';
import { DataTable } from '@/client/components/console/DataTable';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { formatDay } from '@/client/lib/formatDateTime';

export interface MissedTableProps {
  searches: readonly MissedSearch[];
  /** Other rows are on their way. */
  busy: boolean;
  onMake: (search: MissedSearch) => void;
  onRemove: (search: MissedSearch) => void;
}

const narrow = {
  columns: 'minmax(0, 1fr) auto',
  areas: '"term language" "found found" "times day" "actions actions"',
};

const columns = ['term', 'found', 'language', 'times', 'day'] as const;

/** One row a term, the most frequent first, with what can be done about it. */
export function MissedTable({ searches, busy, onMake, onRemove }: MissedTableProps) {
  const { t } = useTranslation(['searchWords', 'admin']);
  const language = useLanguage();
  return (
    <DataTable
      label={t('admin:nav.missedSearches')}
      {...{ narrow, busy }}
      columns={[
        ...columns.map((name) => ({ text: t(`missed.${name}`) })),
        { text: t('admin:table.actions'), align: 'right' as const },
      ]}
    >
      {searches.map((search) => (
        <TableRow key={search._id} hover>
          <TableCell sx={{ gridArea: 'term', overflowWrap: 'anywhere', fontWeight: 600 }}>
            {search.term}
          </TableCell>
          <TableCell data-label={t('missed.found')} sx={{ gridArea: 'found' }}>
            <WhatWasFound dropped={search.dropped} />
          </TableCell>
          <TableCell sx={{ gridArea: 'language' }}>
            {t(search.language === 'zh' ? 'missed.zh' : 'missed.en')}
          </TableCell>
          <TableCell data-label={t('missed.times')} sx={{ gridArea: 'times' }}>
            {search.times.toLocaleString(language)}
          </TableCell>
          <TableCell sx={{ gridArea: 'day', whiteSpace: 'nowrap' }}>
            {formatDay(search.day, language)}
          </TableCell>
          <TableCell
            align="right"
            sx={{ gridArea: 'actions', pt: { xs: '8px !important', md: 0 } }}
          >
            <Actions {...{ search, onMake, onRemove }} />
          </TableCell>
        </TableRow>
      ))}
    </DataTable>
  );
}

/** Whether visitors have seen nothing at all, or what is there without some of their words. */
function WhatWasFound({ dropped = [] }: Pick<MissedSearch, 'dropped'>) {
  const { t } = useTranslation('searchWords');
  if (dropped.length === 0) return t('missed.foundNothing');
  const words = dropped.map((word) => t('missed.word', { word })).join(t('missed.between'));
  return t('missed.foundWithout', { words });
}

type ActionsProps = Pick<MissedTableProps, 'onMake' | 'onRemove'> & { search: MissedSearch };

function Actions({ search, onMake, onRemove }: ActionsProps) {
  const { t } = useTranslation('searchWords');
  const { term, language } = search;
  const button = { size: 'small', variant: 'outlined', sx: { whiteSpace: 'nowrap' } } as const;
  return (
    <Box sx={{ display: 'inline-flex', flexWrap: { xs: 'wrap', md: 'nowrap' }, gap: 1 }}>
      <Button {...button} aria-label={t('missed.makeOf', { term })} onClick={() => onMake(search)}>
        {t('missed.make')}
      </Button>
      <Button
        {...button}
        // In the visitor's language, which need not be the console's: no link of the router's.
        href={addressIn(language === 'zh' ? 'zh' : 'en', paths.search(term))}
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
        onClick={() => onRemove(search)}
      >
        {t('missed.remove')}
      </Button>
    </Box>
  );
}
