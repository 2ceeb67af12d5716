import Add from '@mui/icons-material/Add';
import AddBox from '@mui/icons-material/AddBoxOutlined';
import CallMerge from '@mui/icons-material/CallMerge';
import ExpandMore from '@mui/icons-material/ExpandMore';
import Inventory from '@mui/icons-material/Inventory2Outlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useDispatch, useSelector } from 'react-redux';
import { type Category, useListCategoriesQuery } from '@/client/api';
import { PagedTable } from '@/client/components/console/QueryResult';
import { PageHeader } from '@/client/components/console/PageHeader';
import { EditAndDelete, IconAction, ViewOnSiteIcon } from '@/client/components/console/RowActions';
import {
  TableSearch,
  PAGE_SIZE,
  pageCount,
  useTableQuery,
} from '@/client/components/console/TableSearch';
import { Thumbnail } from '@/client/components/console/Thumbnail';
import { MergeDialog } from '@/client/features/categories/arrange/ArrangeDialogs';
import { selectTableRows, tableRowToggled } from '@/client/features/categories/categoriesSlice';
import { DeleteCategoryDialog } from '@/client/features/categories/DeleteCategoryDialog';
import { selectCategoriesById, selectCategoryTree } from '@/client/features/categories/selectors';
import {
  type CategoryRow,
  countMatches,
  findBranches,
  sortableColumns,
  visibleRows,
} from '@/client/features/categories/tableRows';
import { useStoreLastSearch } from '@/client/features/spareParts/list/useLastSearch';
import { useTranslation } from '@/client/i18n/useTranslation';
import { focusMain } from '@/client/lib/focusMain';
import { paths } from '@/shared/siteMap';

/** Pixels that each level is indented. */
const INDENT = 20;
const TOGGLE_WIDTH = 40;

/** The category tree as a table, ten top-level categories a page. */
export default function AllCategoriesPage() {
  const { t } = useTranslation(['adminCategories', 'admin', 'arrangeCategories']);
  const list = useListCategoriesQuery({});
  const tree = useSelector(selectCategoryTree);
  const total = useSelector(selectCategoriesById).size;
  const expandedIds = useSelector(selectTableRows);
  const { page, q, sort, setQ, toggleSort } = useTableQuery(sortableColumns);
  const [deleted, setDeleted] = useState<Category | null>(null);
  const [merging, setMerging] = useState<Category>();
  useStoreLastSearch('allCategories');

  const found = findBranches(tree, q, sort);
  const shownPage = Math.min(page, pageCount(found.length));
  const pageOfFound = found.slice((shownPage - 1) * PAGE_SIZE, shownPage * PAGE_SIZE);
  const rows = visibleRows(pageOfFound, q, expandedIds);
  const matches = countMatches(tree, q);
  const shown = list.data && { data: rows, total: found.length };
  return (
    <>
      <PageHeader title={t('admin:nav.allCategories')}>
        <Button href={paths.arrangeCategories()}>{t('arrangeCategories:button')}</Button>
        <Button href={paths.addCategory()} variant="contained" startIcon={<Add />}>
          {t('admin:nav.addCategory')}
        </Button>
      </PageHeader>
      <TableSearch value={q} hint={t('list.searchHint')} onSearch={setQ}>
        <Typography variant="body2" color="textSecondary" role="status">
          {list.isSuccess &&
            (q
              ? t('list.found', { found: matches, count: total })
              : t('list.count', { count: total }))}
        </Typography>
      </TableSearch>
      <PagedTable
        query={{ ...list, data: shown, currentData: shown }}
        failed={t('list.failed')}
        empty={q ? t('admin:table.nothingFound', { q }) : t('list.empty')}
        busy={false}
        label={t('admin:nav.allCategories')}
        sort={sort}
        toggleSort={toggleSort}
        narrow={{
          columns: '40px minmax(0, 1fr)',
          areas: '"image name" "image count" "actions actions"',
        }}
        columns={[
          {
            name: 'image',
            label: t('form.image'),
            sx: { width: { md: 64 } },
            cell: ({ image, imageSizes }) => <Thumbnail file={image} imageSizes={imageSizes} />,
          },
          {
            name: 'name',
            label: t('form.name'),
            field: 'name',
            sx: { width: '100%' },
            cell: (row) => <CategoryName {...row} />,
          },
          {
            name: 'count',
            label: t('list.subcategories'),
            field: 'subcategories',
            align: 'right',
            cell: ({ subcategories, level }, isNarrow) =>
              isNarrow ? (
                <Box sx={{ pl: `${TOGGLE_WIDTH + level * INDENT}px` }}>
                  <Box component="span" sx={{ color: 'text.secondary' }}>
                    {t('admin:table.label', { label: t('list.subcategories') })}
                  </Box>
                  {subcategories}
                </Box>
              ) : (
                subcategories
              ),
          },
        ]}
        actions={(category) => (
          <>
            <IconAction
              href={paths.categorySpareParts(category._id)}
              label={t('list.parts', { name: category.name })}
            >
              <Inventory fontSize="small" />
            </IconAction>
            <IconAction
              href={paths.addSparePart(category._id)}
              label={t('list.addPart', { name: category.name })}
            >
              <AddBox fontSize="small" />
            </IconAction>
            <ViewOnSiteIcon href={paths.sparePartsGrid(category._id)} name={category.name} />
            <IconAction
              onClick={() => setMerging(category)}
              label={t('arrangeCategories:mergeTitle', { name: category.name })}
            >
              <CallMerge fontSize="small" />
            </IconAction>
            <EditAndDelete
              name={category.name}
              editHref={paths.editCategory(category._id)}
              onDelete={() => setDeleted(category)}
            />
          </>
        )}
      />
      {merging && (
        <MergeDialog
          category={merging}
          onMerged={() => {
            flushSync(() => setMerging(undefined));
            // The button that opened the dialog is removed with its row.
            focusMain();
          }}
          onClose={() => setMerging(undefined)}
        />
      )}
      <DeleteCategoryDialog category={deleted} onClose={() => setDeleted(null)} />
    </>
  );
}

function CategoryName({ _id, name, children, level, expanded, heldOpen }: CategoryRow) {
  const { t } = useTranslation('adminCategories');
  const dispatch = useDispatch();
  return (
    <Stack direction="row" style={{ paddingLeft: level * INDENT }} sx={{ alignItems: 'center' }}>
      <Box sx={{ flex: `0 0 ${TOGGLE_WIDTH}px` }}>
        {children.length > 0 && (
          <IconButton
            size="small"
            aria-expanded={expanded}
            aria-label={t(expanded ? 'list.collapse' : 'list.expand', { name })}
            disabled={heldOpen}
            onClick={() => dispatch(tableRowToggled(_id))}
          >
            <ExpandMore
              fontSize="small"
              sx={{ transition: 'transform 150ms', rotate: expanded ? '0deg' : '-90deg' }}
            />
          </IconButton>
        )}
      </Box>
      <Box dir="auto" sx={{ minWidth: 0, fontWeight: level === 0 ? 600 : 400 }}>
        {name}
      </Box>
    </Stack>
  );
}
