import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { isUnauthorized } from '../../api';
import {
  type Account,
  useChangeAccountRoleMutation,
  useRemoveAccountMutation,
  useRevokeInvitationMutation,
} from '../../api/console';
import { ConfirmDialog } from '../../components/console/ConfirmDialog';
import { sessionLeft } from '../auth/authSlice';
import { useTranslation } from '../../content/useTranslation';
import { noticeShown } from '../ui/uiSlice';
import { useFailureNotice } from '../ui/useFailure';

/** What an admin wants to do to an account or, with `revoke`, to an invitation. */
export interface Change {
  kind: 'toAdmin' | 'toUser' | 'remove' | 'revoke';
  to: Pick<Account, '_id' | 'emailId'>;
}

export interface ChangeDialogProps {
  change: Change;
  /** It takes the console from the admin who asks for it. */
  own: boolean;
  onClose: () => void;
}

/** Asks before a change, makes it, and tells how it went. */
export function ChangeDialog({ change, own, onClose }: ChangeDialogProps) {
  const { t } = useTranslation(['accounts', 'common']);
  const dispatch = useDispatch();
  const showFailure = useFailureNotice();
  const [busy, setBusy] = useState(false);
  const make = useChange();
  const email = change.to.emailId;

  const confirm = async () => {
    setBusy(true);
    const { error } = await make(change);
    setBusy(false);
    // The question stays where it is until the admin has logged in again.
    if (isUnauthorized(error)) return;
    onClose();
    if (error) {
      showFailure(error, t('change.failed'));
      return;
    }
    dispatch(noticeShown({ text: t(`change.${doneText(change)}`, { email }) }));
    if (own) dispatch(sessionLeft());
  };

  const { title, text } = questionOf(change, own);
  return (
    <ConfirmDialog
      open
      title={t(`change.${title}`)}
      confirmText={t(`change.${change.kind}Confirm`)}
      cancelText={t('common:cancel')}
      busy={busy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {t(`change.${text}`, { email })}
    </ConfirmDialog>
  );
}

const doneText = ({ kind }: Change) =>
  kind === 'toAdmin' || kind === 'toUser' ? 'roleDone' : (`${kind}Done` as const);

function questionOf({ kind }: Change, own: boolean) {
  if (own && (kind === 'toUser' || kind === 'remove')) {
    return { title: `${kind}OwnTitle`, text: `${kind}OwnText` } as const;
  }
  return { title: `${kind}Title`, text: `${kind}Text` } as const;
}

/** Makes the call that a change stands for. */
function useChange(): (change: Change) => Promise<{ error?: unknown }> {
  const [changeRole] = useChangeAccountRoleMutation();
  const [removeAccount] = useRemoveAccountMutation();
  const [revokeInvitation] = useRevokeInvitationMutation();
  return async ({ kind, to: { _id: id } }) => {
    if (kind === 'revoke') return revokeInvitation({ id });
    if (kind === 'remove') return removeAccount({ id });
    return changeRole({ id, roleForm: { role: kind === 'toAdmin' ? 'admin' : 'user' } });
  };
}
