import type { SxProps, Theme } from '@mui/material/styles';
import { type ChangeEvent, useId } from 'react';
import Box from '@mui/material/Box';

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

/** The label lies in the field until there is something else in it, then in its border. */
const styles = {
  position: 'relative',
  minWidth: 0,
  bgcolor: 'background.paper',
  '& > input, & > textarea': {
    display: 'block',
    width: '100%',
    m: 0,
    px: '14px',
    py: '16.5px',
    border: 0,
    borderRadius: 1,
    bgcolor: 'transparent',
    color: 'inherit',
    font: 'inherit',
    lineHeight: 1.4375,
    resize: 'vertical',
    // Grows with the text where the browser knows how.
    fieldSizing: 'content',
    outline: 'none',
  },
  '& > label': {
    position: 'absolute',
    top: 0,
    left: 0,
    maxWidth: 'calc(100% - 24px)',
    overflow: 'hidden',
    color: 'text.secondary',
    lineHeight: 1.4375,
    whiteSpace: 'nowrap',
    textOverflow: 'ellipsis',
    pointerEvents: 'none',
    transformOrigin: 'top left',
    transform: 'translate(14px, 16px)',
    transition: 'transform 200ms ease-out, color 200ms ease-out',
  },
  '& > fieldset': {
    position: 'absolute',
    inset: '-5px 0 0',
    m: 0,
    px: 1,
    py: 0,
    border: '1px solid rgb(0 0 0 / 0.23)',
    borderRadius: 1,
    overflow: 'hidden',
    minWidth: 0,
    pointerEvents: 'none',
  },
  // Makes the gap in the border that the label lies in.
  '& legend': {
    display: 'block',
    width: 'auto',
    maxWidth: '0.01px',
    height: 11,
    p: 0,
    overflow: 'hidden',
    fontSize: '0.75em',
    whiteSpace: 'nowrap',
    visibility: 'hidden',
    '& > span': { px: '5px' },
  },
  '& > :hover ~ fieldset': { borderColor: 'text.primary' },
  '& > :focus ~ fieldset': { borderWidth: 2, px: '7px', borderColor: 'primary.main' },
  '& > :focus ~ label': { color: 'primary.main' },
  '& > :is(:focus, :not(:placeholder-shown), :autofill) ~ label': {
    maxWidth: 'calc(133% - 32px)',
    transform: 'translate(14px, -9px) scale(0.75)',
  },
  '& > :is(input, textarea):is(:focus, :not(:placeholder-shown), :autofill) ~ fieldset > legend': {
    maxWidth: '100%',
  },
  '& > [aria-invalid=true] ~ fieldset': { borderColor: 'error.main' },
  '& > [aria-invalid=true] ~ label': { color: 'error.main' },
} satisfies SxProps<Theme>;

/**
 * A labelled field; its error is tied to it and read with it. It looks as MUI's `TextField` does,
 * which would make the pages with forms 8 kB heavier; its label also moves without script.
 */
export function TextInput(props: TextInputProps) {
  const { name, value, onChange, label, help, error, required, rows, wide, ...input } = props;
  const id = useId();
  const text = error ?? help;
  const marked = (
    <>
      {label}
      {required && <span aria-hidden>&thinsp;*</span>}
    </>
  );
  return (
    <Box sx={{ gridColumn: wide ? '1 / -1' : undefined }}>
      <Box sx={styles}>
        <Box
          {...input}
          {...(rows && { rows })}
          component={rows ? 'textarea' : 'input'}
          // Where it grows with its text the lines are its least height, not its height.
          sx={{ minHeight: rows && `calc(${rows} * 1.4375em + 33px)` }}
          id={id}
          name={name}
          value={value}
          onChange={
            onChange && ((event: ChangeEvent<HTMLInputElement>) => onChange(event.target.value))
          }
          required={required}
          // Without one CSS cannot tell that the field is empty.
          placeholder=" "
          aria-invalid={Boolean(error)}
          aria-describedby={text ? `${id}-text` : undefined}
        />
        <label htmlFor={id}>{marked}</label>
        <fieldset aria-hidden>
          <legend>
            <span>{marked}</span>
          </legend>
        </fieldset>
      </Box>
      {text && (
        <Box
          component="p"
          id={`${id}-text`}
          sx={{
            m: '3px 14px 0',
            color: error ? 'error.main' : 'text.secondary',
            fontSize: '0.75rem',
            lineHeight: 1.66,
          }}
        >
          {text}
        </Box>
      )}
    </Box>
  );
}
