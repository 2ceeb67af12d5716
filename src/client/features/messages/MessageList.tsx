import Download from '@mui/icons-material/Download';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { errorText, isNotFound } from '../../api';
import { ListEmpty, ListError, ListSkeleton } from '../../components/console/ListStates';
import { PageHeader } from '../../components/console/PageHeader';
import { Pager } from '../../components/console/Pager';
import { PAGE_SIZE, pageCount, useTableQuery } from '../../components/console/useTableQuery';
import { useTranslation } from '../../content/useTranslation';
import { saveFile } from '../../lib/saveFile';
import { useLastPage } from '../../lib/useLastPage';
import { useFailureNotice } from '../ui/useFailure';
import { ErasePerson } from './ErasePerson';
import { MessageAttention } from './MessageAttention';
import type { Message } from './MessageTable';
import { MessageTable } from './MessageTable';
import { useStatusFilter } from './useStatusFilter';

export interface MessageListProps {
  kind: 'inquiries' | 'applications';
  list: {
    data?: { data: readonly Message[]; total: number };
    error?: unknown;
    isFetching: boolean;
    refetch: () => unknown;
  };
  pathTo: (id: string) => string;
  /** Answers the CSV text of all messages; rejects with the failed call. */
  exportCsv: () => Promise<string>;
}

/** A page of messages, newest first, with a filter and the way into a spreadsheet. */
export function MessageList({ kind, list, pathTo, exportCsv }: MessageListProps) {
  const { t } = useTranslation('messages');
  const { page, setPage } = useTableQuery();
  const { status, setStatus } = useStatusFilter();
  const { data, error, isFetching, refetch } = list;
  const pages = pageCount(data?.total ?? 0);
  useLastPage(page, data && !isFetching ? pages : undefined, setPage);

  return (
    <>
      <PageHeader title={t(`${kind}.title`)}>
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
      {error ? (
        isNotFound(error) ? (
          <ListError text={t(`${kind}.notOffered`)} />
        ) : (
          <ListError text={errorText(error, t(`${kind}.failed`))} onRetry={refetch} />
        )
      ) : !data ? (
        <ListSkeleton rows={PAGE_SIZE} />
      ) : data.total === 0 ? (
        <ListEmpty>{t(`${kind}.empty`)}</ListEmpty>
      ) : (
        <>
          <Typography role="status" color="textSecondary" sx={{ mb: 1 }}>
            {t(`${kind}.count`, { count: data.total })}
          </Typography>
          <MessageTable
            label={t(`${kind}.title`)}
            messages={data.data}
            pathTo={pathTo}
            busy={isFetching}
          />
          <Pager page={page} pages={pages} onPage={setPage} />
        </>
      )}
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
