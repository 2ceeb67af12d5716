import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { TrashEntry, TrashPage } from '@/client/api';
import { PagedTable, type Query } from '@/client/components/console/QueryResult';
import { Thumbnail } from '@/client/components/console/Thumbnail';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { formatDateTime } from '@/client/lib/formatDateTime';
import { joined } from '@/shared/isolate';
import type { RestoreTarget } from './useRestore';

const DAY_MS = 86_400_000;

interface TrashTableProps {
  list: Query<TrashPage> & { currentData?: TrashPage };
  isFiltered: boolean;
  selected: ReadonlySet<string>;
  onSelect: (rows: readonly TrashEntry[], isSelected: boolean) => void;
  onRestore: (target: RestoreTarget) => void;
}

export function TrashTable({ list, isFiltered, selected, onSelect, onRestore }: TrashTableProps) {
  const { t } = useTranslation(['trash', 'admin']);
  const language = useLanguage();
  return (
    <PagedTable
      query={list}
      failed={t('failed')}
      empty={isFiltered ? t('nothingFound') : t('empty')}
      label={t('admin:nav.trash')}
      narrow={{
        columns: '40px 40px minmax(0, 1fr)',
        areas: '"select image name" ". . deletedAt" ". . deletedBy" ". . daysLeft" ". . actions"',
        below: 'lg',
      }}
      selection={{
        isSelected: ({ _id }) => selected.has(_id),
        onSelect,
        rowLabel: ({ name }) => t('select', { name }),
      }}
      columns={[
        {
          name: 'image',
          label: t('image'),
          sx: { width: { lg: 64 } },
          cell: ({ image }) => <Thumbnail file={image} />,
        },
        { name: 'name', label: t('what'), sx: { width: '100%' }, cell: (row) => <What {...row} /> },
        {
          name: 'deletedAt',
          label: t('deletedAt'),
          isLabelled: true,
          sx: { minWidth: { lg: 110 } },
          cell: ({ deletedAt }) => formatDateTime(deletedAt, language),
        },
        {
          name: 'deletedBy',
          label: t('deletedBy'),
          isLabelled: true,
          isTyped: true,
          sx: { minWidth: { lg: 140 }, overflowWrap: 'anywhere' },
        },
        {
          name: 'daysLeft',
          label: t('daysLeft'),
          isLabelled: true,
          sx: { whiteSpace: 'nowrap' },
          cell: ({ expiresAt }) => t('days', { count: daysUntil(expiresAt) }),
        },
      ]}
      actions={({ _id, name, together, change }) => (
        <Stack
          sx={{
            alignItems: { xs: 'flex-start', lg: 'flex-end' },
            '& button': { minHeight: { xs: 40, lg: 'auto' } },
          }}
        >
          <Button
            size="small"
            aria-label={t('restoreOf', { name })}
            onClick={() => onRestore({ ids: [_id] })}
          >
            {t('restore')}
          </Button>
          {together > 1 && (
            <Button size="small" onClick={() => onRestore({ change })}>
              {t('restoreTogether', { count: together })}
            </Button>
          )}
        </Stack>
      )}
    />
  );
}

const daysUntil = (time: string): number =>
  Math.max(0, Math.ceil((Date.parse(time) - Date.now()) / DAY_MS));

function What({ kind, name, partNumber, subcategories = 0, spareParts = 0 }: TrashEntry) {
  const { t } = useTranslation(['trash', 'admin', 'adminCategories']);
  const details =
    kind === 'part'
      ? [t('kindOf.part'), partNumber]
      : [
          t('kindOf.category'),
          subcategories > 0 &&
            t('adminCategories:deleting.subcategories', { count: subcategories }),
          spareParts > 0 && t('admin:table.partCount', { count: spareParts }),
        ];
  return (
    <>
      <Box dir="auto" sx={{ fontWeight: 600 }}>
        {name}
      </Box>
      <Typography variant="body2" color="textSecondary">
        {joined(details)}
      </Typography>
    </>
  );
}
