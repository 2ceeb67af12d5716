import Add from '@mui/icons-material/Add';
import Delete from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { useSaving } from '@/client/components/console/ConsoleForm';
import { FormText } from '@/client/components/console/FormField';
import { FormSelect } from '@/client/components/console/SelectField';
import { useTranslation } from '@/client/i18n/useTranslation';
import { REFERENCE_KINDS } from '@/shared/imports';
import { MAX_LENGTHS, MAX_REFERENCES } from '@/shared/limits';
import { isBlank } from '@/shared/texts';
import { emptyReference } from './referenceValues';
import type { PartValues } from './partValues';

/** The numbers that a part has elsewhere, one row each; empty rows are ignored. */
export function PartReferencesField() {
  const { control } = useFormContext<PartValues>();
  const { t } = useTranslation(['adminParts', 'admin']);
  const { fields, append, remove } = useFieldArray({ control, name: 'references' });
  const isSaving = useSaving();
  const group = useRef<HTMLDivElement>(null);

  const removeRow = (index: number) => {
    flushSync(() => remove(index));
    // The button that was pressed is gone: the focus goes to the next row's, or to the last button.
    const buttons = group.current?.querySelectorAll('button');
    buttons?.[Math.min(index, buttons.length - 1)]?.focus();
  };
  const kinds = REFERENCE_KINDS.map((id) => ({ id, label: t(`references.kinds.${id}`) }));
  return (
    <Box ref={group} role="group" aria-label={t('references.title')} sx={{ gridColumn: '1 / -1' }}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {t('references.title')}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        {t('references.hint', { limit: MAX_REFERENCES })}
      </Typography>
      {fields.map(({ id }, index) => {
        const number = index + 1;
        return (
          <Box
            key={id}
            role="group"
            aria-label={t('references.row', { number, total: fields.length })}
            sx={{ display: 'flex', alignItems: 'start', gap: 1.5, mb: 2 }}
          >
            <Box
              sx={{
                flex: 1,
                display: 'grid',
                gap: 1.5,
                gridTemplateColumns: { sm: '2fr 3fr 3fr' },
              }}
            >
              <FormSelect<PartValues>
                name={`references.${index}.kind`}
                label={t('references.kind')}
                options={kinds}
              />
              <FormText<PartValues>
                name={`references.${index}.number`}
                label={t('references.number')}
                maxLength={MAX_LENGTHS.partNumber}
                validate={{
                  filled: (text, { references }) =>
                    !isBlank(text) ||
                    isBlank(references[index]?.maker ?? '') ||
                    t('form.missingNumber'),
                }}
              />
              <FormText<PartValues>
                name={`references.${index}.maker`}
                label={t('references.maker')}
                maxLength={MAX_LENGTHS.maker}
              />
            </Box>
            <IconButton
              size="small"
              disabled={isSaving}
              aria-label={t('references.remove', { number })}
              onClick={() => removeRow(index)}
              sx={{ mt: 0.25 }}
            >
              <Delete fontSize="small" />
            </IconButton>
          </Box>
        );
      })}
      {fields.length < MAX_REFERENCES && (
        <Button
          size="small"
          variant="outlined"
          startIcon={<Add />}
          disabled={isSaving}
          onClick={() => append(emptyReference)}
        >
          {t('references.add')}
        </Button>
      )}
    </Box>
  );
}
