import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type FormEvent, useState } from 'react';
import { errorText, useLogInMutation } from '@/client/api';
import Alert from '@mui/material/Alert';
import { TextInput } from '@/client/components/TextInput';
import { useTranslation } from '@/client/i18n/useTranslation';

export interface LoginFormProps {
  /** Why the visitor stands here, until the form itself has something to say. */
  note?: string;
  /** The token has been stored. */
  onLoggedIn?: () => void;
}

/** E-mail and password; says what went wrong and keeps what was typed. */
export function LoginForm({ note, onLoggedIn }: LoginFormProps) {
  const { t } = useTranslation('account');
  const [logIn, { isLoading, error }] = useLogInMutation();
  const [incomplete, setIncomplete] = useState(false);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const emailId = String(fields.get('emailId')).trim();
    const password = String(fields.get('password'));
    setIncomplete(!emailId || !password);
    if (!emailId || !password) return;
    const { data } = await logIn({ credentials: { emailId, password } });
    if (data) onLoggedIn?.();
  };

  const problem = incomplete
    ? t('login.bothRequired')
    : error && errorText(error, t('login.failed'));
  const text = isLoading ? undefined : (problem ?? note);
  return (
    <Stack component="form" noValidate spacing={2.5} onSubmit={(event) => void submit(event)}>
      <TextInput
        label={t('login.email')}
        name="emailId"
        type="email"
        autoComplete="username"
        autoFocus
      />
      <TextInput
        label={t('login.password')}
        name="password"
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
