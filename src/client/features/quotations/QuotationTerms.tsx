import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useFormContext } from 'react-hook-form';
import { FormField, useMaxLength } from '@/client/components/console/ConsoleForm';
import { SelectField } from '@/client/components/console/SelectField';
import { TitledPaper } from '@/client/components/console/PageHeader';
import { useTranslation } from '@/client/i18n/useTranslation';
import { incoterms } from '@/shared/inquiries';
import { languages } from '@/shared/language';
import { MAX_LENGTHS } from '@/shared/limits';
import { type QuotationTextField, currencies } from '@/shared/quotations';
import { InsertText } from './InsertText';
import type { QuotationValues } from './quotationValues';

const optionsOf = (ids: readonly string[]) => ids.map((id) => ({ id, label: id }));

/** Language, currency, validity and terms of delivery. */
export function QuotationTerms() {
  const { t } = useTranslation('quotations');
  const { register, formState } = useFormContext<QuotationValues>();
  const { errors } = formState;
  const maxLength = useMaxLength();
  return (
    <TitledPaper title={t('terms')}>
      <Box
        sx={{
          display: 'grid',
          gap: 2.5,
          alignItems: 'start',
          gridTemplateColumns: {
            xs: 'repeat(2, minmax(0, 1fr))',
            md: 'repeat(3, minmax(0, 1fr))',
            xl: 'repeat(5, minmax(0, 1fr))',
          },
        }}
      >
        <SelectField
          {...register('language')}
          label={t('fields.language')}
          options={languages.map((id) => ({ id, label: t(`languages.${id}`) }))}
        />
        <SelectField
          {...register('currency')}
          label={t('fields.currency')}
          options={optionsOf(currencies)}
        />
        <FormField
          {...register('validUntil')}
          type="date"
          label={t('fields.validUntil')}
          problem={errors.validUntil?.message}
        />
        <SelectField
          {...register('incoterm')}
          label={t('fields.incoterm')}
          options={[{ id: '', label: t('none') }, ...optionsOf(incoterms)]}
        />
        <FormField
          {...register('place', { validate: maxLength(MAX_LENGTHS.word) })}
          label={t('fields.place')}
          problem={errors.place?.message}
        />
      </Box>
    </TitledPaper>
  );
}

/** One of the texts, with the templates for it. */
export function QuotationText({ field }: { field: QuotationTextField }) {
  const { t } = useTranslation('quotations');
  const { register, formState } = useFormContext<QuotationValues>();
  const fits = useMaxLength()(MAX_LENGTHS.paragraphs);
  return (
    <Stack spacing={0.5} sx={{ mt: 2.5 }}>
      <FormField
        {...register(field, { validate: fits })}
        label={t(`fields.${field}`)}
        problem={formState.errors[field]?.message}
        multiline
        minRows={2}
        sx={{ '& .MuiInputBase-root': { bgcolor: 'background.paper' } }}
      />
      <InsertText field={field} />
    </Stack>
  );
}
