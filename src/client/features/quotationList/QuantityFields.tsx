import { type ComponentProps, useState } from 'react';
import { LabeledField } from '@/client/components/LabeledField';
import { LabeledSelect } from '@/client/components/LabeledSelect';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { MAX_QUANTITY } from '@/shared/limits';
import { hasDecimals, isQuantityOf, lineUnitOf, lineUnits, unitNames } from '@/shared/lineUnits';
import type { Reading } from '@/shared/quantities';
import { quantityIn } from '@/shared/quantity';

interface QuantityFieldsProps extends Reading {
  /** Of the line. */
  name: string;
  /** Of an empty field. */
  emptyText: string;
  onChange: (changed: Reading) => void;
  /** A value that was submitted without script and is no quantity. */
  submitted?: string;
  /** Attributes of the fields of a form without script. */
  quantityOfForm?: ComponentProps<'input'>;
  unitOfForm?: ComponentProps<'select'>;
}

/** The text beside what is no quantity of a unit. */
export function useQuantityProblem(unit?: string) {
  const { t } = useTranslation('quotation');
  return t(hasDecimals(unit) ? 'quantityError' : 'wholeQuantityError', { max: MAX_QUANTITY });
}

/** Quantity and unit of a line. */
export function QuantityFields(props: QuantityFieldsProps) {
  const { quantity, unit = '', name, emptyText, onChange, submitted } = props;
  const { t } = useTranslation('quotation');
  const problem = useQuantityProblem(unit);
  const language = useLanguage();
  /** What is no quantity stays in the field until it is one. */
  const [typed, setTyped] = useState(submitted);
  const choice = lineUnitOf(unit);
  const read = typed === undefined ? quantity : quantityIn(typed);
  const isInvalid =
    (!!typed && read === undefined) || (read !== undefined && !isQuantityOf(read, unit));
  const helperText = () => {
    if (isInvalid) return problem;
    return read === undefined ? emptyText : undefined;
  };
  return (
    <>
      <LabeledField
        size="small"
        label={t('quantity')}
        value={typed ?? quantity ?? ''}
        error={isInvalid}
        helperText={helperText()}
        autoComplete="off"
        onChange={({ target: { value } }) => {
          setTyped(value);
          const changed = quantityIn(value);
          if (value.trim() === '') onChange({ quantity: undefined });
          else if (isQuantityOf(changed, unit)) onChange({ quantity: changed });
        }}
        onBlur={() => !isInvalid && setTyped(undefined)}
        slotProps={{
          input: { inputMode: 'decimal', 'aria-description': name, ...props.quantityOfForm },
        }}
        sx={{
          width: read === undefined || isInvalid ? 180 : 112,
          '& .MuiFormHelperText-root:not(.Mui-error)': { color: 'warning.dark' },
        }}
      />
      <LabeledSelect
        size="small"
        label={t('unit')}
        select={{
          value: choice ?? unit,
          onChange: ({ target: { value } }) => onChange({ unit: value || undefined }),
          'aria-description': name,
          ...props.unitOfForm,
        }}
        sx={{ width: 104 }}
      >
        <option value="">–</option>
        {choice === undefined && unit !== '' && <option value={unit}>{unit}</option>}
        {lineUnits.map((code) => (
          <option key={code} value={code}>
            {unitNames[language][code][1]}
          </option>
        ))}
      </LabeledSelect>
    </>
  );
}
