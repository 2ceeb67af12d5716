import Box from '@mui/material/Box';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useDispatch, useSelector } from 'react-redux';
import {
  isUnauthorized,
  type Account,
  useChangeAccountRoleMutation,
  useRemoveAccountMutation,
  useRevokeInvitationMutation,
} from '@/client/api';
import { ConfirmDialog } from '@/client/components/console/ConfirmDialog';
import { FormField, type FormFieldProps } from '@/client/components/console/ConsoleForm';
import { FormDialog } from '@/client/components/console/FormDialog';
import { useFailureNotice, useFailureText } from '@/client/components/console/useFailure';
import { useTranslation } from '@/client/i18n/useTranslation';
import { selectCurrentUser, sessionLeft } from '../auth/authSlice';
import { noticeShown } from '../ui/uiSlice';

/** A change of an account or, with `revoke`, of an invitation. */
export interface Change {
  kind: 'toAdmin' | 'toUser' | 'remove' | 'revoke';
  to: Pick<Account, '_id' | 'emailId'>;
}

interface DialogProps<Kind extends Change['kind']> {
  kind: Kind;
  to: Change['to'];
  /** The admin's own account: the change ends the session. */
  own: boolean;
  onClose: () => void;
}

export interface ChangeDialogProps {
  change: Change;
  own: boolean;
  onClose: () => void;
}

/** Asks before a change, makes it, and shows the result. */
export function ChangeDialog({ change: { kind, to }, ...props }: ChangeDialogProps) {
  return kind === 'toAdmin' || kind === 'toUser' ? (
    <RoleDialog kind={kind} to={to} {...props} />
  ) : (
    <RemovalDialog kind={kind} to={to} {...props} />
  );
}

/** Changes a role after the admin has confirmed it with the own password. */
function RoleDialog({ kind, to, own, onClose }: DialogProps<'toAdmin' | 'toUser'>) {
  const { t } = useTranslation('accounts');
  const dispatch = useDispatch();
  const failureText = useFailureText();
  const [changeRole] = useChangeAccountRoleMutation();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { currentPassword: '' } });
  const [failure, setFailure] = useState<string>();
  const email = to.emailId;

  const submit = handleSubmit(
    async ({ currentPassword }) => {
      const role = kind === 'toAdmin' ? 'admin' : 'user';
      const { error } = await changeRole({ id: to._id, roleForm: { role, currentPassword } });
      if (error) return setFailure(failureText(error, t('change.failed')));
      onClose();
      dispatch(noticeShown({ text: t('change.roleDone', { email }) }));
      if (own) dispatch(sessionLeft());
    },
    () => setFailure(undefined),
  );

  const question = own && kind === 'toUser' ? 'toUserOwn' : kind;
  return (
    <FormDialog
      role="alertdialog"
      title={t(`change.${question}Title`)}
      text={t(`change.${question}Text`, { email })}
      submitText={t(`change.${kind}Confirm`)}
      submitColor="error"
      failure={formState.errors.currentPassword?.message ?? failure}
      busy={formState.isSubmitting}
      onSubmit={submit}
      onClose={onClose}
    >
      <OwnPasswordField
        {...register('currentPassword', { required: t('ownPassword.missing') })}
        autoFocus
      />
    </FormDialog>
  );
}

/** The admin's own password, for changes that a stolen session must not make. */
export function OwnPasswordField(props: FormFieldProps) {
  const { t } = useTranslation('accounts');
  const email = useSelector(selectCurrentUser).data?.emailId;
  return (
    <>
      {/* Says to password managers whose password it is. */}
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

function RemovalDialog({ kind, to, own, onClose }: DialogProps<'remove' | 'revoke'>) {
  const { t } = useTranslation(['accounts', 'common']);
  const dispatch = useDispatch();
  const showFailure = useFailureNotice();
  const [removeAccount, removing] = useRemoveAccountMutation();
  const [revokeInvitation, revoking] = useRevokeInvitationMutation();
  const email = to.emailId;

  const confirm = async () => {
    const remove = kind === 'remove' ? removeAccount : revokeInvitation;
    const { error } = await remove({ id: to._id });
    // The question stays open until the admin has logged in again.
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
      busy={removing.isLoading || revoking.isLoading}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    >
      {t(`change.${question}Text`, { email })}
    </ConfirmDialog>
  );
}
