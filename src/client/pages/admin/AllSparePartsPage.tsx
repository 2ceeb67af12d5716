import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { Link, useLocation } from 'react-router-dom';
import type { SparePart } from '../../api';
import { errorText, useListSparePartsQuery } from '../../api';
import { ListEmpty, ListError, ListSkeleton } from '../../components/console/ListStates';
import { PageHeader } from '../../components/console/PageHeader';
import { Pager } from '../../components/console/Pager';
import { TableSearch } from '../../components/console/TableSearch';
import { PAGE_SIZE, pageCount, useTableQuery } from '../../components/console/useTableQuery';
import { useTranslation } from '../../content/useTranslation';
import { DeleteSparePartDialog } from '../../features/spareParts/DeleteSparePartDialog';
import { tableSearchChanged } from '../../features/spareParts/sparePartsSlice';
import { sortablePartColumns, SparePartsTable } from '../../features/spareParts/SparePartsTable';
import { paths } from '../../../shared/siteMap';
import { useLastPage } from '../../lib/useLastPage';

/** All spare parts as a table, paged, searched and sorted by the backend. */
export default function AllSparePartsPage() {
  const { t } = useTranslation(['adminParts', 'admin']);
  const { page, q, sort, setPage, setQ, toggleSort } = useTableQuery(sortablePartColumns);
  // `data` keeps the rows of the page before until those of the next one are there.
  const { data, currentData, error, isFetching, refetch } = useListSparePartsQuery({
    page,
    limit: PAGE_SIZE,
    q: q || undefined,
    sort,
  });
  const [asked, setAsked] = useState<SparePart | null>(null);
  const dispatch = useDispatch();
  const { search } = useLocation();
  const known = isFetching ? undefined : currentData;
  useLastPage(page, known && pageCount(known.total), setPage);

  useEffect(() => {
    dispatch(tableSearchChanged(search));
  }, [dispatch, search]);

  const content = () => {
    if (error && !isFetching) {
      return <ListError text={errorText(error, t('list.failed'))} onRetry={() => void refetch()} />;
    }
    if (!data) return <ListSkeleton rows={PAGE_SIZE} />;
    if (data.data.length === 0) {
      return <ListEmpty>{q ? t('admin:table.nothingFound', { q }) : t('list.empty')}</ListEmpty>;
    }
    return (
      <>
        <SparePartsTable
          parts={data.data}
          sort={sort}
          toggleSort={toggleSort}
          busy={isFetching}
          onDelete={setAsked}
        />
        <Pager page={page} pages={pageCount(data.total)} onPage={setPage} />
      </>
    );
  };

  return (
    <>
      <PageHeader title={t('list.title')}>
        <Button component={Link} to={paths.addSparePart()} variant="contained" startIcon={<Add />}>
          {t('list.add')}
        </Button>
      </PageHeader>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 2 }}>
        <TableSearch value={q} hint={t('list.searchHint')} onSearch={setQ} />
        <Typography variant="body2" color="textSecondary" role="status">
          {data && !error && t('list.count', { count: data.total })}
        </Typography>
      </Box>
      {content()}
      <DeleteSparePartDialog part={asked} onClose={() => setAsked(null)} />
    </>
  );
}
