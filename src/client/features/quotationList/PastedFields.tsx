import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { type SparePart, langOf } from '@/client/api';
import { LabeledField } from '@/client/components/LabeledField';
import { UploadedImage } from '@/client/components/UploadedImage';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { formatQuantity } from '@/shared/quotations';
import { MAX_LENGTHS } from '@/shared/limits';
import type { PastedLine } from '@/shared/pastedList';
import {
  choiceField,
  LIST_FORM_ID,
  nameField,
  noteField,
  originalField,
  pastedKey,
  quantityField,
  REMOVE_FIELD,
  unitField,
} from '@/shared/quotationForm';

interface PastedFieldsProps {
  index: number;
  line: PastedLine;
  parts: readonly SparePart[];
  /** The line has the number of its only part, which is chosen then. */
  isSure: boolean;
}

/** A pasted line as fields of the form of the list, without script: native ones show their state. */
export function PastedFields({ index, line, parts, isSure }: PastedFieldsProps) {
  const { t } = useTranslation(['pasteList', 'quotation']);
  const { text, quantity, unit = '', note, original = text, others = [] } = line;
  const language = useLanguage();
  const key = pastedKey(index);
  const ofForm = (name: string) => ({ form: LIST_FORM_ID, name });
  const radio = { ...ofForm(choiceField(key)), type: 'radio' };
  return (
    <Box component="li" sx={{ py: 2, borderTop: 1, borderColor: 'divider', minWidth: 0 }}>
      <Box role="group" aria-label={text}>
        <Typography dir="auto" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {text}
        </Typography>
        {note && (
          <Typography variant="body2" color="textSecondary" dir="auto">
            {note}
          </Typography>
        )}
        <input type="hidden" {...ofForm(nameField(key))} value={text} />
        <input type="hidden" {...ofForm(originalField(key))} value={original} />
        {note && <input type="hidden" {...ofForm(noteField(key))} value={note} />}
        {parts.length === 0 ? (
          <Typography variant="body2" color="textSecondary">
            {t('quotation:freeText')}
          </Typography>
        ) : (
          <>
            {parts.map((part) => (
              <Choice key={part._id}>
                <input {...radio} value={part._id} defaultChecked={isSure} />
                {part.image && (
                  <UploadedImage
                    file={part.image}
                    imageSizes={part.imageSizes}
                    alt=""
                    width={64}
                    height={48}
                  />
                )}
                <Box
                  component="span"
                  dir="auto"
                  lang={langOf(part)}
                  sx={{ overflowWrap: 'anywhere' }}
                >
                  {[part.partNumber, part.name].filter(Boolean).join(' · ')}
                </Box>
              </Choice>
            ))}
            <Choice>
              <input {...radio} value="" defaultChecked={!isSure} />
              <span>{t('withoutScript.asText')}</span>
            </Choice>
          </>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1, mt: 1.5 }}>
          <LabeledField
            size="small"
            label={t('quotation:quantity')}
            defaultValue={quantity}
            helperText={
              quantity === undefined
                ? t('noQuantity')
                : others
                    .map((other) => t('instead', { quantity: formatQuantity(other, language) }))
                    .join(' ')
            }
            slotProps={{
              input: {
                ...ofForm(quantityField(key)),
                inputMode: 'decimal',
                'aria-description': text,
              },
            }}
            sx={{ width: 140 }}
          />
          <LabeledField
            size="small"
            label={t('quotation:unit')}
            defaultValue={unit}
            slotProps={{
              input: {
                ...ofForm(unitField(key)),
                maxLength: MAX_LENGTHS.unit,
                'aria-description': text,
              },
            }}
            sx={{ width: 100 }}
          />
          <Choice>
            <input {...ofForm(REMOVE_FIELD)} type="checkbox" value={key} />
            <span>{t('withoutScript.leaveOut')}</span>
          </Choice>
        </Box>
      </Box>
    </Box>
  );
}

const Choice = styled('label')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  minHeight: 44,
  cursor: 'pointer',
  '& input': {
    flexShrink: 0,
    width: 20,
    height: 20,
    margin: 0,
    accentColor: theme.palette.secondary.main,
  },
}));
