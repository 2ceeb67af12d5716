import Add from '@mui/icons-material/Add';
import Remove from '@mui/icons-material/Remove';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { LabeledField } from '@/client/components/LabeledField';
import { useTranslation } from '@/client/i18n/useTranslation';
import { useRenderedForm } from '@/client/lib/renderedForm';
import { useHydrated } from '@/client/lib/useHydrated';
import { MAX_LENGTHS, MAX_QUANTITY } from '@/shared/limits';
import { isQuantity } from '@/shared/quantity';
import { LIST_FORM_ID, quantityField } from '@/shared/quotationForm';
import { lineChanged, type ListLine } from './quotationSlice';

interface LineFieldsProps {
  line: ListLine;
  /** Of its part or in the buyer's words. */
  name: string;
}

/** Quantity, unit and note of a line. */
export function LineFields({ line, name }: LineFieldsProps) {
  const { t } = useTranslation('quotation');
  const dispatch = useDispatch();
  const { key, unit = '', note = '' } = line;
  const [isNoteOpen, setNoteOpen] = useState(false);
  const change = (changed: Partial<ListLine>) => dispatch(lineChanged({ key, ...changed }));
  return (
    <Box
      sx={{
        gridArea: 'fields',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'flex-start',
        gap: 1,
        '@media print': { '& fieldset': { border: 0 } },
      }}
    >
      <QuantityField line={line} name={name} onChange={(quantity) => change({ quantity })} />
      <Box data-scripted sx={{ width: 76, displayPrint: unit ? undefined : 'none' }}>
        <LabeledField
          size="small"
          label={t('unit')}
          value={unit}
          onChange={({ target }) => change({ unit: target.value || undefined })}
          slotProps={{ input: { maxLength: MAX_LENGTHS.unit, 'aria-description': name } }}
        />
      </Box>
      {note || isNoteOpen ? (
        <LabeledField
          size="small"
          label={t('note')}
          value={note}
          autoFocus={isNoteOpen}
          multiline
          onChange={({ target }) => change({ note: target.value || undefined })}
          onBlur={() => setNoteOpen(false)}
          slotProps={{ input: { maxLength: MAX_LENGTHS.line, 'aria-description': name } }}
          sx={{ flex: '1 0 100%' }}
        />
      ) : (
        <Button
          data-scripted
          aria-label={t('addNote', { name })}
          onClick={() => setNoteOpen(true)}
          startIcon={<Add />}
          sx={{ minHeight: 40, displayPrint: 'none' }}
        >
          {t('note')}
        </Button>
      )}
    </Box>
  );
}

interface QuantityFieldProps extends LineFieldsProps {
  onChange: (quantity: number) => void;
}

/** What is typed stays in the field until it is a quantity; an empty field gets the last one back. */
function QuantityField({ line, name, onChange }: QuantityFieldProps) {
  const { t } = useTranslation('quotation');
  const { key, partId, quantity } = line;
  const hydrated = useHydrated();
  const field = quantityField(partId ?? key);
  const [typed, setTyped] = useState(useRenderedForm()?.values[field]);
  const isInvalid = !!typed && !isQuantity(Number(typed));
  const step = (by: number) => {
    setTyped(undefined);
    onChange(Math.min(Math.max(quantity + by, 1), MAX_QUANTITY));
  };
  const stepButton = (by: 1 | -1) => (
    <IconButton
      data-scripted
      aria-label={t(by > 0 ? 'more' : 'less', { name })}
      disabled={by > 0 ? quantity >= MAX_QUANTITY : quantity <= 1}
      onClick={() => step(by)}
      sx={{ width: 40, height: 40, displayPrint: 'none' }}
    >
      {by > 0 ? <Add aria-hidden /> : <Remove aria-hidden />}
    </IconButton>
  );
  return (
    <Box aria-live="polite" sx={{ display: 'flex', alignItems: 'flex-start', maxWidth: '100%' }}>
      {stepButton(-1)}
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
          if (isValid) onChange(Number(value));
        }}
        onBlur={() => typed === '' && setTyped(undefined)}
        slotProps={{
          input: {
            min: 1,
            max: MAX_QUANTITY,
            inputMode: 'numeric',
            // Without script the form of the list submits it.
            ...(!hydrated && { form: LIST_FORM_ID, name: field }),
            'aria-description': name,
          },
        }}
        sx={{ width: isInvalid ? 200 : 104 }}
      />
      {stepButton(1)}
    </Box>
  );
}
