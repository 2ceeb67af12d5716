import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import type { SxProps, Theme } from '@mui/material/styles';
import { type ComponentProps, type ReactNode, useId } from 'react';

interface LabeledSelectProps extends Pick<OutlinedInputProps, 'size'> {
  label: string;
  /** Of the `select` element. */
  select: ComponentProps<'select'>;
  children: ReactNode;
  sx?: SxProps<Theme>;
}

/** A choice that works without script. */
export function LabeledSelect({ label, size, select, children, sx }: LabeledSelectProps) {
  const id = useId();
  return (
    <FormControl size={size} sx={sx}>
      <InputLabel shrink htmlFor={id}>
        {label}
      </InputLabel>
      <NativeSelect
        variant="outlined"
        input={<OutlinedInput notched label={label} size={size} />}
        inputProps={{ ...select, id }}
      >
        {children}
      </NativeSelect>
    </FormControl>
  );
}
