import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { type ChangeEvent, type SubmitEvent, useState } from 'react';
import { type PasswordChange, useErrorText } from '@/client/api';
import { useTranslation } from '@/client/i18n/useTranslation';
import { findPasswordProblem, MIN_PASSWORD_LENGTH, normalizePassword } from '@/shared/passwords';

interface PasswordFormProps {
  /** Whose password it is: for password managers, and it must not contain parts of it. */
  email?: string;
  /** Label of the field for the current password; without it there is no such field. */
  currentLabel?: string;
  newLabel: string;
  submitText: string;
  submittingText: string;
  autoFocus?: boolean;
  /** Called with whether something is typed that has not been saved. */
  onTyped?: (isTyped: boolean) => void;
  /** Resolves to an error text, or to nothing after a save. */
  onSave: (passwords: PasswordChange) => Promise<string | undefined>;
}

function passwordsIn(form: HTMLFormElement) {
  const fields = new FormData(form);
  const textOf = (name: string) => String(fields.get(name) ?? '');
  return { currentPassword: textOf('currentPassword'), newPassword: textOf('newPassword') };
}

/** A new password, and the current one where there is one. */
export function PasswordForm(props: PasswordFormProps) {
  const { email, currentLabel, newLabel, submitText, submittingText, autoFocus } = props;
  const { onTyped, onSave } = props;
  const { t } = useTranslation('account');
  const errorText = useErrorText();
  const [shown, setShown] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [saving, setSaving] = useState(false);
  const type = shown ? 'text' : 'password';

  const findProblem = ({ currentPassword, newPassword }: PasswordChange) => {
    if (currentLabel && !currentPassword) return t('password.missingCurrent');
    if (!newPassword) return t('password.missingNew');
    if (normalizePassword(newPassword) === normalizePassword(currentPassword))
      return t('password.same');
    const data = findPasswordProblem(newPassword, email);
    return data && errorText({ data }, data.error);
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const passwords = passwordsIn(form);
    const found = findProblem(passwords);
    setProblem(found);
    if (found) return;
    setSaving(true);
    const failure = await onSave(passwords);
    setSaving(false);
    setProblem(failure);
    if (failure) return;
    form.reset();
    onTyped?.(false);
    setShown(false);
  };

  return (
    <Stack
      component="form"
      noValidate
      // A gap, because the hidden field must take no room.
      useFlexGap
      spacing={2.5}
      sx={{ maxWidth: 480 }}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => void submit(event)}
      onChange={({ currentTarget }: ChangeEvent<HTMLFormElement>) => {
        const { currentPassword, newPassword } = passwordsIn(currentTarget);
        onTyped?.(currentPassword + newPassword !== '');
      }}
    >
      {email && (
        <Box
          component="input"
          type="text"
          name="username"
          autoComplete="username"
          aria-hidden
          tabIndex={-1}
          readOnly
          value={email}
          sx={visuallyHidden}
        />
      )}
      {currentLabel && (
        <TextField
          name="currentPassword"
          label={currentLabel}
          type={type}
          slotProps={{ htmlInput: { readOnly: saving } }}
          autoComplete="current-password"
          autoFocus={autoFocus}
        />
      )}
      <TextField
        name="newPassword"
        label={newLabel}
        type={type}
        slotProps={{ htmlInput: { readOnly: saving } }}
        autoComplete="new-password"
        helperText={t('password.hint', { min: MIN_PASSWORD_LENGTH })}
        autoFocus={autoFocus && !currentLabel}
      />
      <FormControlLabel
        control={<Checkbox checked={shown} onChange={(_event, checked) => setShown(checked)} />}
        label={t('password.show')}
        sx={{ alignSelf: 'start' }}
      />
      {problem && <Alert severity="error">{problem}</Alert>}
      <Button variant="contained" type="submit" disabled={saving} sx={{ alignSelf: 'start' }}>
        {saving ? submittingText : submitText}
      </Button>
    </Stack>
  );
}
