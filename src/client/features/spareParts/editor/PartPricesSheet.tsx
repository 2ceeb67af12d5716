import { useGetPartPricesQuery } from '@/client/api';
import { TitledPaper } from '@/client/components/console/PageHeader';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { priceText, supplierText } from '@/client/lib/priceTexts';
import { FactGrid } from '../partPage/PartFacts';

/** The prices and suppliers of a part; nothing where it has none, or they could not be loaded. */
export function PartPricesSheet({ id }: { id: string }) {
  const { t } = useTranslation(['adminParts', 'history']);
  const language = useLanguage();
  const { prices = [], suppliers = [] } = useGetPartPricesQuery({ id }).currentData ?? {};
  return (
    <>
      {prices.length > 0 && (
        <TitledPaper title={t('prices.title')}>
          <FactGrid
            rows={prices.map(({ currency, minQuantity: count, ...price }) => ({
              id: `${currency} ${count}`,
              label: t('history:price', { currency, count }),
              value: priceText(price, currency, language),
            }))}
          />
        </TitledPaper>
      )}
      {suppliers.length > 0 && (
        <TitledPaper title={t('suppliers.title')}>
          <FactGrid
            rows={suppliers.map(({ supplier, ...details }) => ({
              id: supplier,
              label: supplier,
              value: supplierText(details, language),
            }))}
          />
        </TitledPaper>
      )}
    </>
  );
}
