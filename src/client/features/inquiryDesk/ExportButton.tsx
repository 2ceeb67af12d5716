import Download from '@mui/icons-material/Download';
import { exportTypes } from '@/client/api';
import { MenuButton } from '@/client/components/console/MenuButton';
import { useNotices } from '@/client/components/console/useFailure';
import { useTranslation } from '@/client/i18n/useTranslation';
import { saveDownload } from '@/client/lib/saveDownload';
import { type MessageKind, messageCalls } from './messageCalls';

/** The spreadsheet first: people open files, and a CSV file loses zeros and plus signs there. */
const formats = ['xlsx', 'csv'] as const;

/** Downloads all messages of a kind as a file. */
export function ExportButton({ kind }: { kind: MessageKind }) {
  const { t } = useTranslation(['messages', 'partTable']);
  const { showFailure } = useNotices();
  const [exportMessages, { isFetching }] = messageCalls[kind].useExport();

  const save = async (format: (typeof formats)[number]) => {
    const { data, error } = await exportMessages({ format });
    if (!data) return showFailure(error, t('export.failed'));
    saveDownload(data.href, `${t(`${kind}.file`)}.${exportTypes[data.type]}`);
  };

  return (
    <MenuButton
      variant="outlined"
      startIcon={<Download />}
      endIcon={null}
      busy={isFetching}
      text={t('partTable:selection.export')}
      items={formats.map((format) => ({
        id: format,
        text: t(`export.${format}`),
        hint: t(`export.${format}Hint`),
        onChoose: () => void save(format),
      }))}
    />
  );
}
