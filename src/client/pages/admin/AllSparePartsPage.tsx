import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { type SparePart, useListSparePartsQuery } from '@/client/api';
import { PagedList } from '@/client/components/console/Fetched';
import { PageHeader } from '@/client/components/console/PageHeader';
import { TableSearch, PAGE_SIZE, useTableQuery } from '@/client/components/console/TableSearch';
import { DeleteSparePartDialog } from '@/client/features/spareParts/editor/DeleteSparePartDialog';
import {
  sortablePartColumns,
  SparePartsTable,
} from '@/client/features/spareParts/editor/SparePartsTable';
import { useKeptSearch } from '@/client/features/spareParts/list/useLastSearch';
import { useTranslation } from '@/client/i18n/useTranslation';
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
      <TableSearch value={q} hint={t('list.searchHint')} onSearch={setQ}>
        <Typography variant="body2" color="textSecondary" role="status">
          {list.data && !list.error && t('admin:table.partCount', { count: list.data.total })}
        </Typography>
      </TableSearch>
      <PagedList
        query={list}
        failed={t('list.failed')}
        rows={PAGE_SIZE}
        empty={q ? t('admin:table.nothingFound', { q }) : t('list.empty')}
      >
        {(parts, busy) => (
          <SparePartsTable
            parts={parts}
            sort={sort}
            toggleSort={toggleSort}
            busy={busy}
            onDelete={setAsked}
          />
        )}
      </PagedList>
      <DeleteSparePartDialog part={asked} onClose={() => setAsked(null)} />
    </>
  );
}
