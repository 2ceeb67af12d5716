import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { type Category, useListCategoriesQuery } from '@/client/api';
import { PagedList } from '@/client/components/console/Fetched';
import { PageHeader } from '@/client/components/console/PageHeader';
import {
  TableSearch,
  PAGE_SIZE,
  pageCount,
  useTableQuery,
} from '@/client/components/console/TableSearch';
import { selectTableRows } from '@/client/features/categories/categoriesSlice';
import { CategoriesTable } from '@/client/features/categories/CategoriesTable';
import { DeleteCategoryDialog } from '@/client/features/categories/DeleteCategoryDialog';
import { selectCategoryCount, selectCategoryTree } from '@/client/features/categories/selectors';
import {
  branchesTo,
  searchTree,
  sortableColumns,
  sortTree,
  visibleRows,
} from '@/client/features/categories/tableRows';
import { useKeptSearch } from '@/client/features/spareParts/list/useLastSearch';
import { useTranslation } from '@/client/i18n/useTranslation';
import { paths } from '@/shared/siteMap';

/** The category tree as a table, ten top-level categories a page. */
export default function AllCategoriesPage() {
  const { t } = useTranslation(['adminCategories', 'admin']);
  const list = useListCategoriesQuery();
  const tree = useSelector(selectCategoryTree);
  const total = useSelector(selectCategoryCount);
  const expandedIds = useSelector(selectTableRows);
  const { page, q, sort, setQ, toggleSort } = useTableQuery(sortableColumns);
  const [asked, setAsked] = useState<Category | null>(null);
  useKeptSearch('allCategories');

  const found = useMemo(() => sortTree(searchTree(tree, q), sort), [tree, q, sort]);
  const heldOpen = useMemo(() => branchesTo(found, q), [found, q]);
  const shownPage = Math.min(page, pageCount(found.length));
  const rows = visibleRows(
    found.slice((shownPage - 1) * PAGE_SIZE, shownPage * PAGE_SIZE),
    ({ _id }) => heldOpen.has(_id) || expandedIds.includes(_id),
  );

  const shown = list.data && { data: rows, total: found.length };

  return (
    <>
      <PageHeader title={t('admin:nav.allCategories')}>
        <Button href={paths.addCategory()} variant="contained" startIcon={<Add />}>
          {t('admin:nav.addCategory')}
        </Button>
      </PageHeader>
      <TableSearch value={q} hint={t('list.searchHint')} onSearch={setQ}>
        <Typography variant="body2" color="textSecondary">
          {list.isSuccess && t('list.count', { count: total })}
        </Typography>
      </TableSearch>
      <PagedList
        query={{ ...list, data: shown, currentData: shown }}
        failed={t('list.failed')}
        rows={PAGE_SIZE}
        empty={q ? t('admin:table.nothingFound', { q }) : t('list.empty')}
      >
        {() => (
          <CategoriesTable
            rows={rows}
            heldOpen={heldOpen}
            sort={sort}
            toggleSort={toggleSort}
            onDelete={setAsked}
          />
        )}
      </PagedList>
      <DeleteCategoryDialog category={asked} onClose={() => setAsked(null)} />
    </>
  );
}
