import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type FormEvent, useState } from 'react';
import Box from '@mui/material/Box';
import Alert from '@mui/material/Alert';
import { TextInput } from '@/client/components/TextInput';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useTranslation } from '@/client/i18n/useTranslation';

export interface PasswordFormProps {
  /** Whose password it is; shown to password managers only. */
  email?: string;
  /** Name of the field for the current password; without it that is not asked for. */
  currentLabel?: string;
  newLabel: string;
  submitText: string;
  submittingText: string;
  autoFocus?: boolean;
  /** Resolves to what went wrong, or to nothing when it is done. */
  onSave: (passwords: { current: string; next: string }) => Promise<string | undefined>;
}

/** Asks for a new password, and for the current one where there is one. */
export function PasswordForm(props: PasswordFormProps) {
  const { email, currentLabel, newLabel, submitText, submittingText, autoFocus, onSave } = props;
  const { t } = useTranslation('account');
  const [shown, setShown] = useState(false);
  const [saving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string>();

  const faultIn = (current: string, next: string) => {
    if (currentLabel && !current) return t('password.missingCurrent');
    if (!next) return t('password.missingNew');
    return currentLabel && next === current ? t('password.same') : undefined;
  };

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    const current = currentLabel ? String(fields.get('currentPassword')) : '';
    const next = String(fields.get('newPassword'));
    const fault = faultIn(current, next);
    setProblem(fault);
    if (fault) return;
    setSaving(true);
    const failure = await onSave({ current, next });
    setSaving(false);
    setProblem(failure);
    if (!failure) form.reset();
  };

  const type = shown ? 'text' : 'password';
  return (
    <Stack
      component="form"
      noValidate
      // As a gap, which the field out of sight takes no part in.
      useFlexGap
      spacing={2.5}
      sx={{ maxWidth: 480 }}
      onSubmit={(event) => void submit(event)}
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
        <TextInput
          label={currentLabel}
          name="currentPassword"
          type={type}
          autoComplete="current-password"
          autoFocus={autoFocus}
        />
      )}
      <TextInput
        label={newLabel}
        name="newPassword"
        type={type}
        autoComplete="new-password"
        help={t('password.hint')}
        autoFocus={autoFocus && !currentLabel}
      />
      <Box
        component="label"
        sx={{
          display: 'flex',
          alignItems: 'center',
          alignSelf: 'start',
          gap: 1.25,
          minHeight: 38,
          '& > input': {
            width: 18,
            height: 18,
            m: 0,
            accentColor: 'var(--mui-palette-primary-main)',
          },
        }}
      >
        <input type="checkbox" onChange={({ target }) => setShown(target.checked)} />
        {t('password.show')}
      </Box>
      {problem && <Alert severity="error">{problem}</Alert>}
      <Button variant="contained" type="submit" disabled={saving} sx={{ alignSelf: 'start' }}>
        {saving ? submittingText : submitText}
      </Button>
    </Stack>
  );
}
