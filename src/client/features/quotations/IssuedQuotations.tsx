import Download from '@mui/icons-material/Download';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import type { QuotationSummary } from '@/client/api';
import { TitledPaper } from '@/client/components/console/PageHeader';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { formatDateTime } from '@/client/lib/formatDateTime';
import type { Currency } from '@/shared/quotations';
import { formatMoney } from '@/shared/quotationTotals';
import { useQuotationPdf } from './useQuotationPdf';

interface IssuedQuotationsProps {
  inquiryId: string;
  quotations: readonly QuotationSummary[];
}

/** The quotations that were issued for an inquiry; nothing as long as there are none. */
export function IssuedQuotations({ inquiryId, quotations }: IssuedQuotationsProps) {
  const { t } = useTranslation('quotations');
  const language = useLanguage();
  const download = useQuotationPdf(inquiryId);
  if (quotations.length === 0) return null;
  return (
    <TitledPaper title={t('issued.title')}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {quotations.map(({ number, issuedAt, issuedBy, total, currency, mail }) => (
          <Box
            component="li"
            key={number}
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}
          >
            <Typography sx={{ fontWeight: 600 }}>{number}</Typography>
            <Typography variant="body2" color="textSecondary" sx={{ flex: '1 1 14rem' }}>
              {t('issued.by', { time: formatDateTime(issuedAt, language), author: issuedBy })}
            </Typography>
            {mail && (
              <Chip
                size="small"
                label={t(`issued.mail.${mail}`)}
                color={mail === 'failed' ? 'error' : 'default'}
              />
            )}
            <Typography sx={{ fontWeight: 600 }}>
              {formatMoney(total, currency as Currency, language)}
            </Typography>
            <Button
              size="small"
              startIcon={<Download />}
              aria-label={t('issued.pdfOf', { number })}
              onClick={() => void download(number)}
            >
              {t('issued.pdf')}
            </Button>
          </Box>
        ))}
      </Box>
    </TitledPaper>
  );
}
