import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useFormContext, useWatch } from 'react-hook-form';
import { FormText } from '@/client/components/console/FormField';
import { InsertTemplate, useTemplates } from '@/client/components/console/InsertTemplate';
import { FormSelect } from '@/client/components/console/SelectField';
import { TitledPaper } from '@/client/components/console/PageHeader';
import { useTranslation } from '@/client/i18n/useTranslation';
import { incoterms } from '@/shared/inquiries';
import { languages } from '@/shared/language';
import { MAX_LENGTHS } from '@/shared/limits';
import type { QuotationTextField } from '@/shared/quotations';
import { CurrencyField } from './CurrencyField';
import type { QuotationValues } from './quotationValues';

const optionsOf = (ids: readonly string[]) => ids.map((id) => ({ id, label: id }));

/** Language, currency, validity and terms of delivery. */
export function QuotationTerms() {
  const { t } = useTranslation('quotations');
  return (
    <TitledPaper title={t('terms')}>
      <Box
        sx={{
          display: 'grid',
          gap: 2.5,
          alignItems: 'start',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(9.25rem, 100%), 1fr))',
        }}
      >
        <FormSelect<QuotationValues>
          name="language"
          label={t('fields.language')}
          options={languages.map((id) => ({ id, label: t(`languages.${id}`) }))}
        />
        <CurrencyField />
        <FormText<QuotationValues> name="validUntil" type="date" label={t('fields.validUntil')} />
        <FormSelect<QuotationValues>
          name="incoterm"
          label={t('fields.incoterm')}
          options={[{ id: '', label: t('none') }, ...optionsOf(incoterms)]}
        />
        <FormText<QuotationValues>
          name="place"
          label={t('fields.place')}
          maxLength={MAX_LENGTHS.word}
        />
      </Box>
    </TitledPaper>
  );
}

/** One of the texts, with the templates for it. */
export function QuotationText({ field }: { field: QuotationTextField }) {
  const { t } = useTranslation('quotations');
  const { control, getValues, setValue, setFocus } = useFormContext<QuotationValues>();
  const language = useWatch({ control, name: 'language' });
  const templates = useTemplates([field], language);
  const label = t(`fields.${field}`);
  const insert = (text: string) => {
    const joined = [getValues(field).trim(), text].filter(Boolean).join('\n');
    setValue(field, joined, { shouldDirty: true, shouldValidate: true });
    setFocus(field);
  };
  return (
    <Stack spacing={0.5} sx={{ mt: 2.5 }}>
      <FormText<QuotationValues>
        name={field}
        label={label}
        maxLength={MAX_LENGTHS.paragraphs}
        multiline
        minRows={2}
        sx={{ '& .MuiInputBase-root': { bgcolor: 'background.paper' } }}
      />
      <InsertTemplate into={label} templates={templates} onInsert={insert} />
    </Stack>
  );
}
