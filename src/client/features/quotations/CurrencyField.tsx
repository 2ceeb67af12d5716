import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import Big from 'big.js';
import { useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { FormDialog } from '@/client/components/console/FormDialog';
import { FormText } from '@/client/components/console/FormField';
import { SelectField } from '@/client/components/console/SelectField';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { readPrice } from '@/shared/prices';
import { currencies, type Currency } from '@/shared/quotations';
import { convertPrice, formatMoney } from '@/shared/quotationTotals';
import type { QuotationValues } from './quotationValues';

/** What happens with the figures in the currency of before. */
type Choice = 'keep' | 'convert' | 'clear';
interface Change {
  choice: Choice;
  rate: string;
}
const choices: Choice[] = ['convert', 'keep', 'clear'];

/** The currency; a change asks what happens with prices and charges. */
export function CurrencyField() {
  const { t } = useTranslation('quotations');
  const { control, getValues, setValue } = useFormContext<QuotationValues>();
  const { field } = useController({ control, name: 'currency' });
  const [next, setNext] = useState<Currency>();

  const figures = () => {
    const { lines, charges } = getValues();
    return [
      ...lines.map(({ unitPrice }, index) => [`lines.${index}.unitPrice`, unitPrice] as const),
      ...charges.map(({ amount }, index) => [`charges.${index}.amount`, amount] as const),
    ].filter(([, figure]) => figure.trim() !== '');
  };
  const change = (to: Currency, { choice, rate }: Change) => {
    for (const [name, figure] of choice === 'keep' ? [] : figures()) {
      const price = readPrice(figure);
      const converted = price ? convertPrice(price, readRate(rate) ?? '1', to) : figure;
      const value = choice === 'clear' ? '' : converted;
      setValue(name as 'lines.0.unitPrice', value, { shouldDirty: true, shouldValidate: true });
    }
    field.onChange(to);
  };
  return (
    <>
      <SelectField
        name={field.name}
        label={t('fields.currency')}
        options={currencies.map((id) => ({ id, label: id }))}
        value={field.value}
        onChoose={(id) => {
          if (figures().length > 0) setNext(id as Currency);
          else field.onChange(id);
        }}
      />
      {next && (
        // What is submitted in the dialog is not the form around it.
        <div onSubmit={(event) => event.stopPropagation()}>
          <CurrencyDialog
            from={field.value}
            to={next}
            example={readPrice(figures()[0]?.[1] ?? '') || '1'}
            onChange={(changed) => change(next, changed)}
            onClose={() => setNext(undefined)}
          />
        </div>
      )}
    </>
  );
}

interface CurrencyDialogProps {
  from: Currency;
  to: Currency;
  /** A price that shows what is rounded. */
  example: string;
  onChange: (change: Change) => void;
  onClose: () => void;
}

function CurrencyDialog({ from, to, example, onChange, onClose }: CurrencyDialogProps) {
  const { t } = useTranslation('quotations');
  const language = useLanguage();
  return (
    <FormDialog<Change>
      title={t('currency.title', { currency: to })}
      text={t('currency.text')}
      submitText={t('currency.confirm')}
      defaultValues={{ choice: 'convert', rate: '' }}
      onSave={async (changed) => {
        onChange(changed);
        return {};
      }}
      onClose={onClose}
    >
      {({ watch, setValue }) => {
        const { choice, rate } = watch();
        const read = readRate(rate);
        return (
          <>
            <RadioGroup
              value={choice}
              onChange={(_event, chosen) => setValue('choice', chosen as Choice)}
            >
              {choices.map((id) => (
                <FormControlLabel
                  key={id}
                  value={id}
                  control={<Radio />}
                  label={t(`currency.${id}`, { from, to })}
                />
              ))}
            </RadioGroup>
            {choice === 'convert' && (
              <>
                <FormText<Change>
                  name="rate"
                  label={t('currency.rate', { from, to })}
                  validate={{ rate: (text) => Boolean(readRate(text)) || t('problems.rate') }}
                  htmlInput={{ inputMode: 'decimal' }}
                />
                {read && (
                  <Typography variant="body2" color="textSecondary">
                    {t('currency.rounded')}{' '}
                    {`${formatMoney(example, from, language)} → ${formatMoney(convertPrice(example, read, to), to, language)}`}
                  </Typography>
                )}
              </>
            )}
          </>
        );
      }}
    </FormDialog>
  );
}

/** A rate such as `7.1234` or `0,92`. */
function readRate(text: string): string | undefined {
  const rate = text.trim().replace(',', '.');
  return /^\d{1,6}(\.\d{1,8})?$/.test(rate) && new Big(rate).gt(0) ? rate : undefined;
}
