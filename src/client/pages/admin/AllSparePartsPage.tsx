import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from '@/client/i18n/useTranslation';
import { type SparePart, useListSparePartsQuery } from '@/client/api';
import { PageHeader } from '@/client/components/console/PageHeader';
import { TableSearch, PAGE_SIZE, useTableQuery } from '@/client/components/console/TableSearch';
import { DeleteSparePartDialog } from '@/client/features/spareParts/editor/DeleteSparePartDialog';
import {
  sortablePartColumns,
  SparePartsTable,
} from '@/client/features/spareParts/editor/SparePartsTable';
import { PagedList } from '@/client/components/console/Fetched';
import { useKeptSearch } from '@/client/features/spareParts/list/useLastSearch';
import { paths } from '@/shared/siteMap';

/** All spare parts as a table, paged, searched and sorted by the backend. */
export default function AllSparePartsPage() {
  const { t } = useTranslation(['adminParts', 'admin']);
  const { page, q, sort, setQ, toggleSort } = useTableQuery(sortablePartColumns);
  const search = q ? { q, verbatim: true } : {};
  const list = useListSparePartsQuery({ page, limit: PAGE_SIZE, sort, ...search });
  const [asked, setAsked] = useState<SparePart | null>(null);
  useKeptSearch('allSpareParts');

  return (
    <>
      <PageHeader title={t('admin:overview.parts')}>
        <Button href={paths.addSparePart()} variant="contained" startIcon={<Add />}>
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
