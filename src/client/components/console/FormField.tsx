import TextField, { type TextFieldProps } from '@mui/material/TextField';
import type { InputHTMLAttributes, ReactNode } from 'react';
import {
  type FieldError,
  type FieldValues,
  type Path,
  type RegisterOptions,
  get,
  useFormContext,
  useFormState,
} from 'react-hook-form';
import { useTranslation } from '@/client/i18n/useTranslation';
import { isBlank, lengthOf } from '@/shared/texts';
import { useSaving } from './ConsoleForm';

export type FormFieldProps = Omit<TextFieldProps, 'error' | 'size'> & {
  /** What is wrong with the value; it takes the place of `help`. */
  problem?: ReactNode;
  help?: ReactNode;
  /** In the field, after its value. */
  end?: ReactNode;
  htmlInput?: InputHTMLAttributes<HTMLInputElement>;
};

export function FormField({ problem, help, end, htmlInput, slotProps, ...rest }: FormFieldProps) {
  const isSaving = useSaving();
  return (
    <TextField
      size="small"
      fullWidth
      error={problem !== undefined}
      helperText={problem ?? help}
      slotProps={{
        htmlInput: isSaving ? { ...htmlInput, readOnly: true } : htmlInput,
        input: { endAdornment: end },
        ...slotProps,
      }}
      {...rest}
    />
  );
}

export function useFieldError(name: string): FieldError | undefined {
  const { errors } = useFormState({ name, exact: true });
  return get(errors, name) as FieldError | undefined;
}

export interface RegisteredProps<Values extends FieldValues> {
  name: Path<Values>;
  onChange?: RegisterOptions<Values>['onChange'];
}

export interface FormTextProps<Values extends FieldValues>
  extends RegisteredProps<Values>, Omit<FormFieldProps, 'name' | 'onChange' | 'required'> {
  /** The message of an empty text. */
  required?: string;
  maxLength?: number;
  validate?: Record<string, (text: string, values: Values) => string | boolean>;
}

export function FormText<Values extends FieldValues>(props: FormTextProps<Values>) {
  const { name, onChange, required, maxLength = Infinity, validate, ...field } = props;
  const { t } = useTranslation('admin');
  const { register } = useFormContext<Values>();
  const error = useFieldError(name);
  const fits = (text: string) =>
    lengthOf(text) <= maxLength || t('form.tooLong', { count: maxLength });
  const filled = (text: string) => !required || !isBlank(text) || required;
  return (
    <FormField
      {...field}
      problem={field.problem ?? error?.message}
      required={required !== undefined}
      {...register(name, { onChange, validate: { filled, fits, ...validate } })}
    />
  );
}
