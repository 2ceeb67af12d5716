import { type Conflict, ConflictDialog } from '@/client/components/console/ConflictDialog';
import { useTranslation } from '@/client/i18n/useTranslation';
import type { LineValues, QuotationValues } from './quotationValues';

/** What two admins have changed in the same quotation. */
export function QuotationConflict(conflict: Conflict<QuotationValues>) {
  const { t } = useTranslation('quotations');
  const lineText = ({
    partNumber,
    text,
    quantity,
    unit,
    unitPrice,
    discount,
    ...line
  }: LineValues) =>
    [
      partNumber,
      text,
      `${quantity} ${unit}`.trim(),
      unitPrice,
      discount && `−${discount} %`,
      line.leadTime,
      line.note,
    ]
      .filter(Boolean)
      .join(' · ');
  const show = (field: keyof QuotationValues, value: QuotationValues[keyof QuotationValues]) => {
    if (field === 'lines') return (value as LineValues[]).map(lineText).join('\n') || null;
    if (field === 'charges') {
      const charges = value as QuotationValues['charges'];
      return (
        charges
          .map(({ kind, text, amount }) =>
            [t(`charge.kinds.${kind}`), text, amount].filter(Boolean).join(' · '),
          )
          .join('\n') || null
      );
    }
    if (field === 'language') return t(`languages.${value as QuotationValues['language']}`);
    return (value as string).trim() || null;
  };
  return <ConflictDialog {...conflict} labels={t('fields')} show={show} />;
}
