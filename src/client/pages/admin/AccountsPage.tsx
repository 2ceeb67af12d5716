import Button from '@mui/material/Button';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { errorText, isNotFound, useListAccountsQuery, useListInvitationsQuery } from '../../api';
import { ListError, ListSkeleton } from '../../components/console/ListStates';
import { PageHeader } from '../../components/console/PageHeader';
import { useTranslation } from '../../content/useTranslation';
import { AccountsTable } from '../../features/accounts/AccountsTable';
import { ChangeDialog } from '../../features/accounts/ChangeDialog';
import type { Change } from '../../features/accounts/changes';
import { InviteDialog } from '../../features/accounts/InviteDialog';
import { selectCurrentUser } from '../../features/auth/selectCurrentUser';

/** Others log in and accept invitations meanwhile. */
const anew = { refetchOnMountOrArgChange: true };

/** Who may log in and as what. */
export default function AccountsPage() {
  const { t } = useTranslation('accounts');
  const ownId = useSelector(selectCurrentUser).data?._id;
  const accounts = useListAccountsQuery(undefined, anew);
  const invitations = useListInvitationsQuery(undefined, anew);
  const [change, setChange] = useState<Change>();
  const [inviting, setInviting] = useState(false);

  const error = accounts.error ?? invitations.error;
  const retry = () => {
    void accounts.refetch();
    void invitations.refetch();
  };
  const isOwn = change !== undefined && change.kind !== 'revoke' && change.account._id === ownId;
  return (
    <>
      <PageHeader title={t('list.title')}>
        {!error && (
          <Button variant="contained" onClick={() => setInviting(true)}>
            {t('list.invite')}
          </Button>
        )}
      </PageHeader>
      {isNotFound(error) ? (
        <ListError text={t('list.notOffered')} />
      ) : error ? (
        <ListError text={errorText(error, t('list.failed'))} onRetry={retry} />
      ) : accounts.data && invitations.data ? (
        <AccountsTable
          accounts={accounts.data}
          invitations={invitations.data}
          ownId={ownId}
          busy={accounts.isFetching || invitations.isFetching}
          onChange={setChange}
        />
      ) : (
        <ListSkeleton rows={3} />
      )}
      {inviting && <InviteDialog onClose={() => setInviting(false)} />}
      {change && <ChangeDialog change={change} own={isOwn} onClose={() => setChange(undefined)} />}
    </>
  );
}
