import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import {
  type TextTemplate,
  ifMatch,
  useDeleteTextTemplateMutation,
  useListTextTemplatesQuery,
  refetchOnMount,
} from '@/client/api';
import { DataTable } from '@/client/components/console/DataTable';
import { DeleteDialog } from '@/client/components/console/DeleteDialog';
import { PageHeader } from '@/client/components/console/PageHeader';
import { readOpenDraft } from '@/client/components/console/formDraft';
import { QueryResult } from '@/client/components/console/QueryResult';
import { EditAndDelete } from '@/client/components/console/RowActions';
import { TemplateDialog } from '@/client/features/quotations/TemplateDialog';
import { useTranslation } from '@/client/i18n/useTranslation';
import { longText } from '@/client/lib/longText';

const columns = [
  { name: 'name', sx: { fontWeight: 600, minWidth: { lg: 130 } } },
  { name: 'field', sx: { whiteSpace: 'nowrap' } },
  { name: 'textEn', sx: longText },
  { name: 'textZh', sx: longText },
] as const;

/** The texts that admins insert into quotations. */
export default function TextTemplatesPage() {
  const { t } = useTranslation(['quotations', 'admin']);
  const list = useListTextTemplatesQuery(undefined, refetchOnMount);
  const [deleteTemplate] = useDeleteTextTemplateMutation();
  const [edited, setEdited] = useState(() => readOpenDraft<TextTemplate>('template'));
  const [deleting, setDeleting] = useState<TextTemplate>();
  return (
    <>
      <PageHeader title={t('admin:nav.textTemplates')} text={t('templates.text')}>
        {list.data && (
          <Button variant="contained" startIcon={<Add />} onClick={() => setEdited(null)}>
            {t('templates.add')}
          </Button>
        )}
      </PageHeader>
      <QueryResult
        query={list}
        failed={t('templates.failed')}
        empty={t('templates.empty')}
        rows={5}
      >
        {(templates) => (
          <DataTable
            label={t('admin:nav.textTemplates')}
            rows={templates}
            busy={list.isFetching}
            narrow={{
              columns: 'minmax(0, 1fr) auto',
              areas: '"name actions" "field field" "textEn textEn" "textZh textZh"',
              below: 'lg',
            }}
            columns={columns.map(({ name, sx }) => ({
              name,
              sx,
              label: t(`templates.${name}`),
              isLabelled: name !== 'name',
              isTyped: name !== 'field',
              cell: (template: TextTemplate) =>
                name === 'field' ? t(`fields.${template.field}`) : template[name],
            }))}
            actions={(template) => (
              <EditAndDelete
                name={template.name}
                onEdit={() => setEdited(template)}
                onDelete={() => setDeleting(template)}
              />
            )}
          />
        )}
      </QueryResult>
      {edited !== undefined && (
        <TemplateDialog template={edited ?? undefined} onClose={() => setEdited(undefined)} />
      )}
      <DeleteDialog
        record={deleting}
        recovery="undo"
        doneText={t('templates.deleted')}
        failedText={t('templates.deleteFailed')}
        onDelete={(template) => deleteTemplate({ id: template._id, ...ifMatch(template) })}
        readAgain={async () =>
          (await list.refetch()).data?.find(({ _id }) => _id === deleting?._id)
        }
        onClose={() => setDeleting(undefined)}
      >
        {({ name, textEn, textZh }) => (
          <>
            <Typography sx={{ mb: 1 }}>{t('templates.deleteText', { name })}</Typography>
            {[textEn, textZh].filter(Boolean).map((text) => (
              <Typography key={text} variant="body2" color="textSecondary" dir="auto" sx={longText}>
                {text}
              </Typography>
            ))}
          </>
        )}
      </DeleteDialog>
    </>
  );
}
