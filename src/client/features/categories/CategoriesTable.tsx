import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useDispatch } from 'react-redux';
import type { Category } from '../../api';
import { DataTable, SortHeader } from '../../components/console/DataTable';
import { useTranslation } from '../../content/useTranslation';
import { tableRowToggled } from './categoriesSlice';
import { CategoryTableRow } from './CategoryTableRow';
import type { CategoryRow, CategorySort, SortableColumn } from './tableRows';

export interface CategoriesTableProps {
  rows: CategoryRow[];
  /** Branches that a search holds open: they can't be closed meanwhile. */
  heldOpen: ReadonlySet<string>;
  sort: CategorySort;
  onToggleSort: (column: SortableColumn) => void;
  onDelete: (category: Category) => void;
}

/** The console's table of categories, subcategories folded in. */
export function CategoriesTable(props: CategoriesTableProps) {
  const { rows, heldOpen, sort, onToggleSort, onDelete } = props;
  const { t } = useTranslation(['adminCategories', 'admin']);
  const dispatch = useDispatch();
  return (
    <DataTable
      label={t('admin:nav.allCategories')}
      narrow={{
        columns: '40px minmax(0, 1fr) auto',
        areas: '"image name actions" "image count actions"',
      }}
    >
      <TableHead>
        <TableRow>
          <TableCell sx={{ width: 64 }}>{t('form.image')}</TableCell>
          <SortHeader field="name" sort={sort} onToggle={onToggleSort}>
            {t('form.name')}
          </SortHeader>
          <SortHeader field="subcategories" sort={sort} onToggle={onToggleSort} align="right">
            {t('list.subcategories')}
          </SortHeader>
          <TableCell align="right">{t('admin:table.actions')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <CategoryTableRow
            key={row.category._id}
            {...row}
            heldOpen={heldOpen.has(row.category._id)}
            onToggle={() => dispatch(tableRowToggled(row.category._id))}
            onDelete={() => onDelete(row.category)}
          />
        ))}
      </TableBody>
    </DataTable>
  );
}
