import Alert from '@mui/material/Alert';
import { FormText } from '@/client/components/console/FormField';
import { FormSelect } from '@/client/components/console/SelectField';
import { useTranslation } from '@/client/i18n/useTranslation';
import { MAX_LENGTHS, MAX_PRICES, MAX_QUANTITY, MAX_SUPPLIERS } from '@/shared/limits';
import { readPrice } from '@/shared/prices';
import { wholeQuantityIn } from '@/shared/quantity';
import { currencies } from '@/shared/quotations';
import { isBlank } from '@/shared/texts';
import { PartRowsField } from './PartRowsField';
import type { PartValues } from './partValues';
import {
  isFilledPrice,
  isFilledSupplier,
  newPrice,
  newSupplier,
  priceKey,
  supplierKey,
} from './priceValues';

const currencyOptions = currencies.map((id) => ({ id, label: id }));

/** The list prices of a part and its suppliers. `loaded` is false where they could not be read. */
export function PartPricesField({ loaded }: { loaded: boolean }) {
  const { t } = useTranslation('adminParts');
  if (!loaded) {
    return (
      <Alert severity="info" sx={{ gridColumn: '1 / -1' }}>
        {t('prices.notLoaded')}
      </Alert>
    );
  }
  return (
    <>
      <PriceRows />
      <SupplierRows />
    </>
  );
}

/** A date takes more room than half of a phone. */
const wide = { gridColumn: { xs: 'span 2', lg: 'auto' } };

/** Whether an amount is none, or a price above 0. */
const isAmount = (text: string) => isBlank(text) || Number(readPrice(text)) > 0;

function PriceRows() {
  const { t } = useTranslation(['adminParts', 'quotations']);
  const labels = t('priceFields');
  return (
    <PartRowsField
      name="prices"
      limit={MAX_PRICES}
      newRow={newPrice}
      columns={{
        xs: 'repeat(2, minmax(0, 1fr))',
        sm: 'repeat(4, minmax(0, 1fr))',
        lg: '96px repeat(4, minmax(0, 1fr))',
      }}
    >
      {(index) => {
        const isIgnored = ({ prices }: PartValues) =>
          !prices[index] || !isFilledPrice(prices[index]);
        return (
          <>
            <FormSelect<PartValues>
              name={`prices.${index}.currency`}
              label={labels.currency}
              options={currencyOptions}
            />
            <FormText<PartValues>
              name={`prices.${index}.minQuantity`}
              label={labels.minQuantity}
              autoComplete="off"
              htmlInput={{ inputMode: 'numeric' }}
              validate={{
                quantity: (text, values) =>
                  isIgnored(values) ||
                  wholeQuantityIn(text) !== undefined ||
                  t('quotations:problems.wholeQuantity', {
                    max: MAX_QUANTITY.toLocaleString('en'),
                  }),
                distinct: (_text, { prices }) =>
                  !prices
                    .slice(0, index)
                    .some(
                      (row) => isFilledPrice(row) && priceKey(row) === priceKey(prices[index]!),
                    ) || t('prices.repeated'),
              }}
            />
            <FormText<PartValues>
              name={`prices.${index}.price`}
              label={labels.price}
              sx={wide}
              autoComplete="off"
              htmlInput={{ inputMode: 'decimal' }}
              validate={{
                filled: (text, values) =>
                  isIgnored(values) || !isBlank(text) || t('prices.missing'),
                amount: (text) => isAmount(text) || t('prices.notPositive'),
              }}
            />
            <FormText<PartValues>
              name={`prices.${index}.from`}
              label={labels.validFrom}
              sx={wide}
              type="date"
              slotProps={{ inputLabel: { shrink: true } }}
            />
            <FormText<PartValues>
              name={`prices.${index}.until`}
              label={labels.validUntil}
              sx={wide}
              type="date"
              slotProps={{ inputLabel: { shrink: true } }}
              validate={{
                order: (day, { prices }) =>
                  !day || day >= (prices[index]?.from ?? '') || t('prices.reversed'),
              }}
            />
          </>
        );
      }}
    </PartRowsField>
  );
}

function SupplierRows() {
  const { t } = useTranslation('adminParts');
  const labels = t('priceFields');
  return (
    <PartRowsField
      name="suppliers"
      limit={MAX_SUPPLIERS}
      newRow={newSupplier}
      columns={{
        xs: 'repeat(2, minmax(0, 1fr))',
        md: 'minmax(0, 2fr) minmax(0, 2fr) minmax(0, 1fr) 96px',
      }}
    >
      {(index) => (
        <>
          <FormText<PartValues>
            name={`suppliers.${index}.supplier`}
            label={labels.supplier}
            maxLength={MAX_LENGTHS.maker}
            validate={{
              filled: (text, { suppliers }) =>
                !isBlank(text) ||
                !suppliers[index] ||
                !isFilledSupplier(suppliers[index]) ||
                t('suppliers.missing'),
              distinct: (text, { suppliers }) =>
                isBlank(text) ||
                !suppliers
                  .slice(0, index)
                  .some((row) => supplierKey(row) === supplierKey({ supplier: text })) ||
                t('suppliers.repeated'),
            }}
          />
          <FormText<PartValues>
            name={`suppliers.${index}.number`}
            label={labels.supplierNumber}
            maxLength={MAX_LENGTHS.partNumber}
          />
          <FormText<PartValues>
            name={`suppliers.${index}.cost`}
            label={labels.cost}
            autoComplete="off"
            htmlInput={{ inputMode: 'decimal' }}
            validate={{ amount: (text) => isAmount(text) || t('prices.notPositive') }}
          />
          <FormSelect<PartValues>
            name={`suppliers.${index}.currency`}
            label={labels.currency}
            options={currencyOptions}
          />
        </>
      )}
    </PartRowsField>
  );
}
