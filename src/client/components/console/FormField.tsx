import TextField, { type TextFieldProps } from '@mui/material/TextField';

export type FormFieldProps = Omit<TextFieldProps, 'error' | 'size' | 'slotProps'> & {
  /** What is wrong with the value. */
  problem?: string;
};

/** A field of the console's forms. Its label stays above, so that a cleared form looks like a new one. */
export function FormField({ problem, select, ...rest }: FormFieldProps) {
  return (
    <TextField
      size="small"
      fullWidth
      select={select}
      error={problem !== undefined}
      helperText={problem}
      slotProps={{ inputLabel: { shrink: true }, select: { native: true } }}
      {...rest}
    />
  );
}
