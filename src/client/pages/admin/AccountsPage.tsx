import Button from '@mui/material/Button';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useListAccountsQuery, useListInvitationsQuery } from '@/client/api';
import { Fetched } from '@/client/components/console/Fetched';
import { PageHeader } from '@/client/components/console/PageHeader';
import { AccountsTable } from '@/client/features/accounts/AccountsTable';
import { type Change, ChangeDialog } from '@/client/features/accounts/ChangeDialog';
import { InviteDialog } from '@/client/features/accounts/InviteDialog';
import { selectCurrentUser } from '@/client/features/auth/authSlice';
import { useTranslation } from '@/client/i18n/useTranslation';

/** Others log in and accept invitations meanwhile. */
const refetched = { refetchOnMountOrArgChange: true };

/** The accounts and the invitations. */
export default function AccountsPage() {
  const { t } = useTranslation(['accounts', 'admin']);
  const ownId = useSelector(selectCurrentUser).data?._id;
  const accounts = useListAccountsQuery(undefined, refetched);
  const invitations = useListInvitationsQuery(undefined, refetched);
  const [change, setChange] = useState<Change>();
  const [inviting, setInviting] = useState(false);

  const error = accounts.error ?? invitations.error;
  const both = {
    data: accounts.data && invitations.data && ([accounts.data, invitations.data] as const),
    error,
    isFetching: accounts.isFetching || invitations.isFetching,
    refetch: () => {
      void accounts.refetch();
      void invitations.refetch();
    },
  };
  const isOwn = change?.kind !== 'revoke' && change?.to._id === ownId;
  return (
    <>
      <PageHeader title={t('admin:nav.accounts')}>
        {!error && (
          <Button variant="contained" onClick={() => setInviting(true)}>
            {t('invite.title')}
          </Button>
        )}
      </PageHeader>
      <Fetched query={both} failed={t('list.failed')} notOffered={t('list.notOffered')} rows={3}>
        {([accountList, invitationList]) => (
          <AccountsTable
            accounts={accountList}
            invitations={invitationList}
            ownId={ownId}
            busy={both.isFetching}
            onChange={setChange}
          />
        )}
      </Fetched>
      {inviting && <InviteDialog onClose={() => setInviting(false)} />}
      {change && <ChangeDialog change={change} own={isOwn} onClose={() => setChange(undefined)} />}
    </>
  );
}
