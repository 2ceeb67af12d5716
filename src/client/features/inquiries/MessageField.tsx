import TextField from '@mui/material/TextField';
import { useId } from 'react';
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';

export interface MessageFieldProps {
  field: UseFormRegisterReturn;
  label: string;
  /** Shown below the field until there is an error. */
  help?: string;
  error?: FieldError;
  type?: 'text' | 'email' | 'tel';
  autoComplete?: string;
  required?: boolean;
  /** Lines of a long text; one line without. */
  rows?: number;
  /** Over both columns. */
  wide?: boolean;
}

/** A labelled field; its error is tied to it and read with it. */
export function MessageField(props: MessageFieldProps) {
  const { field, label, help, error, type, autoComplete, required, rows, wide } = props;
  const { ref, ...input } = field;
  const id = useId();
  return (
    <TextField
      {...input}
      id={id}
      inputRef={ref}
      label={label}
      type={type}
      autoComplete={autoComplete}
      required={required}
      error={Boolean(error)}
      helperText={error?.message ?? help}
      multiline={Boolean(rows)}
      minRows={rows}
      fullWidth
      sx={{ gridColumn: wide ? '1 / -1' : undefined, bgcolor: 'background.paper' }}
    />
  );
}
