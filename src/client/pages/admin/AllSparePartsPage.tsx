import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { type SparePart, useListSparePartsQuery } from '@/client/api';
import { PagedTable } from '@/client/components/console/QueryResult';
import { PageHeader } from '@/client/components/console/PageHeader';
import { EditAndDelete, ViewOnSiteIcon } from '@/client/components/console/RowActions';
import { TableSearch, PAGE_SIZE, useTableQuery } from '@/client/components/console/TableSearch';
import { Thumbnail } from '@/client/components/console/Thumbnail';
import { DeleteSparePartDialog } from '@/client/features/spareParts/editor/DeleteSparePartDialog';
import { useStoreLastSearch } from '@/client/features/spareParts/list/useLastSearch';
import { PartNumber } from '@/client/features/spareParts/partPage/PartNumber';
import { useTranslation } from '@/client/i18n/useTranslation';
import { paths } from '@/shared/siteMap';

/** Columns that the backend can sort parts by. */
const sortable = ['name', 'category', 'brand'] as const;

const text = { maxWidth: { md: 320 } };

/** All spare parts as a table, paged, searched and sorted by the backend. */
export default function AllSparePartsPage() {
  const { t } = useTranslation(['adminParts', 'admin']);
  const { page, q, sort, setQ, toggleSort } = useTableQuery(sortable);
  const search = q ? { q, verbatim: true } : {};
  const list = useListSparePartsQuery({ page, limit: PAGE_SIZE, sort, ...search });
  const [deleting, setDeleting] = useState<SparePart>();
  useStoreLastSearch('allSpareParts');

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
      <PagedTable
        query={list}
        failed={t('list.failed')}
        empty={q ? t('admin:table.nothingFound', { q }) : t('list.empty')}
        label={t('admin:overview.parts')}
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
            cell: (part) => <Thumbnail file={part.images?.[0]} imageSizes={part.imageSizes} />,
          },
          {
            name: 'name',
            label: t('fields.name'),
            field: 'name',
            sx: text,
            cell: ({ name, partNumber }) => (
              <>
                <Box dir="auto" sx={{ fontWeight: 600 }}>
                  {name}
                </Box>
                {partNumber?.trim() && <PartNumber number={partNumber.trim()} />}
              </>
            ),
          },
          {
            name: 'category',
            label: t('fields.categoryId'),
            field: 'category',
            isLabelled: true,
            isTyped: true,
            sx: text,
            cell: ({ categoryId }) => categoryId?.name ?? t('admin:table.notGiven'),
          },
          {
            name: 'brand',
            label: t('fields.brand'),
            field: 'brand',
            isLabelled: true,
            isTyped: true,
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
            <ViewOnSiteIcon href={paths.sparePartDetails(part._id)} name={part.name} />
            <EditAndDelete
              name={part.name}
              editHref={paths.editSparePart(part._id)}
              onDelete={() => setDeleting(part)}
            />
          </Box>
        )}
      />
      <DeleteSparePartDialog part={deleting} onClose={() => setDeleting(undefined)} />
    </>
  );
}
