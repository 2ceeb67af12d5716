import PersonRemove from '@mui/icons-material/PersonRemoveOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';
import { useGetMessageStatusQuery } from '@/client/api';
import { PagedTable } from '@/client/components/console/QueryResult';
import { PageHeader } from '@/client/components/console/PageHeader';
import { PAGE_SIZE } from '@/client/components/console/TableSearch';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { formatCompanyTime, formatDateTime } from '@/client/lib/formatDateTime';
import { useUrlParams } from '@/client/lib/usePageParam';
import { pageOf } from '@/shared/pageParam';
import { ExportButton } from './ExportButton';
import { ErasePersonDialog } from './ErasePersonDialog';
import { type Message, type MessageKind, messageCalls } from './messageCalls';

const noWrap = { whiteSpace: 'nowrap' };

const statuses = ['open', 'answered', 'spam'] as const;

/** A page of messages, newest first, with a filter and an export; those held for review are apart. */
export function MessageList({ kind }: { kind: MessageKind }) {
  const { t } = useTranslation(['messages', 'admin']);
  const language = useLanguage();
  const [params, change] = useUrlParams();
  const status = statuses.find((each) => each === params.get('status'));
  const { data: counts } = useGetMessageStatusQuery();
  const [erasing, setErasing] = useState(false);
  const spam = counts?.spam?.[kind] ?? 0;
  const calls = messageCalls[kind];
  const list = calls.useList({ page: pageOf(params), limit: PAGE_SIZE, status });

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
        <Button
          variant="outlined"
          color="error"
          startIcon={<PersonRemove />}
          onClick={() => setErasing(true)}
        >
          {t('erase.title')}
        </Button>
      </PageHeader>
      <MessageAlerts />
      <PagedTable
        query={list}
        failed={t(`${kind}.failed`)}
        notOffered={t(`${kind}.notOffered`)}
        empty={t(`${kind}.empty`)}
        count={t(`${kind}.count`, { count: list.data?.total ?? 0 })}
        label={t(`admin:nav.${kind}`)}
        narrow={{
          columns: '1fr auto',
          areas: '"name status" "contact contact" "received reference"',
        }}
        columns={[
          {
            name: 'name',
            label: t('name'),
            sx: { fontWeight: 600 },
            cell: ({ _id, name }) => (
              <Link
                href={calls.pathTo(_id)}
                dir="auto"
                sx={{ display: 'inline-block', minWidth: 40, py: { xs: 1.25, md: 0.5 } }}
              >
                {name}
              </Link>
            ),
          },
          {
            name: 'contact',
            label: t('contact'),
            isTyped: true,
            cell: ({ email, phone }) => email ?? phone,
          },
          {
            name: 'received',
            label: t('received'),
            sx: noWrap,
            cell: ({ createdAt }) => formatDateTime(createdAt, language),
          },
          {
            name: 'reference',
            label: t('reference'),
            sx: noWrap,
            cell: (row) => row.reference,
          },
          {
            name: 'status',
            label: t('status'),
            sx: { justifySelf: 'end' },
            cell: (message) => <MessageState message={message} size="small" />,
          },
        ]}
      />
      {erasing && <ErasePersonDialog onClose={() => setErasing(false)} />}
    </>
  );
}

/** The backend counts by days of UTC. */
const nextDay = () => new Date(new Date().setUTCHours(24, 0, 0, 0));

/** Share of the day's limit from which on the admin is warned. */
const WARNING_SHARE = 0.8;

/** Warnings: the day's limit of messages comes near or is reached, e-mails have failed. */
export function MessageAlerts() {
  const { t } = useTranslation('messages');
  const language = useLanguage();
  const { data } = useGetMessageStatusQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!data) return null;
  const { storedToday: stored, perDay: count, mailsFailed } = data;
  const isNear = stored >= count * WARNING_SHARE;
  const time = formatCompanyTime(nextDay(), language);
  if (!isNear && mailsFailed === 0) return null;
  return (
    <Stack spacing={1} sx={{ mb: 2 }}>
      {isNear && (
        <Alert severity={stored < count ? 'warning' : 'error'}>
          {t(stored < count ? 'attention.near' : 'attention.full', { stored, count, time })}
        </Alert>
      )}
      {mailsFailed > 0 && (
        <Alert severity="error">{t('attention.mails', { count: mailsFailed })}</Alert>
      )}
    </Stack>
  );
}

/** Whether a message is answered, is held for review, or its e-mail to the company failed. */
export function MessageState({ message, size }: { message: Message; size?: 'small' }) {
  const { t } = useTranslation('messages');
  const { answeredAt, spam, mailFailedAt } = message;
  return (
    <Stack direction="row" useFlexGap spacing={0.75} sx={{ flexWrap: 'wrap' }}>
      <Chip
        size={size}
        label={answeredAt ? t('answered') : t('open')}
        color={answeredAt ? 'success' : 'secondary'}
        variant={answeredAt ? 'outlined' : 'filled'}
      />
      {spam && <Chip size={size} label={t('spam')} color="warning" variant="outlined" />}
      {mailFailedAt && (
        <Chip size={size} label={t('mail.failed')} color="error" variant="outlined" />
      )}
    </Stack>
  );
}
