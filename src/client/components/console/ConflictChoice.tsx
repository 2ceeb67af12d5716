import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import { useTranslation } from '@/client/i18n/useTranslation';
import Box from '@mui/material/Box';
import { type ConflictRow, ConflictValue } from './ConflictValue';

export interface ConflictChoiceProps {
  row: ConflictRow;
  takesTheirs: boolean;
  onChoose: (theirs: boolean) => void;
}

/** A field that both have changed: mine or theirs. */
export function ConflictChoice({ row, takesTheirs, onChoose }: ConflictChoiceProps) {
  const { t } = useTranslation('admin');
  const id = useId();
  const choices = [
    { name: 'mine', label: t('conflict.mine'), value: row.mine, chosen: !takesTheirs },
    { name: 'theirs', label: t('conflict.theirs'), value: row.theirs, chosen: takesTheirs },
  ];
  return (
    <FormControl component="fieldset" fullWidth sx={{ mt: 3, minWidth: 0 }}>
      <FormLabel
        component="legend"
        id={`${id}-label`}
        sx={{ fontWeight: 600, color: 'text.primary', '&.Mui-focused': { color: 'text.primary' } }}
      >
        {row.label}
      </FormLabel>
      <Box sx={{ color: 'text.secondary', fontSize: '0.875rem', mt: 0.5 }}>
        {t('conflict.before')}
        <ConflictValue label={`${row.label}, ${t('conflict.before')}`}>{row.base}</ConflictValue>
      </Box>
      <RadioGroup
        aria-labelledby={`${id}-label`}
        value={takesTheirs ? 'theirs' : 'mine'}
        onChange={(_event, value) => onChoose(value === 'theirs')}
        sx={{
          display: 'grid',
          gap: 1.5,
          mt: 1,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {choices.map(({ name, label, value, chosen }) => (
          <Box
            key={name}
            sx={{
              p: 1.5,
              borderRadius: 1,
              border: 1,
              borderColor: chosen ? 'primary.main' : 'divider',
              bgcolor: chosen ? 'action.selected' : undefined,
            }}
          >
            <FormControlLabel
              value={name}
              label={label}
              control={
                <Radio
                  size="small"
                  slotProps={{ input: { 'aria-describedby': `${id}-${name}` } }}
                />
              }
              sx={{ mr: 0, '& .MuiFormControlLabel-label': { fontWeight: 600 } }}
            />
            <Box id={`${id}-${name}`} sx={{ fontSize: '0.875rem' }}>
              <ConflictValue label={`${row.label}, ${label}`}>{value}</ConflictValue>
            </Box>
          </Box>
        ))}
      </RadioGroup>
    </FormControl>
  );
}
