import ExpandMore from '@mui/icons-material/ExpandMore';
import Inventory from '@mui/icons-material/Inventory2Outlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useDispatch } from 'react-redux';
import type { Category } from '@/client/api';
import { DataTable, type Order } from '@/client/components/console/DataTable';
import { EditAndDelete, IconLink } from '@/client/components/console/RowActions';
import { Thumbnail } from '@/client/components/console/Thumbnail';
import { useTranslation } from '@/client/i18n/useTranslation';
import { paths } from '@/shared/siteMap';
import { tableRowToggled } from './categoriesSlice';
import type { CategoryRow, SortableColumn } from './tableRows';

/** Pixels that each level is indented. */
const INDENT = 20;
/** Width of the column of the expand buttons. */
const TOGGLE_WIDTH = 34;

export interface CategoriesTableProps extends Order<SortableColumn> {
  rows: CategoryRow[];
  /** Branches expanded by a search; they can't be collapsed. */
  heldOpen: ReadonlySet<string>;
  onDelete: (category: Category) => void;
}

/** The console's table of categories with expandable subcategories. */
export function CategoriesTable(props: CategoriesTableProps) {
  const { rows, heldOpen, sort, toggleSort, onDelete } = props;
  const { t } = useTranslation(['adminCategories', 'admin']);
  return (
    <DataTable
      label={t('admin:nav.allCategories')}
      rows={rows}
      idOf={({ category }) => category._id}
      sort={sort}
      toggleSort={toggleSort}
      narrow={{
        columns: '40px minmax(0, 1fr) auto',
        areas: '"image name actions" "image count actions"',
      }}
      columns={[
        {
          name: 'image',
          label: t('form.image'),
          sx: { width: { md: 64 } },
          cell: ({ category: { image, imageSizes } }) => (
            <Thumbnail file={image} imageSizes={imageSizes} />
          ),
        },
        {
          name: 'name',
          label: t('form.name'),
          field: 'name',
          sx: { width: '100%' },
          cell: (row) => <CategoryName {...row} heldOpen={heldOpen.has(row.category._id)} />,
        },
        {
          name: 'count',
          label: t('list.subcategories'),
          field: 'subcategories',
          align: 'right',
          cell: ({ category, level }, isNarrow) => {
            const count = category.children?.length ?? 0;
            if (!isNarrow) return count;
            return (
              <Box sx={{ pl: `${TOGGLE_WIDTH + level * INDENT}px` }}>
                <Box component="span" sx={{ color: 'text.secondary' }}>
                  {t('list.subcategories')}:
                </Box>{' '}
                {count}
              </Box>
            );
          },
        },
      ]}
      actions={({ category }) => (
        <>
          <IconLink
            href={paths.categorySpareParts(category._id)}
            label={t('list.parts', { name: category.name })}
          >
            <Inventory fontSize="small" />
          </IconLink>
          <EditAndDelete
            name={category.name}
            editHref={paths.editCategory(category._id)}
            onDelete={() => onDelete(category)}
          />
        </>
      )}
    />
  );
}

function CategoryName(props: CategoryRow & { heldOpen: boolean }) {
  const { category, level, expanded, heldOpen } = props;
  const { t } = useTranslation('adminCategories');
  const dispatch = useDispatch();
  const { _id: id, name, children = [] } = category;
  return (
    <Box style={{ paddingLeft: level * INDENT }} sx={{ display: 'flex', alignItems: 'center' }}>
      <Box sx={{ flex: `0 0 ${TOGGLE_WIDTH}px` }}>
        {children.length > 0 && (
          <IconButton
            size="small"
            aria-expanded={expanded}
            aria-label={t(expanded ? 'list.collapse' : 'list.expand', { name })}
            disabled={heldOpen}
            onClick={() => dispatch(tableRowToggled(id))}
          >
            <ExpandMore
              fontSize="small"
              sx={{ transition: 'transform 150ms', rotate: expanded ? '0deg' : '-90deg' }}
            />
          </IconButton>
        )}
      </Box>
      <Box sx={{ overflowWrap: 'anywhere', fontWeight: level === 0 ? 600 : 400 }}>{name}</Box>
    </Box>
  );
}
