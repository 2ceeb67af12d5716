import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import {
  isNotFound,
  type MissedSearch,
  useDeleteMissedSearchMutation,
  useListMissedSearchesQuery,
  refetchOnMount,
} from '@/client/api';
import { readOpenDraft } from '@/client/components/console/formDraft';
import { PagedTable } from '@/client/components/console/QueryResult';
import { PageHeader } from '@/client/components/console/PageHeader';
import { PAGE_SIZE } from '@/client/components/console/TableSearch';
import { useNotices } from '@/client/components/console/useFailure';
import { SynonymDialog } from '@/client/features/searchWords/SynonymForm';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { focusMain } from '@/client/lib/focusMain';
import { formatDay } from '@/client/lib/formatDateTime';
import { usePageParam } from '@/client/lib/usePageParam';
import { localizedPath } from '@/shared/language';
import { paths } from '@/shared/siteMap';

const button = { size: 'small', variant: 'outlined', sx: { whiteSpace: 'nowrap' } } as const;

/** Searches without good results, to be improved by a synonym or a new part. */
export default function MissedSearchesPage() {
  const { t } = useTranslation(['searchWords', 'admin', 'quotations']);
  const language = useLanguage();
  const { showDone, showFailure } = useNotices();
  const [page] = usePageParam();
  const list = useListMissedSearchesQuery({ page, limit: PAGE_SIZE }, refetchOnMount);
  const [deleteMissedSearch, removing] = useDeleteMissedSearchMutation();
  const [making, setMaking] = useState(
    () => readOpenDraft<MissedSearch>('missedSearch') ?? undefined,
  );

  const remove = async ({ _id: id }: MissedSearch, notice?: string) => {
    if (removing.isLoading && removing.originalArgs?.id === id) return;
    const { error } = await deleteMissedSearch({ id });
    // Another admin may have removed it already.
    if (error && !isNotFound(error)) return showFailure(error, t('missed.removeFailed'));
    // The button that was pressed is removed with its row.
    focusMain();
    if (notice) showDone(notice);
  };
  /** Whether the search found nothing at all, or only without some of its words. */
  const found = ({ dropped = [] }: MissedSearch) => {
    if (dropped.length === 0) return t('missed.foundNothing');
    const words = dropped.map((word) => t('missed.word', { word })).join(t('missed.between'));
    return t('missed.foundWithout', { words });
  };
  const actions = (search: MissedSearch) => {
    const { term } = search;
    return (
      <Stack
        direction="row"
        spacing={1}
        sx={{
          display: 'inline-flex',
          flexWrap: { xs: 'wrap', md: 'nowrap' },
          mt: { xs: 1, md: 0 },
        }}
      >
        <Button
          {...button}
          aria-label={t('missed.makeOf', { term })}
          onClick={() => setMaking(search)}
        >
          {t('missed.make')}
        </Button>
        <Button
          {...button}
          // A plain link: the visitor's language need not be the console's.
          component="a"
          href={localizedPath(search.language === 'zh' ? 'zh' : 'en', paths.search(term))}
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
          onClick={() => void remove(search, t('missed.removed', { term }))}
        >
          {t('missed.remove')}
        </Button>
      </Stack>
    );
  };

  return (
    <>
      <PageHeader title={t('admin:nav.missedSearches')} text={t('missed.text')} />
      <PagedTable
        query={list}
        failed={t('missed.failed')}
        empty={t('missed.empty')}
        count={t('missed.count', { count: list.data?.total ?? 0 })}
        label={t('admin:nav.missedSearches')}
        narrow={{
          columns: 'minmax(0, 1fr) auto',
          areas: '"term language" "found found" "times day" "actions actions"',
        }}
        columns={[
          {
            name: 'term',
            label: t('missed.term'),
            isTyped: true,
            sx: { fontWeight: 600 },
          },
          { name: 'found', label: t('missed.found'), isLabelled: true, isTyped: true, cell: found },
          {
            name: 'language',
            label: t('missed.language'),
            cell: (search) => t(`quotations:languages.${search.language === 'zh' ? 'zh' : 'en'}`),
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
        actions={actions}
      />
      {making && (
        <SynonymDialog
          missed={making}
          onSaved={() => void remove(making)}
          onClose={() => setMaking(undefined)}
        />
      )}
    </>
  );
}
