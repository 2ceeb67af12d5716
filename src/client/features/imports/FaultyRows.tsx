import Download from '@mui/icons-material/Download';
import Alert from '@mui/material/Alert';
import { exportTypes, type Import, useLazyExportFaultyRowsQuery } from '@/client/api';
import { MenuButton } from '@/client/components/console/MenuButton';
import { useNotices } from '@/client/components/console/useFailure';
import { useTranslation } from '@/client/i18n/useTranslation';
import { saveDownload } from '@/client/lib/saveDownload';

const formats = ['xlsx', 'csv'] as const;

/** How many rows are faulty, and the button that downloads them with their reasons. */
export function FaultyRows({ imported, count }: { imported: Import; count: number }) {
  const { t } = useTranslation('importCheck');
  const { showFailure } = useNotices();
  const [exportRows, { isFetching }] = useLazyExportFaultyRowsQuery();
  if (count === 0) return null;

  const save = async (format: (typeof formats)[number]) => {
    const { data, error } = await exportRows({ id: imported._id, format });
    if (!data) return showFailure(error, t('faulty.downloadFailed'));
    saveDownload(data.href, `${t('faulty.file')}.${exportTypes[data.type]}`);
  };

  return (
    <Alert
      severity="warning"
      role="note"
      sx={{ mb: 2, flexWrap: 'wrap', '& .MuiAlert-message': { flex: '1 1 14rem' } }}
      action={
        <MenuButton
          color="inherit"
          sx={{ minHeight: { xs: 40, md: 'auto' } }}
          startIcon={<Download />}
          endIcon={null}
          busy={isFetching}
          text={t('faulty.download')}
          items={formats.map((format) => ({
            id: format,
            text: t(`faulty.${format}`),
            onChoose: () => void save(format),
          }))}
        />
      }
    >
      {t(imported.state === 'ready' ? 'faulty.text' : 'faulty.leftOut', { count })}
    </Alert>
  );
}
