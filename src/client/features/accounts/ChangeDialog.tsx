import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { isUnauthorized } from '@/client/api';
import {
  type Account,
  useRemoveAccountMutation,
  useRevokeInvitationMutation,
} from '@/client/api/console';
import { ConfirmDialog } from '@/client/components/console/ConfirmDialog';
import { sessionLeft } from '../auth/authSlice';
import { useTranslation } from '@/client/i18n/useTranslation';
import { noticeShown } from '../ui/uiSlice';
import { useFailureNotice } from '../ui/useFailure';
import { RoleDialog } from './RoleDialog';

/** What an admin wants to do to an account or, with `revoke`, to an invitation. */
export interface Change {
  kind: 'toAdmin' | 'toUser' | 'remove' | 'revoke';
  to: Pick<Account, '_id' | 'emailId'>;
}

export interface ChangeDialogProps {
  change: Change;
  /** The admin's own account. */
  own: boolean;
  onClose: () => void;
}

/** Asks before a change, makes it, and shows the result. */
export function ChangeDialog({ change: { kind, to }, own, onClose }: ChangeDialogProps) {
  return kind === 'toAdmin' || kind === 'toUser' ? (
    <RoleDialog kind={kind} account={to} own={own} onClose={onClose} />
  ) : (
    <RemovalDialog kind={kind} to={to} own={own} onClose={onClose} />
  );
}

interface RemovalDialogProps extends Omit<ChangeDialogProps, 'change'> {
  kind: 'remove' | 'revoke';
  to: Change['to'];
}

function RemovalDialog({ kind, to, own, onClose }: RemovalDialogProps) {
  const { t } = useTranslation(['accounts', 'common']);
  const dispatch = useDispatch();
  const showFailure = useFailureNotice();
  const [busy, setBusy] = useState(false);
  const [removeAccount] = useRemoveAccountMutation();
  const [revokeInvitation] = useRevokeInvitationMutation();
  const email = to.emailId;

  const confirm = async () => {
    setBusy(true);
    const remove = kind === 'remove' ? removeAccount : revokeInvitation;
    const { error } = await remove({ id: to._id });
    setBusy(false);
    // The question stays where it is until the admin has logged in again.
    if (isUnauthorized(error)) return;
    onClose();
    if (error) {
      showFailure(error, t('change.failed'));
      return;
    }
    dispatch(noticeShown({ text: t(`change.${kind}Done`, { email }) }));
    if (own) dispatch(sessionLeft());
  };

  const question = own && kind === 'remove' ? 'removeOwn' : kind;
  return (
    <ConfirmDialog
      open
      title={t(`change.${question}Title`)}
      confirmText={t(`change.${kind}Confirm`)}
      cancelText={t('common:cancel')}
      busy={busy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {t(`change.${question}Text`, { email })}
    </ConfirmDialog>
  );
}
