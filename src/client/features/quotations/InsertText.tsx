import { useFormContext, useWatch } from 'react-hook-form';
import { InsertTemplate, useTemplates } from '@/client/components/console/InsertTemplate';
import { useTranslation } from '@/client/i18n/useTranslation';
import type { QuotationTextField } from '@/shared/quotations';
import type { QuotationValues } from './quotationValues';

/** Adds a text, in the language of the quotation, to what a field holds. */
export function InsertText({ field }: { field: QuotationTextField }) {
  const { t } = useTranslation('quotations');
  const { control, getValues, setValue, setFocus } = useFormContext<QuotationValues>();
  const language = useWatch({ control, name: 'language' });
  const templates = useTemplates([field], language);
  const insert = (text: string) => {
    const joined = [getValues(field).trim(), text].filter(Boolean).join('\n');
    setValue(field, joined, { shouldDirty: true, shouldValidate: true });
    setFocus(field);
  };
  return <InsertTemplate into={t(`fields.${field}`)} templates={templates} onInsert={insert} />;
}
