import Button from '@mui/material/Button';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import type { SparePart } from '@/client/api';
import { DataTable, type Order } from '@/client/components/console/DataTable';
import { EditAndDelete } from '@/client/components/console/IconLink';
import { Thumbnail } from '@/client/components/console/Thumbnail';
import Box from '@mui/material/Box';
import { useTranslation } from '@/client/i18n/useTranslation';
import { paths } from '@/shared/siteMap';
import { PartNumber } from '../partPage/PartNumber';

/** Columns that the backend can order parts by. */
export const sortablePartColumns = ['name', 'category', 'brand'] as const;
type Column = (typeof sortablePartColumns)[number];

export interface SparePartsTableProps extends Order<Column> {
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
  return (
    <DataTable
      label={t('admin:overview.parts')}
      {...{ busy, sort, toggleSort }}
      narrow={{
        columns: '48px minmax(0, 1fr)',
        areas: '"image name" "image category" "image brand" "image actions"',
      }}
      columns={[
        { text: t('list.image'), width: 64 },
        { text: t('fields.name'), field: 'name' },
        { text: t('fields.categoryId'), field: 'category' },
        { text: t('fields.brand'), field: 'brand' },
        { text: t('admin:table.actions'), align: 'right' },
      ]}
    >
      {parts.map((part) => (
        <TableRow key={part._id} hover>
          <TableCell sx={{ gridArea: 'image', alignSelf: 'start' }}>
            <Thumbnail file={part.images?.[0]} imageSizes={part.imageSizes} />
          </TableCell>
          <TableCell sx={{ ...cell, gridArea: 'name' }}>
            <Box sx={{ fontWeight: 600 }}>{part.name}</Box>
            {part.partNumber?.trim() && <PartNumber number={part.partNumber.trim()} />}
          </TableCell>
          <TableCell data-label={t('fields.categoryId')} sx={{ ...cell, gridArea: 'category' }}>
            {part.categoryId?.name ?? t('admin:table.notGiven')}
          </TableCell>
          <TableCell data-label={t('fields.brand')} sx={{ ...cell, gridArea: 'brand' }}>
            {part.brand}
          </TableCell>
          <TableCell
            align="right"
            sx={{ gridArea: 'actions', whiteSpace: 'nowrap', pt: { xs: '8px !important', md: 0 } }}
          >
            <Button
              href={paths.singleSparePart(part._id)}
              size="small"
              variant="outlined"
              aria-label={t('list.viewPart', { name: part.name })}
              sx={{ mr: 0.5 }}
            >
              {t('list.view')}
            </Button>
            <EditAndDelete
              name={part.name}
              editTo={paths.editSparePart(part._id)}
              onDelete={() => onDelete(part)}
            />
          </TableCell>
        </TableRow>
      ))}
    </DataTable>
  );
}
