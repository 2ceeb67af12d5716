import FormHelperText from '@mui/material/FormHelperText';
import { useId } from 'react';
import type { SparePart } from '@/client/api';
import { LabeledField } from '@/client/components/LabeledField';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { isQuantityOf, minimumOf, unitText } from '@/shared/lineUnits';
import { quantityIn } from '@/shared/quantity';
import { quantityField } from '@/shared/quotationForm';
import { AddToQuotation } from './AddToQuotation';
import { useQuantityProblem } from './QuantityFields';

interface AddQuantityProps {
  part: Pick<SparePart, '_id' | 'name' | 'partNumber' | 'moq'>;
  /** As it was typed. */
  quantity: string;
  onChange: (quantity: string) => void;
}

/** The button of a part's page, with a field for the quantity that it adds. */
export function AddQuantity({ part, quantity: typed, onChange }: AddQuantityProps) {
  const { t } = useTranslation('quotation');
  const language = useLanguage();
  const helpId = useId();
  const moq = part.moq ?? '';
  const minimum = minimumOf(moq);
  const problem = useQuantityProblem(minimum.unit);
  const quantity = quantityIn(typed);
  const isValid = isQuantityOf(quantity, minimum.unit);
  const isBelow = isValid && quantity < minimum.quantity;
  return (
    <>
      <AddToQuotation
        part={part}
        quantity={isValid ? quantity : null}
        size="large"
        sx={{
          flex: '1 1 0',
          minWidth: 'min-content',
          minHeight: 48,
          px: 1,
          lineHeight: 1.2,
          '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } },
        }}
      >
        <LabeledField
          label={t('quantity')}
          name={quantityField(part._id)}
          value={typed}
          error={!isValid}
          autoComplete="off"
          onChange={({ target }) => onChange(target.value)}
          endAdornment={
            minimum.unit && (
              <FormHelperText component="span" sx={{ display: { xs: 'none', md: 'block' }, mt: 0 }}>
                {unitText(minimum.unit, quantity, language)}
              </FormHelperText>
            )
          }
          slotProps={{ input: { inputMode: 'decimal', 'aria-describedby': helpId } }}
          sx={{ width: { xs: '5.25rem', md: '8rem' }, '& input': { height: 48, py: 0 } }}
        />
      </AddToQuotation>
      <FormHelperText
        id={helpId}
        role="status"
        error={!isValid}
        sx={{
          flex: '1 0 100%',
          order: { xs: -1, md: 0 },
          m: 0,
          '&:not(.Mui-error)': { color: 'warning.dark' },
          '&:empty': { display: 'none' },
        }}
      >
        {isValid ? isBelow && t('belowMoq', { moq }) : problem}
      </FormHelperText>
    </>
  );
}
