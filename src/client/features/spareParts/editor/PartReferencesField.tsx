import Add from '@mui/icons-material/Add';
import Delete from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useEffect, useRef } from 'react';
import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import { MAX_LENGTHS, MAX_REFERENCES } from '@/shared/limits';
import Box from '@mui/material/Box';
import { FormField } from '@/client/components/console/FormField';
import Typography from '@mui/material/Typography';
import { useTranslation } from '@/client/i18n/useTranslation';
import { emptyReference, referenceKinds } from './referenceValues';
import type { PartValues } from './partValues';

export interface PartReferencesFieldProps {
  form: Pick<UseFormReturn<PartValues>, 'register' | 'control' | 'formState'>;
}

/** The numbers that a part is known by elsewhere, a row each; rows without texts count for nothing. */
export function PartReferencesField({ form }: PartReferencesFieldProps) {
  const { register, control, formState } = form;
  const { t } = useTranslation(['adminParts', 'admin']);
  const { fields, append, remove } = useFieldArray({ control, name: 'references' });
  const group = useRef<HTMLDivElement>(null);
  const focusNext = useRef<number | null>(null);

  // A removed row takes the focus with it: it goes on at the next one.
  useEffect(() => {
    if (focusNext.current === null) return;
    const buttons = group.current?.querySelectorAll<HTMLButtonElement>('[data-action]');
    buttons?.[Math.min(focusNext.current, buttons.length - 1)]?.focus();
    focusNext.current = null;
  }, [fields]);

  const atMost = (count: number) => ({
    maxLength: { value: count, message: t('admin:form.tooLong', { count }) },
  });
  return (
    <Box role="group" aria-label={t('references.title')} ref={group}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {t('references.title')}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
        {t('references.hint', { limit: MAX_REFERENCES })}
      </Typography>
      {fields.map(({ id }, index) => {
        const problems = formState.errors.references?.[index];
        const number = index + 1;
        return (
          <Box
            key={id}
            role="group"
            aria-label={t('references.row', { number, total: fields.length })}
            sx={rowStyles}
          >
            <FormField
              {...register(`references.${index}.kind`)}
              select
              label={t('references.kind')}
            >
              {referenceKinds.map((kind) => (
                <option key={kind} value={kind}>
                  {t(`references.kinds.${kind}`)}
                </option>
              ))}
            </FormField>
            <FormField
              {...register(`references.${index}.number`, {
                ...atMost(MAX_LENGTHS.partNumber),
                validate: (text, { references }) =>
                  !!text.trim() || !references[index]?.maker.trim() || t('form.missingNumber'),
              })}
              label={t('references.number')}
              problem={problems?.number?.message}
            />
            <FormField
              {...register(`references.${index}.maker`, atMost(MAX_LENGTHS.maker))}
              label={t('references.maker')}
              problem={problems?.maker?.message}
            />
            <IconButton
              size="small"
              data-action="remove"
              aria-label={t('references.remove', { number })}
              onClick={() => {
                focusNext.current = index;
                remove(index);
              }}
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
          data-action="add"
          onClick={() => append(emptyReference)}
        >
          {t('references.add')}
        </Button>
      )}
    </Box>
  );
}

const rowStyles = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr) auto',
    sm: 'minmax(0, 2fr) minmax(0, 3fr) minmax(0, 3fr) auto',
  },
  alignItems: 'start',
  gap: 1.5,
  mb: 2,
  // On a phone the button stands beside the first of the three fields.
  '& > button': { gridColumn: { xs: 2, sm: 'auto' }, gridRow: { xs: 1, sm: 'auto' }, mt: 0.25 },
  '& > :not(button)': { gridColumn: { xs: 1, sm: 'auto' } },
} as const;
