import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { SxProps, Theme } from '@mui/material/styles';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import type { InputHTMLAttributes, ReactNode } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormSetFocus,
  useForm,
} from 'react-hook-form';
import { useTranslation } from '@/client/i18n/useTranslation';
import { useUnsavedChanges } from './leaveGuard';

interface ConsoleFormOptions<Values> {
  defaultValues: Values;
  /** Resolves to whether it was saved. `show` puts other values into the form, as unsaved changes. */
  onSave: (values: Values, show: (values: Values) => void) => Promise<boolean>;
  onSaved: (saved: Values) => void;
}

interface TextRules<Values> {
  required?: string;
  maxLength: number;
  validate?: Record<string, (text: string, values: Values) => string | boolean>;
}

export function useMaxLength() {
  const { t } = useTranslation('admin');
  return (count: number) => ({ value: count, message: t('form.tooLong', { count }) });
}

/** State of a console form, which is cleared after a save. */
export function useConsoleForm<Values extends FieldValues>(
  { defaultValues, onSave, onSaved }: ConsoleFormOptions<Values>,
  beforeReset?: (saved: Values, setFocus: UseFormSetFocus<Values>) => void,
) {
  const form = useForm({ defaultValues: defaultValues as DefaultValues<Values> });
  const { reset, register, getFieldState, formState } = form;
  const limit = useMaxLength();
  const release = useUnsavedChanges(formState.isDirty);
  const submit = form.handleSubmit(async (values) => {
    const show = (others: Values) => reset(others, { keepDefaultValues: true });
    if (!(await onSave(values, show))) return;
    release();
    beforeReset?.(values, form.setFocus);
    reset();
    onSaved(values);
  });
  /** The props of a text's field; `required` is the message of an empty one. */
  const textField = (name: Path<Values>, { required, maxLength, validate }: TextRules<Values>) => ({
    ...register(name, {
      validate: {
        filled: (text: string) => !required || text.trim() !== '' || required,
        ...validate,
      },
      maxLength: limit(maxLength),
    }),
    required: required !== undefined,
    problem: getFieldState(name, formState).error?.message,
  });
  return { ...form, submit, textField };
}

interface FormEndProps {
  submitText?: string;
  submittingText?: string;
  cancelTo: string;
  failure?: string;
}

export type ConsoleFormProps<Values> = ConsoleFormOptions<Values> & FormEndProps;

/**
 * Error and buttons of a form. The submit button keeps the focus while busy, so that a result dialog
 * restores it on closing.
 */
export function FormEnd(props: FormEndProps & { busy: boolean; sx?: SxProps<Theme> }) {
  const { t } = useTranslation(['common', 'admin']);
  const { submitText = t('admin:form.save'), submittingText = t('admin:form.saving') } = props;
  const { cancelTo, failure, busy, sx } = props;
  return (
    <Stack spacing={2.5} sx={sx}>
      {failure && <Alert severity="error">{failure}</Alert>}
      <Stack direction="row" spacing={1.5}>
        <Button
          type="submit"
          variant="contained"
          aria-disabled={busy}
          // Enter in a field clicks it too.
          onClick={(event) => busy && event.preventDefault()}
          sx={busy ? { opacity: 0.55, cursor: 'default' } : undefined}
        >
          {busy ? submittingText : submitText}
        </Button>
        <Button href={cancelTo}>{t('cancel')}</Button>
      </Stack>
    </Stack>
  );
}

export type FormFieldProps = Omit<TextFieldProps, 'error' | 'size' | 'slotProps'> & {
  /** What is wrong with the value; it takes the place of `help`. */
  problem?: ReactNode;
  help?: ReactNode;
  /** In the field, behind its value. */
  end?: ReactNode;
  /** Makes the field a native select. */
  options?: readonly { id: string; label: string }[];
  htmlInput?: InputHTMLAttributes<HTMLInputElement>;
};

export function FormField({ problem, help, end, options, htmlInput, ...rest }: FormFieldProps) {
  return (
    <TextField
      size="small"
      fullWidth
      select={options !== undefined}
      error={problem !== undefined}
      helperText={problem ?? help}
      slotProps={{
        select: { native: true },
        htmlInput,
        input: { endAdornment: end },
      }}
      {...rest}
    >
      {options?.map(({ id, label }) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </TextField>
  );
}
