import Box from '@mui/material/Box';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import {
  type Account,
  isUnauthorized,
  useChangeAccountRoleMutation,
  useRemoveAccountMutation,
  useRevokeInvitationMutation,
} from '@/client/api';
import { ConfirmDialog } from '@/client/components/console/ConfirmDialog';
import {
  FormField,
  type FormFieldProps,
  useConsoleForm,
} from '@/client/components/console/ConsoleForm';
import { FormDialog } from '@/client/components/console/FormDialog';
import { useFailureText, useNotices } from '@/client/components/console/useFailure';
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
  const { t } = useTranslation(['accounts', 'common']);
  const dispatch = useDispatch();
  const failureText = useFailureText();
  const { showDone, showFailure } = useNotices();
  const [changeRole] = useChangeAccountRoleMutation();
  const [removeAccount] = useRemoveAccountMutation();
  const [revokeInvitation] = useRevokeInvitationMutation();
  const [failure, setFailure] = useState<string>();
  const { _id: id, emailId: email } = to;
  const needsPassword = kind === 'toAdmin' || kind === 'toUser';
  const question = own && (kind === 'toUser' || kind === 'remove') ? (`${kind}Own` as const) : kind;
  const title = t(`change.${question}Title`);
  const text = t(`change.${question}Text`, { email });

  const finish = () => {
    onClose();
    const done = needsPassword ? 'role' : kind;
    showDone(t(`change.${done}Done`, { email }));
    if (own) dispatch(sessionLeft());
  };
  // Without a draft: a password is never stored.
  const form = useConsoleForm({
    defaultValues: { currentPassword: '' },
    onSave: async ({ currentPassword }) => {
      const role = kind === 'toAdmin' ? 'admin' : 'user';
      const { error } = await changeRole({ id, roleForm: { role, currentPassword } });
      setFailure(error && failureText(error, t('change.failed')));
      return !error;
    },
    onInvalid: () => setFailure(undefined),
    onSaved: finish,
  });
  const { register, handleSubmit, formState } = form;
  const { errors, isSubmitting: busy } = formState;
  const remove = handleSubmit(async () => {
    const { error } = await (kind === 'remove' ? removeAccount : revokeInvitation)({ id });
    if (!error) return finish();
    // The dialog stays open until the admin has logged in again.
    if (isUnauthorized(error)) return;
    onClose();
    showFailure(error, t('change.failed'));
  });

  return needsPassword ? (
    <FormDialog
      role="alertdialog"
      title={title}
      text={text}
      submitText={t(`change.${kind}Confirm`)}
      submitColor="error"
      failure={errors.currentPassword?.message ?? failure}
      form={form}
      onClose={onClose}
    >
      <OwnPasswordField
        {...register('currentPassword', { required: t('ownPassword.missing') })}
        autoFocus
      />
    </FormDialog>
  ) : (
    <ConfirmDialog
      open
      title={title}
      confirmText={t(`change.${kind}Confirm`)}
      cancelText={t('common:cancel')}
      busy={busy}
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
