import TextField from '@mui/material/TextField';
import { useTranslation } from '@/client/i18n/useTranslation';

/** The e-mail address of an account, as `emailId`. */
export function EmailField({ readOnly }: { readOnly: boolean }) {
  const { t } = useTranslation('account');
  return (
    <TextField
      name="emailId"
      label={t('login.email')}
      type="email"
      slotProps={{ htmlInput: { readOnly, maxLength: 254 } }}
      autoComplete="username"
      autoFocus
    />
  );
}
