import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useForm } from 'react-hook-form';
import { useErrorText, useLogInMutation } from '@/client/api';
import { useTranslation } from '@/client/i18n/useTranslation';

export interface LoginFormProps {
  /** Why the visitor is here, until the form itself has a message. */
  note?: string;
  /** The token has been stored. */
  onLoggedIn?: () => void;
}

/** E-mail and password; a failed login leaves what was typed. */
export function LoginForm({ note, onLoggedIn }: LoginFormProps) {
  const { t } = useTranslation('account');
  const errorText = useErrorText();
  const [logIn, { isLoading, error }] = useLogInMutation();
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { emailId: '', password: '' },
    reValidateMode: 'onSubmit',
  });
  const { ref: emailRef, ...email } = register('emailId', { validate: (text) => !!text.trim() });
  const { ref: passwordRef, ...password } = register('password', { required: true });
  const submit = handleSubmit(async (credentials) => {
    const emailId = credentials.emailId.trim();
    const { data } = await logIn({ credentials: { ...credentials, emailId } });
    if (data) onLoggedIn?.();
  });

  const problem = Object.keys(formState.errors).length
    ? t('login.bothRequired')
    : error && errorText(error, t('login.failed'));
  const text = isLoading ? undefined : (problem ?? note);
  return (
    <Stack component="form" noValidate spacing={2.5} onSubmit={(event) => void submit(event)}>
      <TextField
        {...email}
        inputRef={emailRef}
        label={t('login.email')}
        type="email"
        autoComplete="username"
        autoFocus
      />
      <TextField
        {...password}
        inputRef={passwordRef}
        label={t('login.password')}
        type="password"
        autoComplete="current-password"
      />
      {text && <Alert severity={problem ? 'error' : 'info'}>{text}</Alert>}
      <Button variant="contained" type="submit" size="large" disabled={isLoading}>
        {isLoading ? t('login.submitting') : t('login.submit')}
      </Button>
    </Stack>
  );
}
