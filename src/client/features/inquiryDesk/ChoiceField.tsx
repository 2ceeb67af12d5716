import MenuItem from '@mui/material/MenuItem';
import TextField, { type TextFieldProps } from '@mui/material/TextField';

interface ChoiceFieldProps extends Pick<TextFieldProps, 'label' | 'value' | 'sx'> {
  /** An empty id is a choice, too. */
  choices: readonly { id: string; label: string }[];
  onChoose: (id: string) => void;
}

/** A select whose menu is left without a choice by Escape: arrow keys alone choose nothing. */
export function ChoiceField({ choices, onChoose, ...field }: ChoiceFieldProps) {
  return (
    <TextField
      select
      size="small"
      onChange={({ target }) => onChoose(target.value)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      {...field}
    >
      {choices.map(({ id, label }) => (
        <MenuItem key={id} value={id}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  );
}
