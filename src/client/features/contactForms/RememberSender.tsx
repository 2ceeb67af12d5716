import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';

interface RememberSenderProps {
  label: string;
  /** Id of the text that explains it. */
  describedBy: string;
  checked: boolean;
  onChange: (wanted: boolean) => void;
}

export default function RememberSender(props: RememberSenderProps) {
  const { label, describedBy, checked, onChange } = props;
  return (
    <FormControlLabel
      control={
        <Checkbox
          checked={checked}
          onChange={(_event, wanted) => onChange(wanted)}
          slotProps={{ input: { 'aria-describedby': describedBy } }}
        />
      }
      label={label}
    />
  );
}
