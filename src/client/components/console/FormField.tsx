import TextField, { type TextFieldProps } from '@mui/material/TextField';
import type { InputHTMLAttributes, ReactNode } from 'react';

export type FormFieldProps = Omit<TextFieldProps, 'error' | 'size' | 'slotProps'> & {
  /** What is wrong with the value. */
  problem?: string;
  /** Shown below the field until there is a problem. */
  help?: string;
  /** In the field, behind its value. */
  end?: ReactNode;
  htmlInput?: InputHTMLAttributes<HTMLInputElement>;
};

/** A field of the console's forms. Its label stays above, so that a cleared form looks like a new one. */
export function FormField({ problem, help, end, htmlInput, select, ...rest }: FormFieldProps) {
  return (
    <TextField
      size="small"
      fullWidth
      select={select}
      error={problem !== undefined}
      helperText={problem ?? help}
      slotProps={{
        inputLabel: { shrink: true },
        select: { native: true },
        htmlInput,
        input: { endAdornment: end },
      }}
      {...rest}
    />
  );
}
