import Box from '@mui/material/Box';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useDispatch, useSelector } from 'react-redux';
import {
  type Account,
  isUnauthorized,
  useChangeAccountRoleMutation,
  useRemoveAccountMutation,
  useRevokeInvitationMutation,
} from '@/client/api';
import { ConfirmDialog } from '@/client/components/console/ConfirmDialog';
import { FormField, type FormFieldProps } from '@/client/components/console/FormField';
import { FormDialog } from '@/client/components/console/FormDialog';
import { useNotices } from '@/client/components/console/useFailure';
import { useTranslation } from '@/client/i18n/useTranslation';
import { selectCurrentUser, sessionLeft } from '../auth/authSlice';

export interface Change {
  kind: 'toAdmin' | 'toUser' | 'remove' | 'revoke';
  to: Pick<Account, '_id' | 'emailId'>;
  /** Of the admin's own account: the change ends the session. */
  own: boolean;
}

/** Confirms a change and makes it; a change of role needs the admin's own password. */
export function ChangeDialog({ kind, to, own, onClose }: Change & { onClose: () => void }) {
  const { t } = useTranslation('accounts');
  const dispatch = useDispatch();
  const { showDone, showFailure } = useNotices();
  const [changeRole] = useChangeAccountRoleMutation();
  const [removeAccount, removing] = useRemoveAccountMutation();
  const [revokeInvitation, revoking] = useRevokeInvitationMutation();
  const { _id: id, emailId: email } = to;
  const needsPassword = kind === 'toAdmin' || kind === 'toUser';
  const question = own && (kind === 'toUser' || kind === 'remove') ? (`${kind}Own` as const) : kind;
  const title = t(`change.${question}Title`);
  const text = t(`change.${question}Text`, { email });

  const done = t(`change.${needsPassword ? 'role' : kind}Done`, { email });
  const finish = () => {
    onClose();
    if (own) dispatch(sessionLeft());
  };
  const remove = async () => {
    const { error } = await (kind === 'remove' ? removeAccount : revokeInvitation)({ id });
    // The dialog stays open until the admin has logged in again.
    if (isUnauthorized(error)) return;
    if (error) {
      onClose();
      return showFailure(error, t('change.failed'));
    }
    showDone(done);
    finish();
  };

  return needsPassword ? (
    <FormDialog
      role="alertdialog"
      title={title}
      text={text}
      submitText={t(`change.${kind}Confirm`)}
      submitColor="error"
      // Without a draft: a password is never stored.
      defaultValues={{ currentPassword: '' }}
      onSave={async ({ currentPassword }) => {
        const role = kind === 'toAdmin' ? 'admin' : 'user';
        return changeRole({ id, roleForm: { role, currentPassword } });
      }}
      failed={t('change.failed')}
      problemsOf={['currentPassword']}
      done={() => done}
      onSaved={finish}
      onClose={onClose}
    >
      {({ register }) => (
        <OwnPasswordField
          {...register('currentPassword', { required: t('ownPassword.missing') })}
          autoFocus
        />
      )}
    </FormDialog>
  ) : (
    <ConfirmDialog
      title={title}
      confirmText={t(`change.${kind}Confirm`)}
      busy={removing.isLoading || revoking.isLoading}
      onConfirm={() => void remove()}
      onCancel={onClose}
    >
      {text}
    </ConfirmDialog>
  );
}

/** The admin's own password, for changes that a stolen session must not make. */
export function OwnPasswordField(props: FormFieldProps) {
  const { t } = useTranslation('accounts');
  const email = useSelector(selectCurrentUser).data?.emailId;
  return (
    <>
      {/* Tells password managers whose password it is. */}
      <Box
        component="input"
        type="text"
        autoComplete="username"
        aria-hidden
        tabIndex={-1}
        readOnly
        value={email ?? ''}
        sx={visuallyHidden}
      />
      <FormField
        {...props}
        label={t('ownPassword.label')}
        help={t('ownPassword.help')}
        type="password"
        autoComplete="current-password"
      />
    </>
  );
}
