import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type BuyerResponse, useGetQuotationQuery } from '@/client/api';
import { DescriptionList } from '@/client/components/DescriptionList';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { longText } from '@/client/lib/longText';
import { formatQuantity } from '@/shared/quotations';
import { paths } from '@/shared/siteMap';
import { joined } from '@/shared/isolate';

interface BuyerResponseDetailsProps {
  inquiryId: string;
  response: BuyerResponse;
}

/** What a buyer has ordered, or wants changed line by line. */
export function BuyerResponseDetails({ inquiryId, response }: BuyerResponseDetailsProps) {
  const { t } = useTranslation('inquiryDesk');
  const language = useLanguage();
  const { type, quotationNumber: number = '', orderNumber, deliveryAddress, lines = [] } = response;
  const isAboutLines = type === 'accepted' || lines.length > 0;
  const { data: quotation } = useGetQuotationQuery({ number }, { skip: !isAboutLines || !number });
  const quoted = quotation?.content.lines ?? [];
  const currency = quotation?.currency ?? '';
  const accepted = type === 'accepted' ? quoted : [];
  const rows = [
    ...accepted.map((line, index) => ({
      label: `${index + 1}. ${line.text}`,
      value: formatQuantity(line, language),
    })),
    ...lines.map(({ position, quantity, targetPrice, note }) => ({
      label: `${position + 1}. ${quoted[position]?.text ?? ''}`,
      value: joined([
        quantity !== undefined &&
          t('response.quantity', {
            quantity: formatQuantity({ ...quoted[position], quantity }, language),
          }),
        targetPrice && t('response.targetPrice', { price: `${currency} ${targetPrice}`.trim() }),
        note,
      ]),
    })),
    { label: t('response.orderNumber'), value: orderNumber },
    { label: t('response.deliveryAddress'), value: deliveryAddress },
  ].filter(({ value }) => value);
  return (
    <Box sx={{ mt: 0.5 }}>
      {rows.length > 0 && (
        <DescriptionList
          rows={rows}
          sx={{ ...longText, typography: 'body2' }}
          rowSx={{
            display: 'grid',
            gridTemplateColumns: { xs: '1fr', sm: '1fr 2fr' },
            columnGap: 2,
            py: 0.25,
          }}
          labelSx={{ color: 'text.secondary' }}
        />
      )}
      {type === 'changeRequested' && (
        <Button href={paths.inquiryQuotation(inquiryId)} variant="outlined" sx={{ mt: 1 }}>
          {t('response.revise')}
        </Button>
      )}
    </Box>
  );
}
