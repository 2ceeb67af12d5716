import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { type FormEvent, useId, useState } from 'react';
import { useDispatch } from 'react-redux';
import { type Account, useChangeAccountRoleMutation } from '@/client/api/console';
import { DialogButtons } from '@/client/components/console/DialogButtons';
import { useTranslation } from '@/client/i18n/useTranslation';
import { sessionLeft } from '../auth/authSlice';
import { noticeShown } from '../ui/uiSlice';
import { useFailureText } from '../ui/useFailure';
import { OwnPasswordField } from './OwnPasswordField';

export interface RoleDialogProps {
  kind: 'toAdmin' | 'toUser';
  account: Pick<Account, '_id' | 'emailId'>;
  /** It is the admin's own account, who loses the console. */
  own: boolean;
  onClose: () => void;
}

/** Changes a role after the admin has confirmed it with the own password. */
export function RoleDialog({ kind, account, own, onClose }: RoleDialogProps) {
  const { t } = useTranslation(['accounts', 'common']);
  const dispatch = useDispatch();
  const failureText = useFailureText();
  const [changeRole, { isLoading }] = useChangeAccountRoleMutation();
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string>();
  const textId = useId();
  const email = account.emailId;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setProblem(password ? undefined : t('ownPassword.missing'));
    if (!password) return;
    const role = kind === 'toAdmin' ? 'admin' : 'user';
    const roleForm = { role, currentPassword: password } as const;
    const { error } = await changeRole({ id: account._id, roleForm });
    if (error) return setProblem(failureText(error, t('change.failed')));
    onClose();
    dispatch(noticeShown({ text: t('change.roleDone', { email }) }));
    if (own) dispatch(sessionLeft());
  };

  const question = own && kind === 'toUser' ? 'toUserOwn' : kind;
  return (
    <Dialog
      open
      onClose={isLoading ? undefined : onClose}
      role="alertdialog"
      aria-describedby={textId}
    >
      <form noValidate onSubmit={(event) => void submit(event)}>
        <DialogTitle>{t(`change.${question}Title`)}</DialogTitle>
        <DialogContent>
          <DialogContentText id={textId} sx={{ mb: 2.5, overflowWrap: 'anywhere' }}>
            {t(`change.${question}Text`, { email })}
          </DialogContentText>
          <Stack spacing={2.5} sx={{ pt: 1 }}>
            <OwnPasswordField value={password} onChange={setPassword} autoFocus />
            {problem && <Alert severity="error">{problem}</Alert>}
          </Stack>
        </DialogContent>
        <DialogButtons>
          <Button onClick={onClose} disabled={isLoading}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" disabled={isLoading} color="error" variant="contained">
            {t(`change.${kind}Confirm`)}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}
