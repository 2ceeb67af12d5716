import Download from '@mui/icons-material/Download';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../components/console/PageHeader';
import { PAGE_SIZE } from '../../components/console/useTableQuery';
import { saveFile } from '../../lib/saveFile';
import { type PagedListProps, PagedList } from '../ui/Fetched';
import { useFailureNotice } from '../ui/useFailure';
import { ErasePerson } from './ErasePerson';
import { MessageAttention } from './MessageAttention';
import { type Message, MessageTable } from './MessageTable';
import { useStatusFilter } from './useStatusFilter';

export interface MessageListProps {
  kind: 'inquiries' | 'applications';
  list: PagedListProps<Message>['query'];
  pathTo: (id: string) => string;
  /** Answers the CSV text of all messages; rejects with the failed call. */
  exportCsv: () => Promise<string>;
}

/** A page of messages, newest first, with a filter and the way into a spreadsheet. */
export function MessageList({ kind, list, pathTo, exportCsv }: MessageListProps) {
  const { t } = useTranslation(['messages', 'admin']);
  const { status, setStatus } = useStatusFilter();

  return (
    <>
      <PageHeader title={t(`admin:nav.${kind}`)}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label={t('filter')}
          value={status ?? 'all'}
          onChange={(_event, value: 'all' | 'open' | 'answered' | null) => {
            if (value) setStatus(value === 'all' ? undefined : value);
          }}
        >
          <ToggleButton value="all">{t('all')}</ToggleButton>
          <ToggleButton value="open">{t('open')}</ToggleButton>
          <ToggleButton value="answered">{t('answered')}</ToggleButton>
        </ToggleButtonGroup>
        <ExportButton kind={kind} exportCsv={exportCsv} />
        <ErasePerson />
      </PageHeader>
      <MessageAttention />
      <PagedList
        query={list}
        failed={t(`${kind}.failed`)}
        notOffered={t(`${kind}.notOffered`)}
        rows={PAGE_SIZE}
        empty={t(`${kind}.empty`)}
      >
        {(messages, busy) => (
          <>
            <Typography role="status" color="textSecondary" sx={{ mb: 1 }}>
              {t(`${kind}.count`, { count: list.data?.total ?? 0 })}
            </Typography>
            <MessageTable label={t(`admin:nav.${kind}`)} {...{ messages, pathTo, busy }} />
          </>
        )}
      </PagedList>
    </>
  );
}

function ExportButton({ kind, exportCsv }: Pick<MessageListProps, 'kind' | 'exportCsv'>) {
  const { t } = useTranslation('messages');
  const showFailure = useFailureNotice();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      // Reading the answer as text took the byte-order mark off, which spreadsheets need.
      saveFile(`\uFEFF${await exportCsv()}`, 'text/csv;charset=utf-8', `${t(`${kind}.file`)}.csv`);
    } catch (failure) {
      showFailure(failure, t('exportFailed'));
    }
    setBusy(false);
  };
  return (
    <Button variant="outlined" startIcon={<Download />} disabled={busy} onClick={() => void save()}>
      {t('export')}
    </Button>
  );
}
