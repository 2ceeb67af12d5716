import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useListChangesQuery, refetchOnMount } from '@/client/api';
import { PageHeader } from '@/client/components/console/PageHeader';
import { PagedList } from '@/client/components/console/QueryResult';
import { PAGE_SIZE } from '@/client/components/console/TableSearch';
import { ChangeCard } from '@/client/features/history/ChangeCard';
import { HistoryFilters, useHistoryFilters } from '@/client/features/history/HistoryFilters';
import { useTranslation } from '@/client/i18n/useTranslation';
import { usePageParam } from '@/client/lib/usePageParam';

export default function HistoryPage() {
  const { t } = useTranslation(['history', 'admin']);
  const [page] = usePageParam();
  const filters = useHistoryFilters();
  const list = useListChangesQuery(
    { page, limit: PAGE_SIZE, ...filters },
    // Others work at the same time.
    { ...refetchOnMount, refetchOnFocus: true },
  );
  const { id, ...others } = filters;
  const isFiltered = Object.values(others).some(Boolean);
  const items = list.currentData?.data.flatMap((change) => change.items ?? []);
  const name = items?.find(({ entityId }) => entityId === filters.entityId)?.name;
  return (
    <>
      <PageHeader title={t('admin:nav.history')} text={t('text')} />
      <HistoryFilters name={name} />
      <PagedList
        query={list}
        failed={t('failed')}
        empty={t(isFiltered ? 'nothingFound' : id ? 'gone' : 'empty')}
      >
        {(changes, busy) => (
          <>
            <Typography role="status" color="textSecondary" sx={{ mb: 1 }}>
              {t('count', { count: list.data?.total ?? 0 })}
            </Typography>
            <Stack spacing={1.5} aria-busy={busy}>
              {changes.map((change) => (
                <ChangeCard key={change._id} change={change} />
              ))}
            </Stack>
          </>
        )}
      </PagedList>
    </>
  );
}
