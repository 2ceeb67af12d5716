import { useDispatch } from 'react-redux';
import type { Category } from '@/client/api';
import { DataTable, type Order } from '@/client/components/console/DataTable';
import { useTranslation } from '@/client/i18n/useTranslation';
import { tableRowToggled } from './categoriesSlice';
import { CategoryTableRow } from './CategoryTableRow';
import type { CategoryRow, SortableColumn } from './tableRows';

export interface CategoriesTableProps extends Order<SortableColumn> {
  rows: CategoryRow[];
  /** Branches that a search holds open: they can't be closed meanwhile. */
  heldOpen: ReadonlySet<string>;
  onDelete: (category: Category) => void;
}

/** The console's table of categories, subcategories folded in. */
export function CategoriesTable(props: CategoriesTableProps) {
  const { rows, heldOpen, sort, toggleSort, onDelete } = props;
  const { t } = useTranslation(['adminCategories', 'admin']);
  const dispatch = useDispatch();
  return (
    <DataTable
      label={t('admin:nav.allCategories')}
      narrow={{
        columns: '40px minmax(0, 1fr) auto',
        areas: '"image name actions" "image count actions"',
      }}
      columns={[
        { text: t('form.image'), width: 64 },
        { text: t('form.name'), field: 'name' },
        { text: t('list.subcategories'), field: 'subcategories', align: 'right' },
        { text: t('admin:table.actions'), align: 'right' },
      ]}
      {...{ sort, toggleSort }}
    >
      {rows.map((row) => (
        <CategoryTableRow
          key={row.category._id}
          {...row}
          heldOpen={heldOpen.has(row.category._id)}
          onToggle={() => dispatch(tableRowToggled(row.category._id))}
          onDelete={() => onDelete(row.category)}
        />
      ))}
    </DataTable>
  );
}
