import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';

export interface TextInputProps {
  name: string;
  /** Without a value the field keeps its own, to be read from the form. */
  value?: string;
  onChange?: (value: string) => void;
  label: string;
  /** Shown below the field until there is an error. */
  help?: string;
  error?: string;
  type?: 'text' | 'email' | 'tel' | 'password';
  autoComplete?: string;
  autoFocus?: boolean;
  required?: boolean;
  /** Lines of a long text; one line without. */
  rows?: number;
  /** Over both columns. */
  wide?: boolean;
}

/**
 * A labelled field; its error is tied to it and read with it. Made of the parts of MUI's
 * `TextField`, which itself would bring menus and popovers along to a public page.
 */
export function TextInput(props: TextInputProps) {
  const { name, value, onChange, label, help, error, required, rows, wide, ...input } = props;
  const id = useId();
  const text = error ?? help;
  return (
    <FormControl
      required={required}
      error={Boolean(error)}
      fullWidth
      sx={{ gridColumn: wide ? '1 / -1' : undefined, bgcolor: 'background.paper' }}
    >
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        {...input}
        id={id}
        name={name}
        value={value}
        onChange={onChange && ((event) => onChange(event.target.value))}
        label={label}
        aria-describedby={text ? `${id}-text` : undefined}
        multiline={Boolean(rows)}
        minRows={rows}
      />
      {text && <FormHelperText id={`${id}-text`}>{text}</FormHelperText>}
    </FormControl>
  );
}
