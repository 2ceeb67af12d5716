import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { Link, useLocation } from 'react-router-dom';
import { useTranslation } from '../../content/useTranslation';
import { type SparePart, useListSparePartsQuery } from '../../api';
import { PageHeader } from '../../components/console/PageHeader';
import { TableSearch } from '../../components/console/TableSearch';
import { PAGE_SIZE, useTableQuery } from '../../components/console/useTableQuery';
import { DeleteSparePartDialog } from '../../features/spareParts/DeleteSparePartDialog';
import { tableSearchChanged } from '../../features/spareParts/sparePartsSlice';
import { sortablePartColumns, SparePartsTable } from '../../features/spareParts/SparePartsTable';
import { PagedList } from '../../features/ui/Fetched';
import { paths } from '../../../shared/siteMap';

/** All spare parts as a table, paged, searched and sorted by the backend. */
export default function AllSparePartsPage() {
  const { t } = useTranslation(['adminParts', 'admin']);
  const { page, q, sort, setQ, toggleSort } = useTableQuery(sortablePartColumns);
  const list = useListSparePartsQuery({
    page,
    limit: PAGE_SIZE,
    q: q || undefined,
    sort,
  });
  const [asked, setAsked] = useState<SparePart | null>(null);
  const dispatch = useDispatch();
  const { search } = useLocation();

  useEffect(() => {
    dispatch(tableSearchChanged(search));
  }, [dispatch, search]);

  return (
    <>
      <PageHeader title={t('admin:overview.parts')}>
        <Button component={Link} to={paths.addSparePart()} variant="contained" startIcon={<Add />}>
          {t('admin:nav.addSparePart')}
        </Button>
      </PageHeader>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 2 }}>
        <TableSearch value={q} hint={t('list.searchHint')} onSearch={setQ} />
        <Typography variant="body2" color="textSecondary" role="status">
          {list.data && !list.error && t('admin:table.partCount', { count: list.data.total })}
        </Typography>
      </Box>
      <PagedList
        query={list}
        failed={t('list.failed')}
        rows={PAGE_SIZE}
        empty={q ? t('admin:table.nothingFound', { q }) : t('list.empty')}
      >
        {(parts, busy) => (
          <SparePartsTable {...{ parts, sort, toggleSort, busy }} onDelete={setAsked} />
        )}
      </PagedList>
      <DeleteSparePartDialog part={asked} onClose={() => setAsked(null)} />
    </>
  );
}
