import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useDispatch } from 'react-redux';
import { LabeledField } from '@/client/components/LabeledField';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { useRenderedForm } from '@/client/lib/renderedForm';
import { useHydrated } from '@/client/lib/useHydrated';
import { MAX_LENGTHS } from '@/shared/limits';
import {
  doubtfulField,
  LIST_FORM_ID,
  nameField,
  noteField,
  originalField,
  quantityField,
  unitField,
} from '@/shared/quotationForm';
import { formatQuantity } from '@/shared/quotations';
import { isolated } from '@/shared/isolate';
import { QuantityFields } from './QuantityFields';
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
  const language = useLanguage();
  const { key, partId, quantity, unit, note = '' } = line;
  const hydrated = useHydrated();
  /** Without script the form of the list submits the fields of its parts. */
  const ofForm = (field: (partId: string) => string) =>
    hydrated ? undefined : { form: LIST_FORM_ID, name: field(partId ?? key) };
  const change = (changed: Partial<ListLine>) => dispatch(lineChanged({ key, ...changed }));
  return (
    <Box sx={{ gridArea: 'fields' }}>
      {!hydrated && <input type="hidden" {...ofForm(nameField)} value={name} />}
      {!hydrated && line.original && (
        <input type="hidden" {...ofForm(originalField)} value={line.original} />
      )}
      {!hydrated && line.doubtful && <input type="hidden" {...ofForm(doubtfulField)} value="1" />}
      <Typography sx={{ display: 'none', displayPrint: 'block', overflowWrap: 'anywhere' }}>
        {formatQuantity({ quantity, unit }, language) || t('noQuantity')}
        {note && ` · ${isolated(note)}`}
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
        <QuantityFields
          quantity={quantity}
          unit={unit}
          name={name}
          emptyText={t('noQuantity')}
          submitted={useRenderedForm()?.values[quantityField(partId ?? key)]}
          onChange={change}
          quantityOfForm={ofForm(quantityField)}
          unitOfForm={ofForm(unitField)}
        />
        <LabeledField
          size="small"
          label={t('note')}
          value={note}
          onChange={({ target }) => change({ note: target.value || undefined })}
          slotProps={{
            input: {
              ...ofForm(noteField),
              dir: 'auto',
              maxLength: MAX_LENGTHS.line,
              'aria-description': name,
            },
          }}
          sx={{ flex: '1 1 130px' }}
        />
      </Box>
    </Box>
  );
}
