import Delete from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { useSaving } from '@/client/components/console/ConsoleForm';
import { FormText } from '@/client/components/console/FormField';
import { FormSelect } from '@/client/components/console/SelectField';
import { useTranslation } from '@/client/i18n/useTranslation';
import { MAX_CHARGES, MAX_LENGTHS } from '@/shared/limits';
import { readPrice } from '@/shared/prices';
import { chargeKinds } from '@/shared/quotations';
import { type QuotationValues, readPercent } from './quotationValues';

/** The discount on all lines, freight, packing and other charges. */
export function QuotationCharges() {
  const { t } = useTranslation('quotations');
  const { control } = useFormContext<QuotationValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'charges' });
  const isSaving = useSaving();
  const percent = (text: string) => readPercent(text) !== undefined || t('problems.percent');
  const amount = (text: string) => Boolean(readPrice(text)) || t('problems.price');
  return (
    <Stack spacing={1.5} sx={{ mt: 3, maxWidth: 640 }}>
      {fields.map(({ id }, index) => (
        <Box
          key={id}
          role="group"
          aria-label={t('charge.row', { number: index + 1 })}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'start' }}
        >
          <Box sx={{ flex: '0 1 9rem' }}>
            <FormSelect<QuotationValues>
              name={`charges.${index}.kind`}
              label={t('charge.kind')}
              options={chargeKinds.map((kind) => ({ id: kind, label: t(`charge.kinds.${kind}`) }))}
            />
          </Box>
          <Box sx={{ flex: '1 1 10rem' }}>
            <FormText<QuotationValues>
              name={`charges.${index}.text`}
              label={t('charge.text')}
              maxLength={MAX_LENGTHS.name}
            />
          </Box>
          <Box sx={{ flex: '0 1 8rem' }}>
            <FormText<QuotationValues>
              name={`charges.${index}.amount`}
              label={t('line.amount')}
              validate={{ amount }}
              htmlInput={{ inputMode: 'decimal' }}
            />
          </Box>
          <IconButton
            disabled={isSaving}
            aria-label={t('charge.remove', { number: index + 1 })}
            onClick={() => remove(index)}
          >
            <Delete fontSize="small" />
          </IconButton>
        </Box>
      ))}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5, alignItems: 'start' }}>
        <Box sx={{ flex: '0 1 9rem' }}>
          <FormText<QuotationValues>
            name="discount"
            label={t('charge.discount')}
            validate={{ percent }}
            htmlInput={{ inputMode: 'decimal' }}
          />
        </Box>
        {fields.length < MAX_CHARGES && (
          <Button
            disabled={isSaving}
            onClick={() =>
              append({ kind: chargeKinds[Math.min(fields.length, 2)]!, text: '', amount: '' })
            }
          >
            {t('charge.add')}
          </Button>
        )}
      </Stack>
    </Stack>
  );
}
