import Add from '@mui/icons-material/Add';
import UploadFile from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import { useState } from 'react';
import type { SparePart } from '@/client/api';
import { PagedTable } from '@/client/components/console/QueryResult';
import { PageHeader } from '@/client/components/console/PageHeader';
import { EditAndDelete, ViewOnSiteIcon } from '@/client/components/console/RowActions';
import { TableSearch } from '@/client/components/console/TableSearch';
import { Thumbnail } from '@/client/components/console/Thumbnail';
import { useCategoryOptions } from '@/client/features/categories/useCategoryTree';
import { BulkBar } from '@/client/features/spareParts/table/BulkBar';
import { PartFilters } from '@/client/features/spareParts/table/PartFilters';
import { usePartTable } from '@/client/features/spareParts/table/usePartTable';
import { useSelection } from '@/client/features/spareParts/table/useSelection';
import { DeleteSparePartDialog } from '@/client/features/spareParts/editor/DeleteSparePartDialog';
import { useStoreLastSearch } from '@/client/features/spareParts/list/useLastSearch';
import { PartNumber } from '@/client/features/spareParts/partPage/PartNumber';
import { useTranslation } from '@/client/i18n/useTranslation';
import { paths } from '@/shared/siteMap';

const text = { maxWidth: { md: 320 } };

export default function AllSparePartsPage() {
  const { t } = useTranslation(['adminParts', 'admin', 'partTable']);
  const { q, sort, setQ, toggleSort, isFiltered, list, loaded } = usePartTable();
  const categories = useCategoryOptions();
  const selection = useSelection();
  const [deleting, setDeleting] = useState<SparePart>();
  useStoreLastSearch('allSpareParts');

  return (
    <>
      <PageHeader title={t('admin:overview.parts')}>
        <Button href={paths.imports()} variant="outlined" startIcon={<UploadFile />}>
          {t('admin:nav.imports')}
        </Button>
        <Button href={paths.addSparePart()} variant="contained" startIcon={<Add />}>
          {t('admin:nav.addSparePart')}
        </Button>
      </PageHeader>
      <TableSearch value={q} hint={t('list.searchHint')} onSearch={setQ}>
        <PartFilters categories={categories} />
      </TableSearch>
      <BulkBar categories={categories} />
      <PagedTable
        query={list}
        failed={t('list.failed')}
        empty={
          isFiltered
            ? t('partTable:nothingFiltered')
            : q
              ? t('admin:table.nothingFound', { q })
              : t('list.empty')
        }
        label={t('admin:overview.parts')}
        offersSizes
        sort={sort}
        toggleSort={toggleSort}
        selection={
          loaded?.coreOnly
            ? undefined
            : { ...selection, rowLabel: ({ name }) => t('partTable:selection.one', { name }) }
        }
        narrow={{
          columns: '40px 48px minmax(0, 1fr)',
          areas:
            '"select image name" "select image category" "select image brand" "actions actions actions"',
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
            sx: { ...text, width: { md: '35%' } },
            cell: ({ _id, name, partNumber, hidden }) => (
              <>
                <Box dir="auto">
                  <Link
                    href={paths.singleSparePart(_id)}
                    color="inherit"
                    sx={{
                      display: 'inline-flex',
                      alignItems: 'center',
                      minHeight: { xs: 40, md: 24 },
                      fontWeight: 600,
                    }}
                  >
                    {name}
                  </Link>
                </Box>
                {hidden && <Chip size="small" label={t('partTable:draft')} sx={{ mr: 1 }} />}
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
            sx: { ...text, minWidth: { md: 104 } },
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
            <ViewOnSiteIcon
              href={paths.sparePartDetails(part._id)}
              name={part.name}
              isDraft={part.hidden}
            />
            <EditAndDelete
              name={part.name}
              editHref={paths.editSparePart(part._id)}
              onDelete={() => setDeleting(part)}
            />
          </Box>
        )}
      />
      <DeleteSparePartDialog
        part={deleting}
        onClose={() => setDeleting(undefined)}
        onDeleted={() => deleting && !selection.isWhole && selection.onSelect([deleting], false)}
      />
    </>
  );
}
