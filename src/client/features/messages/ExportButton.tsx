import Download from '@mui/icons-material/Download';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { exportTypes } from '@/client/api';
import { BusyButton } from '@/client/components/console/BusyButton';
import { useNotices } from '@/client/components/console/useFailure';
import { useTranslation } from '@/client/i18n/useTranslation';
import { saveDownload } from '@/client/lib/saveDownload';
import { type MessageKind, messageCalls } from './messageCalls';

/** The spreadsheet first: people open files, and a CSV file loses zeros and plus signs there. */
const formats = ['xlsx', 'csv'] as const;

/** Downloads all messages of a kind as a file. */
export function ExportButton({ kind }: { kind: MessageKind }) {
  const { t } = useTranslation('messages');
  const { showFailure } = useNotices();
  const id = useId();
  const [button, setButton] = useState<HTMLElement>();
  const [exportMessages, { isFetching }] = messageCalls[kind].useExport();

  const save = async (format: (typeof formats)[number]) => {
    setButton(undefined);
    const { data, error } = await exportMessages({ format });
    if (!data) return showFailure(error, t('export.failed'));
    saveDownload(data.href, `${t(`${kind}.file`)}.${exportTypes[data.type]}`);
  };

  return (
    <>
      <BusyButton
        id={id}
        variant="outlined"
        startIcon={<Download />}
        busy={isFetching}
        aria-haspopup="menu"
        aria-expanded={button ? true : undefined}
        onClick={({ currentTarget }) => setButton(currentTarget)}
      >
        {t('export.button')}
      </BusyButton>
      <Menu
        anchorEl={button}
        open={button !== undefined}
        onClose={() => setButton(undefined)}
        slotProps={{ list: { 'aria-labelledby': id } }}
      >
        {formats.map((format) => (
          <MenuItem key={format} onClick={() => void save(format)}>
            <ListItemText primary={t(`export.${format}`)} secondary={t(`export.${format}Hint`)} />
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
