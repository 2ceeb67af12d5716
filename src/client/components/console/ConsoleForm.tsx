import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { SxProps, Theme } from '@mui/material/styles';
import {
  type DefaultValues,
  type FieldValues,
  type UseFormSetFocus,
  useForm,
} from 'react-hook-form';
import { useTranslation } from '@/client/i18n/useTranslation';
import Box from '@mui/material/Box';
import { useUnsavedChanges } from './leaveGuard';

export interface ConsoleFormProps<Values> {
  defaultValues: Values;
  submitText: string;
  submittingText: string;
  /** Where Cancel leads. */
  cancelTo: string;
  /** Why the last try failed. */
  failure?: string;
  /**
   * Resolves to whether it was saved; then the form is cleared and `onSaved` called. `show` puts
   * other values into the form, as changes that aren't saved.
   */
  onSave: (values: Values, show: (values: Values) => void) => Promise<boolean>;
  onSaved: () => void;
}

/** The state of a form of the console; `beforeReset` gets what was saved, while it still stands there. */
export function useConsoleForm<Values extends FieldValues>(
  { defaultValues, onSave, onSaved }: ConsoleFormProps<Values>,
  beforeReset?: (saved: Values, setFocus: UseFormSetFocus<Values>) => void,
) {
  const { handleSubmit, ...form } = useForm({
    defaultValues: defaultValues as DefaultValues<Values>,
  });
  const { reset } = form;
  const letGo = useUnsavedChanges(form.formState.isDirty);
  const submit = handleSubmit(async (values) => {
    const show = (others: Values) => reset(others, { keepDefaultValues: true });
    if (!(await onSave(values, show))) return;
    letGo();
    beforeReset?.(values, form.setFocus);
    reset();
    onSaved();
  });
  return { ...form, submit };
}

export interface FormEndProps extends Pick<
  ConsoleFormProps<never>,
  'submitText' | 'submittingText' | 'cancelTo' | 'failure'
> {
  /** While true the form sends nothing. */
  busy: boolean;
  sx?: SxProps<Theme>;
}

/**
 * What went wrong, and the buttons of a form. The one that sends it keeps the focus while it is
 * busy, so that a dialog that comes up meanwhile can give it back.
 */
export function FormEnd({ submitText, submittingText, cancelTo, failure, busy, sx }: FormEndProps) {
  const { t } = useTranslation('common');
  return (
    <>
      {failure && (
        <Alert severity="error" sx={sx}>
          {failure}
        </Alert>
      )}
      <Box sx={[{ display: 'flex', gap: 1.5 }, ...(Array.isArray(sx) ? sx : [sx])]}>
        <Button
          type="submit"
          variant="contained"
          aria-disabled={busy}
          // Enter in a field presses it too.
          onClick={(event) => busy && event.preventDefault()}
          sx={{ '&[aria-disabled=true]': { opacity: 0.55, cursor: 'default' } }}
        >
          {busy ? submittingText : submitText}
        </Button>
        <Button href={cancelTo}>{t('cancel')}</Button>
      </Box>
    </>
  );
}
