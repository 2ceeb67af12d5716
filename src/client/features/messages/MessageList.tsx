import Download from '@mui/icons-material/Download';
import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';
import { useGetMessageStatusQuery } from '@/client/api/console';
import Typography from '@mui/material/Typography';
import { useTranslation } from '@/client/i18n/useTranslation';
import { PageHeader } from '@/client/components/console/PageHeader';
import { PAGE_SIZE } from '@/client/components/console/useTableQuery';
import { saveFile } from '@/client/lib/saveFile';
import { pageOf } from '@/shared/pageParam';
import { useAddressParams } from '@/client/lib/usePageParam';
import { PagedList } from '../ui/Fetched';
import { useFailureNotice } from '../ui/useFailure';
import { ErasePerson } from './ErasePerson';
import { type MessageKind, messageCalls } from './messageCalls';
import { MessageAttention } from './MessageAttention';
import { MessageTable } from './MessageTable';

const statuses = ['open', 'answered', 'spam'] as const;

/** A page of messages, newest first, with a filter and an export; suspected spam is apart. */
export function MessageList({ kind }: { kind: MessageKind }) {
  const { pathTo, useList } = messageCalls[kind];
  const { t } = useTranslation(['messages', 'admin']);
  const [params, change] = useAddressParams();
  const status = statuses.find((each) => each === params.get('status'));
  const { data: counts } = useGetMessageStatusQuery();
  const spam = counts?.spam?.[kind] ?? 0;
  const list = useList({ page: pageOf(params), limit: PAGE_SIZE, status });

  return (
    <>
      <PageHeader title={t(`admin:nav.${kind}`)}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label={t('filter')}
          value={status ?? 'all'}
          onChange={(_event, value: string | null) => {
            if (value) change({ status: value === 'all' ? undefined : value, page: undefined });
          }}
        >
          {(['all', ...statuses] as const).map((each) => (
            <ToggleButton key={each} value={each}>
              {each === 'spam' && spam > 0 ? t('spamCount', { count: spam }) : t(each)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <ExportButton kind={kind} />
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

function ExportButton({ kind }: { kind: MessageKind }) {
  const { t } = useTranslation('messages');
  const showFailure = useFailureNotice();
  const [exportCsv] = messageCalls[kind].useExport();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    const { data, error } = await exportCsv();
    if (error) showFailure(error, t('exportFailed'));
    // Reading the response as text took the byte-order mark off, which spreadsheets need.
    else saveFile(`\uFEFF${data}`, 'text/csv;charset=utf-8', `${t(`${kind}.file`)}.csv`);
    setBusy(false);
  };
  return (
    <Button variant="outlined" startIcon={<Download />} disabled={busy} onClick={() => void save()}>
      {t('export')}
    </Button>
  );
}
