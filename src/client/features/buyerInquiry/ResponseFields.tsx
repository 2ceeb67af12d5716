import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { BuyerResponseType } from '@/client/api';
import { LabeledField, type LabeledFieldProps } from '@/client/components/LabeledField';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { changedField, RESPONSE_LENGTHS, responseTexts } from '@/shared/buyerResponses';
import { MAX_LENGTHS } from '@/shared/limits';
import { formatQuantity } from '@/shared/quotations';
import { formatMoney } from '@/shared/quotationTotals';
import type { IssuedQuotation } from './Quotation';

interface ResponseFieldsProps {
  type: BuyerResponseType;
  quotation?: IssuedQuotation;
  /** Name, first value and error of a field; without an error it has the help. */
  field: (name: string, maxLength: number, help?: string) => LabeledFieldProps;
}

export function ResponseFields({ type, quotation, field }: ResponseFieldsProps) {
  const { t } = useTranslation('buyerInquiry');
  return (
    <>
      {type === 'changeRequested' && quotation?.content && (
        <LineChanges quotation={quotation} field={field} />
      )}
      {responseTexts[type].map((name) => {
        const isText = name === 'responseText';
        const isRequired = type === 'question';
        const help = isRequired ? undefined : t('respond.optional');
        return (
          <LabeledField
            key={name}
            label={isText ? t(`respond.text.${type}`) : t(`respond.${name}`)}
            {...field(name, RESPONSE_LENGTHS[name], help)}
            required={isRequired}
            multiline={isText}
            minRows={isRequired ? 4 : 2}
          />
        );
      })}
    </>
  );
}

function LineChanges({ quotation, field }: Required<Omit<ResponseFieldsProps, 'type'>>) {
  const { t } = useTranslation('buyerInquiry');
  const language = useLanguage();
  const { content, currency } = quotation;
  return content?.lines.map((line, position) => {
    const { text, unitPrice } = line;
    const quantity = formatQuantity(line, language) || '–';
    const price = unitPrice ? formatMoney(unitPrice, currency, language) : t('noPrice');
    const number = (name: 'quantity' | 'targetPrice', now: string) =>
      field(changedField(name, position), 20, t('respond.now', { now }));
    return (
      <Stack
        key={position}
        component="fieldset"
        sx={{ gap: 2, m: 0, p: 0, minWidth: 0, border: 0 }}
      >
        <Typography component="legend" dir="auto" sx={{ p: 0, mb: 1.5, fontWeight: 600 }}>
          {t('respond.line', { number: position + 1, name: text })}
        </Typography>
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: { xs: '1fr 1fr', md: '1fr 1fr 2fr' },
          }}
        >
          <LabeledField
            label={t('quantity')}
            {...number('quantity', quantity)}
            inputMode="decimal"
          />
          <LabeledField
            label={t('respond.targetPrice')}
            {...number('targetPrice', price)}
            inputMode="decimal"
          />
          <LabeledField
            label={t('respond.note')}
            {...field(changedField('note', position), MAX_LENGTHS.line)}
            sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}
          />
        </Box>
      </Stack>
    );
  });
}
