import MenuItem from '@mui/material/MenuItem';
import { FormField, type FormFieldProps, useSaving } from './ConsoleForm';

interface SelectFieldProps extends FormFieldProps {
  /** An empty id is a choice, too. */
  options: readonly { id: string; label: string }[];
  onChoose?: (id: string) => void;
  /** Not a native select: in its menu arrow keys alone choose nothing, and Escape closes it. */
  hasMenu?: boolean;
}

export function SelectField({ options, onChoose, hasMenu, onChange, ...field }: SelectFieldProps) {
  const Option = hasMenu ? MenuItem : 'option';
  return (
    <FormField
      select
      // It cannot be read-only.
      disabled={useSaving()}
      onChange={onChoose ? ({ target }) => onChoose(target.value) : onChange}
      slotProps={hasMenu ? { select: { displayEmpty: true } } : { select: { native: true } }}
      {...field}
    >
      {options.map(({ id, label }) => (
        <Option key={id} value={id}>
          {label}
        </Option>
      ))}
    </FormField>
  );
}
