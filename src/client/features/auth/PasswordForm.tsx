import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { type SubmitEvent, useState } from 'react';
import { useTranslation } from '@/client/i18n/useTranslation';

export interface PasswordFormProps {
  /** Whose password it is; shown to password managers only. */
  email?: string;
  /** Label of the field for the current password; without it there is no such field. */
  currentLabel?: string;
  newLabel: string;
  submitText: string;
  submittingText: string;
  autoFocus?: boolean;
  /** Resolves to what went wrong, or to nothing when it is done. */
  onSave: (passwords: { current: string; next: string }) => Promise<string | undefined>;
}

/** A new password, and the current one where there is one. */
export function PasswordForm(props: PasswordFormProps) {
  const { email, currentLabel, newLabel, submitText, submittingText, autoFocus, onSave } = props;
  const { t } = useTranslation('account');
  const [shown, setShown] = useState(false);
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const [problem, setProblem] = useState<string>();
  const [saving, setSaving] = useState(false);

  const findProblem = () => {
    if (currentLabel && !current) return t('password.missingCurrent');
    if (!next) return t('password.missingNew');
    return currentLabel && next === current ? t('password.same') : undefined;
  };
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = findProblem();
    setProblem(found);
    if (found) return;
    setSaving(true);
    const failure = await onSave({ current, next });
    setSaving(false);
    setProblem(failure);
    if (failure) return;
    setCurrent('');
    setNext('');
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
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => void submit(event)}
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
          value={current}
          onChange={({ target }) => setCurrent(target.value)}
          label={currentLabel}
          type={type}
          autoComplete="current-password"
          autoFocus={autoFocus}
        />
      )}
      <TextField
        name="newPassword"
        value={next}
        onChange={({ target }) => setNext(target.value)}
        label={newLabel}
        type={type}
        autoComplete="new-password"
        helperText={t('password.hint')}
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
