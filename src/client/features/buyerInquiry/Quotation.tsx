import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type BuyerInquiry, type QuotationStatus } from '@/client/api';
import { DescriptionList } from '@/client/components/DescriptionList';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { useConfig } from '@/client/lib/config';
import { formatDay } from '@/client/lib/formatDateTime';
import { companyDay } from '@/shared/quotations';
import { formatMoney } from '@/shared/quotationTotals';
import { PriceTable } from './PriceTable';

export type IssuedQuotation = BuyerInquiry['quotations'][number];

const COLORS: Partial<Record<QuotationStatus, 'success' | 'warning'>> = {
  open: 'success',
  accepted: 'success',
  expired: 'warning',
  withdrawn: 'warning',
};

interface QuotationProps {
  quotation: IssuedQuotation;
  token: string;
}

/** One version of the quotation with its prices and terms. */
export function Quotation({ quotation, token }: QuotationProps) {
  const { t } = useTranslation('buyerInquiry');
  const language = useLanguage();
  const { apiUrl } = useConfig();
  const { number, issuedAt, validUntil, currency, total, status, content } = quotation;
  const path = ['buyer-inquiries', token, 'quotations', number, 'pdf'].map(encodeURIComponent);
  const { introduction, payment, remarks, incoterm, place, lines = [] } = content ?? {};
  const unpriced = lines.filter(({ unitPrice }) => unitPrice === undefined).length;
  const rows = [
    { label: t('issued'), value: formatDay(companyDay(new Date(issuedAt)), language) },
    { label: t('validUntil'), value: validUntil && formatDay(validUntil, language) },
    { label: t('total'), value: formatMoney(total, currency, language) },
    { label: t('delivery'), value: incoterm && [incoterm, place].filter(Boolean).join(' ') },
  ];
  const terms = [
    { label: t('payment'), value: payment },
    { label: t('remarks'), value: remarks },
  ];
  return (
    <Paper variant="outlined" component={Stack} sx={{ gap: 2, p: { xs: 2, md: 3 } }}>
      <Stack direction="row" sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography variant="h3" sx={{ typography: 'h4' }}>
          {number}
        </Typography>
        {status && <Chip size="small" color={COLORS[status]} label={t(`status.${status}`)} />}
      </Stack>
      <DescriptionList
        rows={rows.filter(({ value }) => value)}
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 5, rowGap: 1, m: 0 }}
        labelSx={{ color: 'text.secondary', fontSize: '0.875rem' }}
        valueSx={{ m: 0, fontWeight: 600 }}
      />
      {introduction && <Typed>{introduction}</Typed>}
      {content && <PriceTable content={content} label={number} />}
      {unpriced > 0 && <Typography>{t('notPriced', { count: unpriced })}</Typography>}
      {terms.some(({ value }) => value) && (
        <DescriptionList
          rows={terms.filter(({ value }) => value)}
          sx={{ display: 'grid', gap: 1.5, m: 0 }}
          labelSx={{ color: 'text.secondary', fontSize: '0.875rem' }}
          valueSx={{ m: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}
        />
      )}
      <Button
        variant="outlined"
        size="large"
        href={[apiUrl, ...path].join('/')}
        sx={{ alignSelf: 'flex-start', displayPrint: 'none' }}
      >
        {t('pdf', { number })}
      </Button>
    </Paper>
  );
}

/** What somebody typed, in its own direction. */
export const Typed = ({ children }: { children: string }) => (
  <Typography dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
    {children}
  </Typography>
);
