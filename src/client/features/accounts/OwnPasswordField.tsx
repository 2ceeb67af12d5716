import { useSelector } from 'react-redux';
import Box from '@mui/material/Box';
import { FormField } from '@/client/components/console/FormField';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useTranslation } from '@/client/i18n/useTranslation';
import { selectCurrentUser } from '../auth/authSlice';

export interface OwnPasswordFieldProps {
  value: string;
  onChange: (value: string) => void;
  autoFocus?: boolean;
}

/** The admin's own password, for changes that a stolen session must not make. */
export function OwnPasswordField({ value, onChange, autoFocus }: OwnPasswordFieldProps) {
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
        label={t('ownPassword.label')}
        help={t('ownPassword.help')}
        type="password"
        autoComplete="current-password"
        autoFocus={autoFocus}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </>
  );
}
