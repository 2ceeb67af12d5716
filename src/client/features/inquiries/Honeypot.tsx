import Box from '@mui/material/Box';
import type { TextInputProps } from '../../components/TextInput';

/** A field that only robots fill in: out of sight, out of the tab order, unknown to screen readers. */
export function Honeypot(
  props: Required<Pick<TextInputProps, 'name' | 'value' | 'onChange' | 'label'>>,
) {
  const { name, value, onChange, label } = props;
  return (
    <Box
      aria-hidden
      sx={{ position: 'absolute', left: -9999, width: 1, height: 1, overflow: 'hidden' }}
    >
      <label>
        {label}
        <input
          name={name}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          type="text"
          tabIndex={-1}
          autoComplete="off"
        />
      </label>
    </Box>
  );
}
