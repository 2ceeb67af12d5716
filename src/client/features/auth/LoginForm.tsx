import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { type SubmitEvent, useState } from 'react';
import { useErrorText, useLogInMutation } from '@/client/api';
import { useTranslation } from '@/client/i18n/useTranslation';
import { cleanLine } from '@/shared/texts';
import { EmailField } from './EmailField';

/** E-mail address and password. `note` is shown until the form itself has a message. */
export function LoginForm(props: { note?: string; onLoggedIn?: () => void }) {
  const { note, onLoggedIn } = props;
  const { t } = useTranslation('account');
  const errorText = useErrorText();
  const [logIn, { isLoading, error }] = useLogInMutation();
  const [incomplete, setIncomplete] = useState(false);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const emailId = cleanLine(String(fields.get('emailId')));
    const password = String(fields.get('password'));
    setIncomplete(!emailId || !password);
    if (!emailId || !password) {
      const missing = emailId ? 'password' : 'emailId';
      (event.currentTarget.elements.namedItem(missing) as HTMLElement).focus();
      return;
    }
    const { data } = await logIn({ credentials: { emailId, password } });
    if (data) onLoggedIn?.();
  };

  const problem = incomplete
    ? t('login.bothRequired')
    : error && errorText(error, t('login.failed'));
  const text = isLoading ? undefined : (problem ?? note);
  return (
    <Stack
      component="form"
      noValidate
      spacing={2.5}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => void submit(event)}
    >
      <EmailField readOnly={isLoading} />
      <TextField
        name="password"
        label={t('login.password')}
        type="password"
        slotProps={{ htmlInput: { readOnly: isLoading } }}
        autoComplete="current-password"
      />
      {text && <Alert severity={problem ? 'error' : 'info'}>{text}</Alert>}
      <Button variant="contained" type="submit" size="large" disabled={isLoading}>
        {isLoading ? t('login.submitting') : t('login.submit')}
      </Button>
    </Stack>
  );
}
