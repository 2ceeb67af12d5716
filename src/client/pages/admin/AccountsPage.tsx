import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import {
  type Account,
  type Invitation,
  useListAccountsQuery,
  useListInvitationsQuery,
  refetchOnMount,
} from '@/client/api';
import { DataTable } from '@/client/components/console/DataTable';
import { QueryResult } from '@/client/components/console/QueryResult';
import { PageHeader } from '@/client/components/console/PageHeader';
import { type Change, ChangeDialog } from '@/client/features/accounts/ChangeDialog';
import { readDraft } from '@/client/components/console/formDraft';
import { INVITATION_DRAFT, InviteDialog } from '@/client/features/accounts/InviteDialog';
import { selectCurrentUser } from '@/client/features/auth/authSlice';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { formatDateTime } from '@/client/lib/formatDateTime';
import { paths } from '@/shared/siteMap';

type Row = Account | Invitation;

const isInvitation = (row: Row): row is Invitation => 'expiresAt' in row;

const kindsOf = (row: Row): Change['kind'][] =>
  isInvitation(row) ? ['revoke'] : [row.role === 'admin' ? 'toUser' : 'toAdmin', 'remove'];

// Chinese breaks at blanks too: between date and time, not within them.
const time = { wordBreak: 'keep-all' };

export default function AccountsPage() {
  const { t } = useTranslation(['accounts', 'admin']);
  const language = useLanguage();
  const ownId = useSelector(selectCurrentUser).data?._id;
  const accounts = useListAccountsQuery(undefined, refetchOnMount);
  const invitations = useListInvitationsQuery(undefined, refetchOnMount);
  const [change, setChange] = useState<Change>();
  const [inviting, setInviting] = useState(() => readDraft(INVITATION_DRAFT) !== undefined);

  const query = {
    data: accounts.data && invitations.data && [...accounts.data, ...invitations.data],
    error: accounts.error ?? invitations.error,
    isFetching: accounts.isFetching || invitations.isFetching,
    refetch: () => {
      void accounts.refetch();
      void invitations.refetch();
    },
  };
  const lastLogin = (row: Row) => {
    if (isInvitation(row)) {
      return t('list.invited', { time: formatDateTime(row.expiresAt, language) });
    }
    return row.lastLoginAt ? formatDateTime(row.lastLoginAt, language) : t('list.never');
  };
  return (
    <>
      <PageHeader title={t('admin:nav.accounts')}>
        <Button href={paths.history('?kind=account')}>{t('admin:nav.history')}</Button>
        {!query.error && (
          <Button variant="contained" onClick={() => setInviting(true)}>
            {t('invite.title')}
          </Button>
        )}
      </PageHeader>
      <QueryResult query={query} failed={t('list.failed')} rows={3}>
        {(rows) => (
          <DataTable<Row>
            label={t('admin:nav.accounts')}
            rows={rows}
            busy={query.isFetching}
            narrow={{
              columns: 'minmax(0, 1fr) auto',
              areas: '"email role" "login login" "created created" "actions actions"',
            }}
            columns={[
              {
                name: 'email',
                label: t('list.email'),
                isTyped: true,
                sx: { width: { md: '30%' } },
                cell: (row) =>
                  isInvitation(row) ? (
                    row.emailId
                  ) : (
                    <>
                      <strong>{row.emailId}</strong>{' '}
                      {row.name && <span dir="auto">{row.name} </span>}
                      {row._id === ownId && (
                        <Chip
                          component="span"
                          size="small"
                          label={t('list.you')}
                          color="success"
                          variant="outlined"
                        />
                      )}
                    </>
                  ),
              },
              {
                name: 'role',
                label: t('list.role'),
                sx: { whiteSpace: 'nowrap' },
                cell: ({ role }) => t(`roles.${role}`),
              },
              {
                name: 'created',
                label: t('list.created'),
                isLabelled: true,
                sx: time,
                cell: ({ createdAt }) => formatDateTime(createdAt, language),
              },
              {
                name: 'login',
                label: t('list.lastLogin'),
                isLabelled: true,
                sx: time,
                cell: lastLogin,
              },
            ]}
            actions={(row) => (
              <Stack
                direction="row"
                spacing={1}
                sx={{ display: 'inline-flex', mt: { xs: 1, md: 0 } }}
              >
                {kindsOf(row).map((kind) => (
                  <Button
                    key={kind}
                    size="small"
                    variant="outlined"
                    color={kind === 'remove' || kind === 'revoke' ? 'error' : undefined}
                    aria-label={t(`list.${kind}Of`, { email: row.emailId })}
                    onClick={() =>
                      setChange({ kind, to: row, own: !isInvitation(row) && row._id === ownId })
                    }
                  >
                    {t(`list.${kind}`)}
                  </Button>
                ))}
              </Stack>
            )}
          />
        )}
      </QueryResult>
      {inviting && <InviteDialog onClose={() => setInviting(false)} />}
      {change && <ChangeDialog {...change} onClose={() => setChange(undefined)} />}
    </>
  );
}
