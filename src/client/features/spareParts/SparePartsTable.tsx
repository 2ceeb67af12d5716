import Delete from '@mui/icons-material/DeleteOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { Link } from 'react-router-dom';
import type { SparePart } from '../../api';
import { DataTable, SortHeader } from '../../components/console/DataTable';
import { IconLink } from '../../components/console/IconLink';
import { Thumbnail } from '../../components/console/Thumbnail';
import type { TableQuery } from '../../components/console/useTableQuery';
import { useTranslation } from '../../content/useTranslation';
import { paths } from '../../../shared/siteMap';

/** Columns that the backend can order parts by. */
export const sortablePartColumns = ['name', 'category', 'brand'] as const;
type Column = (typeof sortablePartColumns)[number];

export interface SparePartsTableProps extends Pick<TableQuery<Column>, 'sort' | 'toggleSort'> {
  parts: readonly SparePart[];
  /** The rows are about to be replaced by others. */
  busy: boolean;
  onDelete: (part: SparePart) => void;
}

const cell = { overflowWrap: 'anywhere', maxWidth: { md: 320 } };

/** The console's table of spare parts. */
export function SparePartsTable(props: SparePartsTableProps) {
  const { parts, sort, toggleSort, busy, onDelete } = props;
  const { t } = useTranslation(['adminParts', 'admin']);
  const heads = {
    name: t('fields.name'),
    category: t('fields.categoryId'),
    brand: t('fields.brand'),
  };
  return (
    <DataTable
      label={t('admin:overview.parts')}
      busy={busy}
      narrow={{
        columns: '48px minmax(0, 1fr)',
        areas: '"image name" "image category" "image brand" "image actions"',
      }}
    >
      <TableHead>
        <TableRow>
          <TableCell sx={{ width: 64 }}>{t('list.image')}</TableCell>
          {sortablePartColumns.map((column) => (
            <SortHeader key={column} field={column} sort={sort} onToggle={toggleSort}>
              {heads[column]}
            </SortHeader>
          ))}
          <TableCell align="right">{t('admin:table.actions')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {parts.map((part) => (
          <TableRow key={part._id} hover>
            <TableCell sx={{ gridArea: 'image', alignSelf: 'start' }}>
              <Thumbnail file={part.images?.[0]} imageSizes={part.imageSizes} />
            </TableCell>
            <TableCell sx={{ ...cell, gridArea: 'name', fontWeight: 600 }}>{part.name}</TableCell>
            <TableCell data-label={t('fields.categoryId')} sx={{ ...cell, gridArea: 'category' }}>
              {part.categoryId?.name ?? t('admin:table.notGiven')}
            </TableCell>
            <TableCell data-label={t('fields.brand')} sx={{ ...cell, gridArea: 'brand' }}>
              {part.brand}
            </TableCell>
            <TableCell
              align="right"
              sx={{
                gridArea: 'actions',
                whiteSpace: 'nowrap',
                pt: { xs: '8px !important', md: 0 },
              }}
            >
              <Button
                component={Link}
                to={paths.singleSparePart(part._id)}
                size="small"
                variant="outlined"
                aria-label={t('list.viewPart', { name: part.name })}
                sx={{ mr: 0.5 }}
              >
                {t('list.view')}
              </Button>
              <IconLink
                to={paths.editSparePart(part._id)}
                label={t('admin:table.edit', { name: part.name })}
              >
                <Edit fontSize="small" />
              </IconLink>
              <IconButton
                size="small"
                color="error"
                aria-label={t('admin:table.delete', { name: part.name })}
                onClick={() => onDelete(part)}
              >
                <Delete fontSize="small" />
              </IconButton>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </DataTable>
  );
}
