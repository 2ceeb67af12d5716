import MenuItem from '@mui/material/MenuItem';
import { type FieldValues, useFormContext } from 'react-hook-form';
import { useSaving } from './ConsoleForm';
import { FormField, type FormFieldProps, type RegisteredProps, useFieldError } from './FormField';

interface SelectFieldProps extends FormFieldProps {
  /** An empty id is a choice, too. */
  options: readonly { id: string; label: string }[];
  onChoose?: (id: string) => void;
  /** Not a native select: in its menu arrow keys alone choose nothing, and Escape closes it. */
  hasMenu?: boolean;
}

export function SelectField({ options, onChoose, hasMenu, ...field }: SelectFieldProps) {
  const Option = hasMenu ? MenuItem : 'option';
  return (
    <FormField
      select
      // It cannot be read-only.
      disabled={useSaving()}
      onChange={({ target }) => onChoose?.(target.value)}
      slotProps={{ select: hasMenu ? { displayEmpty: true } : { native: true } }}
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

type FormSelectProps<Values extends FieldValues> = RegisteredProps<Values> &
  Pick<SelectFieldProps, 'label' | 'options' | 'help' | 'autoFocus'> & {
    /** The message where nothing is chosen. */
    missing?: string;
  };

export function FormSelect<Values extends FieldValues>(props: FormSelectProps<Values>) {
  const { name, onChange, missing, ...field } = props;
  const { register } = useFormContext<Values>();
  const problem = useFieldError(name)?.message;
  return (
    <SelectField
      {...field}
      {...register(name, { required: missing, onChange })}
      problem={problem}
    />
  );
}
