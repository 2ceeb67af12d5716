import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useId } from 'react';

export interface LabeledFieldProps extends OutlinedInputProps {
  label?: string;
  helperText?: string;
}

/** As `TextField`, which loads `Select` with its menu too, a third more script. */
export function LabeledField(props: LabeledFieldProps) {
  const { label, helperText, error, required, sx, ...input } = props;
  const id = useId();
  const helpId = `${id}-help`;
  return (
    <FormControl fullWidth error={error} required={required} sx={sx}>
      <InputLabel shrink htmlFor={id}>
        {label}
      </InputLabel>
      <OutlinedInput
        {...input}
        id={id}
        notched
        label={label}
        aria-describedby={helperText ? helpId : undefined}
      />
      {helperText && <FormHelperText id={helpId}>{helperText}</FormHelperText>}
    </FormControl>
  );
}
