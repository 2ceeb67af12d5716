import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SparePart } from '@/client/api';
import { DataTable, type Order } from '@/client/components/console/DataTable';
import { EditAndDelete } from '@/client/components/console/RowActions';
import { Thumbnail } from '@/client/components/console/Thumbnail';
import { useTranslation } from '@/client/i18n/useTranslation';
import { paths } from '@/shared/siteMap';
import { PartNumber } from '../partPage/PartNumber';

/** Columns that the backend can sort parts by. */
export const sortablePartColumns = ['name', 'category', 'brand'] as const;

export interface SparePartsTableProps extends Order<(typeof sortablePartColumns)[number]> {
  parts: readonly SparePart[];
  busy: boolean;
  onDelete: (part: SparePart) => void;
}

const text = { overflowWrap: 'anywhere', maxWidth: { md: 320 } };

/** The console's table of spare parts. */
export function SparePartsTable(props: SparePartsTableProps) {
  const { parts, sort, toggleSort, busy, onDelete } = props;
  const { t } = useTranslation(['adminParts', 'admin']);
  return (
    <DataTable
      label={t('admin:overview.parts')}
      rows={parts}
      busy={busy}
      sort={sort}
      toggleSort={toggleSort}
      narrow={{
        columns: '48px minmax(0, 1fr)',
        areas: '"image name" "image category" "image brand" "image actions"',
      }}
      columns={[
        {
          name: 'image',
          label: t('list.image'),
          sx: { width: { md: 64 }, alignSelf: 'start' },
          cell: ({ images, imageSizes }) => (
            <Thumbnail file={images?.[0]} imageSizes={imageSizes} />
          ),
        },
        {
          name: 'name',
          label: t('fields.name'),
          field: 'name',
          sx: text,
          cell: ({ name, partNumber }) => (
            <>
              <Box sx={{ fontWeight: 600 }}>{name}</Box>
              {partNumber?.trim() && <PartNumber number={partNumber.trim()} />}
            </>
          ),
        },
        {
          name: 'category',
          label: t('fields.categoryId'),
          field: 'category',
          isLabelled: true,
          sx: text,
          cell: ({ categoryId }) => categoryId?.name ?? t('admin:table.notGiven'),
        },
        {
          name: 'brand',
          label: t('fields.brand'),
          field: 'brand',
          isLabelled: true,
          sx: text,
          cell: ({ brand }) => brand,
        },
      ]}
      actions={(part) => (
        <Box sx={{ mt: { xs: 1, md: 0 } }}>
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
            editHref={paths.editSparePart(part._id)}
            onDelete={() => onDelete(part)}
          />
        </Box>
      )}
    />
  );
}
