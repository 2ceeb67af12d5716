import { useFormContext } from 'react-hook-form';
import { InsertTemplate } from '@/client/components/console/InsertTemplate';
import type { QuotationTextField } from '@/shared/quotations';
import type { QuotationValues } from './quotationValues';

/** Adds a text, in the language of the quotation, to what a field holds. */
export function InsertText({ field }: { field: QuotationTextField }) {
  const { getValues, setValue, setFocus } = useFormContext<QuotationValues>();
  const insert = (text: string) => {
    const joined = [getValues(field).trim(), text].filter(Boolean).join('\n');
    setValue(field, joined, { shouldDirty: true, shouldValidate: true });
    setFocus(field);
  };
  return <InsertTemplate field={field} language={getValues('language')} onInsert={insert} />;
}
