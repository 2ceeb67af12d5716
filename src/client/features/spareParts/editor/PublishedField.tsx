import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { useSaving } from '@/client/components/console/ConsoleForm';
import { useTranslation } from '@/client/i18n/useTranslation';
import type { PartValues } from './partValues';

/** Whether visitors see the part, or it is a draft. */
export function PublishedField() {
  const { t } = useTranslation('adminParts');
  const id = useId();
  const { field } = useController<PartValues, 'hidden'>({ name: 'hidden' });
  const { value: hidden, onChange, onBlur, ref } = field;
  return (
    <Box sx={{ gridColumn: '1 / -1' }}>
      <FormControlLabel
        label={t('form.published')}
        control={
          <Switch
            checked={!hidden}
            disabled={useSaving()}
            onChange={(_event, published) => onChange(!published)}
            onBlur={onBlur}
            slotProps={{ input: { ref, 'aria-describedby': id } }}
          />
        }
      />
      <FormHelperText id={id} role="status" sx={{ mt: 0 }}>
        {t(hidden ? 'form.draftHint' : 'form.publishedHint')}
      </FormHelperText>
    </Box>
  );
}
