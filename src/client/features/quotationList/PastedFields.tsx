import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import {
  choiceField,
  doubtfulField,
  LIST_FORM_ID,
  nameField,
  noteField,
  originalField,
  pastedKey,
  quantityField,
  REMOVE_FIELD,
  unitField,
} from '@/shared/quotationForm';
import { formatQuantity } from '@/shared/quotations';
import { CandidatePart } from './CandidatePart';
import { PastedItem } from './PastedItem';
import type { PastedRow } from './pastedRows';
import { QuantityFields } from './QuantityFields';

/** A pasted line as fields of the form of the list, without script: native ones show their state. */
export function PastedFields({ index, row }: { index: number; row: PastedRow }) {
  const { t } = useTranslation('pasteList');
  const { line, parts, state, choice, isLikely } = row;
  const { text, quantity, unit, note = '', original = text, others = [] } = line;
  const language = useLanguage();
  const key = pastedKey(index);
  const ofForm = (field: (key: string) => string) => ({ form: LIST_FORM_ID, name: field(key) });
  const isToChoose = state === 'choose';
  const fields = (
    <>
      <QuantityFields
        quantity={quantity}
        unit={unit}
        name={text}
        emptyText={t('noQuantity')}
        onChange={() => undefined}
        quantityOfForm={ofForm(quantityField)}
        unitOfForm={ofForm(unitField)}
      />
      {others.map((other, at) => (
        <Typography key={at} color="warning.dark" sx={{ py: 1 }}>
          {t('instead', { quantity: formatQuantity(other, language) || t('noQuantity') })}
        </Typography>
      ))}
      <FormControlLabel
        control={
          <NativeInput form={LIST_FORM_ID} name={REMOVE_FIELD} type="checkbox" value={key} />
        }
        label={t('withoutScript.skip')}
        sx={{ minHeight: 44, m: 0 }}
      />
    </>
  );
  return (
    <PastedItem line={line} state={state} fields={fields}>
      <input type="hidden" {...ofForm(nameField)} value={text} />
      <input type="hidden" {...ofForm(originalField)} value={original} />
      <input type="hidden" {...ofForm(noteField)} value={note} />
      {isToChoose && !isLikely && <input type="hidden" {...ofForm(doubtfulField)} value="1" />}
      <Box role="group" aria-label={t('part', { line: text })}>
        {parts.map((part) => (
          <CandidatePart
            key={part._id}
            part={part}
            control={
              <NativeInput
                {...ofForm(choiceField)}
                type={isToChoose ? 'radio' : 'checkbox'}
                value={part._id}
                defaultChecked={part._id === choice}
              />
            }
          />
        ))}
        {isToChoose && (
          <FormControlLabel
            control={<NativeInput {...ofForm(choiceField)} type="radio" value="" />}
            label={t('keep')}
            sx={{ minHeight: 44, m: 0, px: 1 }}
          />
        )}
      </Box>
    </PastedItem>
  );
}

const NativeInput = styled('input')(({ theme }) => ({
  flexShrink: 0,
  width: 20,
  height: 20,
  margin: theme.spacing(1.5),
  accentColor: theme.palette.secondary.main,
}));
