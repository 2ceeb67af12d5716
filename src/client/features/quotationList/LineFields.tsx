import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { LabeledField } from '@/client/components/LabeledField';
import { useTranslation } from '@/client/i18n/useTranslation';
import { useRenderedForm } from '@/client/lib/renderedForm';
import { useHydrated } from '@/client/lib/useHydrated';
import { MAX_LENGTHS, MAX_QUANTITY } from '@/shared/limits';
import { isQuantity } from '@/shared/quantity';
import {
  LIST_FORM_ID,
  nameField,
  noteField,
  quantityField,
  unitField,
} from '@/shared/quotationForm';
import { lineChanged, type ListLine } from './quotationSlice';

const texts = [
  { field: 'unit', formField: unitField, maxLength: MAX_LENGTHS.unit, sx: { width: 76 } },
  { field: 'note', formField: noteField, maxLength: MAX_LENGTHS.line, sx: { flex: '1 1 130px' } },
] as const;

interface LineFieldsProps {
  line: ListLine;
  /** Of its part or in the buyer's words. */
  name: string;
}

/** Quantity, unit and note of a line. */
export function LineFields({ line, name }: LineFieldsProps) {
  const { t } = useTranslation('quotation');
  const dispatch = useDispatch();
  const { key, partId, quantity, unit = '', note = '' } = line;
  const hydrated = useHydrated();
  /** Without script the form of the list submits the fields of its parts. */
  const ofForm = (field: (partId: string) => string) =>
    hydrated ? undefined : { form: LIST_FORM_ID, name: field(partId ?? key) };
  /** What is no quantity stays in the field until it is one; an empty field gets the last back. */
  const [typed, setTyped] = useState(useRenderedForm()?.values[quantityField(partId ?? key)]);
  const isInvalid = !!typed && !isQuantity(Number(typed));
  const change = (changed: Partial<ListLine>) => dispatch(lineChanged({ key, ...changed }));
  return (
    <Box sx={{ gridArea: 'fields' }}>
      {!hydrated && <input type="hidden" {...ofForm(nameField)} value={name} />}
      <Typography sx={{ display: 'none', displayPrint: 'block', overflowWrap: 'anywhere' }}>
        {[quantity, unit].join(' ')}
        {note && ` · ${note}`}
      </Typography>
      <Box
        sx={{
          display: 'flex',
          displayPrint: 'none',
          flexWrap: 'wrap',
          alignItems: 'flex-start',
          columnGap: 1,
          rowGap: 1.5,
        }}
      >
        <LabeledField
          size="small"
          label={t('quantity')}
          type="number"
          value={typed ?? quantity}
          error={isInvalid}
          helperText={
            isInvalid ? t('quantityError', { max: MAX_QUANTITY, count: quantity }) : undefined
          }
          onChange={({ target: { value } }) => {
            const isValid = isQuantity(Number(value));
            setTyped(isValid ? undefined : value);
            if (isValid) change({ quantity: Number(value) });
          }}
          onBlur={() => typed === '' && setTyped(undefined)}
          slotProps={{
            input: {
              min: 1,
              max: MAX_QUANTITY,
              inputMode: 'numeric',
              ...ofForm(quantityField),
              'aria-description': name,
            },
          }}
          sx={{ width: isInvalid ? 180 : 112 }}
        />
        {texts.map(({ field, formField, maxLength, sx }) => (
          <LabeledField
            key={field}
            size="small"
            label={t(field)}
            value={line[field] ?? ''}
            onChange={({ target }) => change({ [field]: target.value || undefined })}
            slotProps={{ input: { ...ofForm(formField), maxLength, 'aria-description': name } }}
            sx={sx}
          />
        ))}
      </Box>
    </Box>
  );
}
