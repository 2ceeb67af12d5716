import Delete from '@mui/icons-material/DeleteOutlined';
import Chip, { type ChipProps } from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import {
  type ImportState,
  type ImportSummary,
  useDeleteImportMutation,
  useImports,
} from '@/client/api';
import { DeleteDialog } from '@/client/components/console/DeleteDialog';
import { deleteDrafts } from '@/client/components/console/formDraft';
import { PagedTable } from '@/client/components/console/QueryResult';
import { PAGE_SIZE } from '@/client/components/console/TableSearch';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { formatDateTime } from '@/client/lib/formatDateTime';
import { usePageParam } from '@/client/lib/usePageParam';
import { paths } from '@/shared/siteMap';
import { importDrafts } from './drafts';

const colors: Partial<Record<ImportState, ChipProps['color']>> = {
  columns: 'primary',
  ready: 'primary',
  applied: 'success',
  failed: 'error',
};

const counted = ['new', 'changed', 'unchanged', 'faulty', 'excluded', 'skipped'] as const;

/** The imports of the last days, the latest first. */
export function ImportList() {
  const { t } = useTranslation(['imports', 'importCheck', 'admin']);
  const language = useLanguage();
  const [page] = usePageParam();
  const list = useImports({ page, limit: PAGE_SIZE });
  const [remove] = useDeleteImportMutation();
  const [deleting, setDeleting] = useState<ImportSummary>();
  return (
    <>
      <Typography variant="h2" sx={{ fontSize: '1.1rem', mt: 4, mb: 1.5 }}>
        {t('list.title')}
      </Typography>
      <PagedTable
        query={list}
        failed={t('list.failed')}
        empty={t('list.empty')}
        label={t('list.title')}
        narrow={{
          columns: 'minmax(0, 1fr) auto',
          areas:
            '"file actions" "state state" "counts counts" "createdAt createdAt" "createdBy createdBy"',
          below: 'lg',
        }}
        columns={[
          {
            name: 'file',
            label: t('list.file'),
            isTyped: true,
            sx: { width: { lg: '30%' } },
            cell: ({ _id, fileName }) => (
              <Link
                href={paths.singleImport(_id)}
                underline="always"
                sx={{
                  display: 'inline-block',
                  py: { xs: 1, lg: 0.25 },
                  fontWeight: 600,
                  overflowWrap: 'anywhere',
                }}
              >
                {fileName}
              </Link>
            ),
          },
          {
            name: 'state',
            label: t('list.state'),
            cell: ({ state }) => (
              <Chip
                size="small"
                variant="outlined"
                color={colors[state]}
                label={t(`states.${state}`)}
              />
            ),
          },
          {
            name: 'counts',
            label: t('list.rows'),
            cell: ({ counts }) =>
              counted
                .flatMap((state) => {
                  const count = counts?.[state];
                  const name = t(`importCheck:states.${state}`);
                  return count ? t('importCheck:filterOf', { state: name, count }) : [];
                })
                .join(' · '),
          },
          {
            name: 'createdAt',
            label: t('list.createdAt'),
            isLabelled: true,
            cell: ({ createdAt }) => formatDateTime(createdAt, language),
          },
          {
            name: 'createdBy',
            label: t('list.createdBy'),
            isLabelled: true,
            isTyped: true,
            sx: { overflowWrap: 'anywhere' },
          },
        ]}
        actions={(row) => (
          <IconButton
            color="error"
            aria-label={t('admin:table.delete', { name: row.fileName })}
            onClick={() => setDeleting(row)}
          >
            <Delete fontSize="small" />
          </IconButton>
        )}
      />
      <DeleteDialog
        record={deleting}
        doneText={t('list.deleted')}
        failedText={t('list.deleteFailed')}
        onDelete={async ({ _id: id }) => {
          const { error } = await remove({ id });
          if (!error) deleteDrafts(importDrafts(id));
          return { error };
        }}
        onClose={() => setDeleting(undefined)}
      >
        {({ fileName, state }) => (
          <>
            <Typography>{t('list.deleteText', { name: fileName })}</Typography>
            {state === 'applied' && (
              <Typography sx={{ mt: 1 }}>{t('list.deleteApplied')}</Typography>
            )}
          </>
        )}
      </DeleteDialog>
    </>
  );
}
