import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useMemo, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Link, useLocation } from 'react-router-dom';
import type { Category } from '../../api';
import { useListCategoriesQuery } from '../../api';
import { ListEmpty, ListError, ListSkeleton } from '../../components/console/ListStates';
import { PageHeader } from '../../components/console/PageHeader';
import { Pager } from '../../components/console/Pager';
import { TableSearch } from '../../components/console/TableSearch';
import { PAGE_SIZE, pageCount, useTableQuery } from '../../components/console/useTableQuery';
import { useTranslation } from '../../content/useTranslation';
import { CategoriesTable } from '../../features/categories/CategoriesTable';
import { selectTableRows, tableSearchChanged } from '../../features/categories/categoriesSlice';
import { DeleteCategoryDialog } from '../../features/categories/DeleteCategoryDialog';
import { selectCategoryCount, selectCategoryTree } from '../../features/categories/selectors';
import {
  branchesTo,
  searchTree,
  sortableColumns,
  sortTree,
  visibleRows,
} from '../../features/categories/tableRows';
import { paths } from '../../../shared/siteMap';

/** The category tree as a table, ten top-level categories a page. */
export default function AllCategoriesPage() {
  const { t } = useTranslation(['adminCategories', 'admin']);
  const { isLoading, isError, isFetching, refetch } = useListCategoriesQuery();
  const tree = useSelector(selectCategoryTree);
  const total = useSelector(selectCategoryCount);
  const expandedIds = useSelector(selectTableRows);
  const { page, q, sort, setPage, setQ, toggleSort } = useTableQuery(sortableColumns);
  const [asked, setAsked] = useState<Category | null>(null);
  const dispatch = useDispatch();
  const { search } = useLocation();

  useEffect(() => {
    dispatch(tableSearchChanged(search));
  }, [dispatch, search]);

  const found = useMemo(() => sortTree(searchTree(tree, q), sort), [tree, q, sort]);
  const heldOpen = useMemo(() => branchesTo(found, q), [found, q]);
  const pages = pageCount(found.length);
  const shownPage = Math.min(page, pages);
  const rows = visibleRows(
    found.slice((shownPage - 1) * PAGE_SIZE, shownPage * PAGE_SIZE),
    ({ _id }) => heldOpen.has(_id) || expandedIds.includes(_id),
  );

  const content = () => {
    if (isLoading) return <ListSkeleton rows={PAGE_SIZE} />;
    if (isError && !isFetching) {
      return <ListError text={t('list.failed')} onRetry={() => void refetch()} />;
    }
    if (rows.length === 0) {
      return <ListEmpty>{q ? t('admin:table.nothingFound', { q }) : t('list.empty')}</ListEmpty>;
    }
    return (
      <>
        <CategoriesTable
          rows={rows}
          heldOpen={heldOpen}
          sort={sort}
          onToggleSort={toggleSort}
          onDelete={setAsked}
        />
        <Pager page={shownPage} pages={pages} onPage={setPage} />
      </>
    );
  };

  return (
    <>
      <PageHeader title={t('list.title')}>
        <Button component={Link} to={paths.addCategory()} variant="contained" startIcon={<Add />}>
          {t('list.add')}
        </Button>
      </PageHeader>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 2 }}>
        <TableSearch value={q} hint={t('list.searchHint')} onSearch={setQ} />
        <Typography variant="body2" color="textSecondary">
          {!isLoading && !isError && t('list.count', { count: total })}
        </Typography>
      </Box>
      {content()}
      <DeleteCategoryDialog category={asked} onClose={() => setAsked(null)} />
    </>
  );
}
