import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { type FormEvent, useState } from 'react';
import { type Role, useCreateInvitationMutation } from '@/client/api/console';
import { DialogButtons } from '@/client/components/console/DialogButtons';
import { FormField } from '@/client/components/console/FormField';
import { useTranslation } from '@/client/i18n/useTranslation';
import { useFailureText } from '../ui/useFailure';
import { InvitationLink } from './InvitationLink';
import { OwnPasswordField } from './OwnPasswordField';

/** Asks whom to invite, then shows the link once. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const [made, setMade] = useState<{ email: string; token: string }>();
  return (
    // What is shown once must not vanish by a click beside it or by Escape.
    <Dialog open onClose={made ? undefined : onClose} fullWidth>
      {made ? (
        <InvitationLink {...made} onClose={onClose} />
      ) : (
        <InviteForm onMade={setMade} onClose={onClose} />
      )}
    </Dialog>
  );
}

interface InviteFormProps {
  onMade: (made: { email: string; token: string }) => void;
  onClose: () => void;
}

const roles: readonly Role[] = ['admin', 'user'];

/** Whom to invite, and as what. */
function InviteForm({ onMade, onClose }: InviteFormProps) {
  const { t } = useTranslation(['accounts', 'common']);
  const failureText = useFailureText();
  const [createInvitation, { isLoading }] = useCreateInvitationMutation();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>('admin');
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string>();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const emailId = email.trim();
    const missing =
      (!emailId && t('invite.emailMissing')) || (!password && t('ownPassword.missing'));
    setProblem(missing || undefined);
    if (missing) return;
    const invitationForm = { emailId, role, currentPassword: password };
    const { data, error } = await createInvitation({ invitationForm });
    if (data) onMade({ email: data.emailId, token: data.token });
    else setProblem(failureText(error, t('invite.failed')));
  };

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <DialogTitle>{t('invite.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2.5 }}>{t('invite.text')}</DialogContentText>
        <Stack spacing={2.5} sx={{ pt: 1 }}>
          <FormField
            label={t('list.email')}
            type="email"
            autoComplete="off"
            autoFocus
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
          <FormField
            select
            label={t('list.role')}
            helperText={t('invite.roleHelp')}
            value={role}
            onChange={(event) => setRole(event.target.value as Role)}
          >
            {roles.map((each) => (
              <option key={each} value={each}>
                {t(`roles.${each}`)}
              </option>
            ))}
          </FormField>
          <OwnPasswordField value={password} onChange={setPassword} />
          {problem && <Alert severity="error">{problem}</Alert>}
        </Stack>
      </DialogContent>
      <DialogButtons>
        <Button onClick={onClose}>{t('common:cancel')}</Button>
        <Button type="submit" variant="contained" disabled={isLoading}>
          {isLoading ? t('invite.submitting') : t('invite.submit')}
        </Button>
      </DialogButtons>
    </form>
  );
}
