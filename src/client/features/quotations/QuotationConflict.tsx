import { type Conflict, ConflictDialog } from '@/client/components/console/ConflictDialog';
import { useTranslation } from '@/client/i18n/useTranslation';
import { joined } from '@/shared/isolate';
import type { ChargeValues, LineValues, QuotationValues } from './quotationValues';

/** What two admins have changed in the same quotation. */
export function QuotationConflict(conflict: Conflict<QuotationValues>) {
  const { t } = useTranslation('quotations');
  const lineText = ({ quantity, unit, discount, ...line }: LineValues) =>
    joined([
      line.partNumber,
      line.text,
      `${quantity} ${unit}`.trim(),
      line.unitPrice,
      discount && `−${discount} %`,
      line.leadTime,
      line.note,
    ]);
  const chargeText = ({ kind, text, amount }: ChargeValues) =>
    joined([t(`charge.kinds.${kind}`), text, amount]);
  const show = (field: keyof QuotationValues, value: QuotationValues[keyof QuotationValues]) => {
    if (field === 'lines') return (value as LineValues[]).map(lineText).join('\n') || null;
    if (field === 'charges') return (value as ChargeValues[]).map(chargeText).join('\n') || null;
    if (field === 'language') return t(`languages.${value as QuotationValues['language']}`);
    return (value as string).trim() || null;
  };
  return <ConflictDialog {...conflict} labels={t('fields')} show={show} />;
}
