import Download from '@mui/icons-material/Download';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip, { type ChipProps } from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { type QuotationSummary, useWithdrawQuotationMutation } from '@/client/api';
import { ConfirmDialog } from '@/client/components/console/ConfirmDialog';
import { TitledPaper } from '@/client/components/console/PageHeader';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { useNotices } from '@/client/components/console/useFailure';
import { formatDateTime, formatDay } from '@/client/lib/formatDateTime';
import type { Currency, QuotationStatus } from '@/shared/quotations';
import { formatMoney } from '@/shared/quotationTotals';
import { useQuotationPdf } from './useQuotationPdf';

interface IssuedQuotationsProps {
  inquiryId: string;
  quotations: readonly QuotationSummary[];
}

const statusColors: Record<QuotationStatus, ChipProps['color']> = {
  open: 'primary',
  accepted: 'success',
  declined: 'warning',
  expired: 'warning',
  replaced: 'default',
  withdrawn: 'default',
};

/** What the buyer could still accept, or could accept before. */
const withdrawable: readonly QuotationStatus[] = ['open', 'declined', 'expired'];

/** The quotations that were issued for an inquiry; nothing as long as there are none. */
export function IssuedQuotations({ inquiryId, quotations }: IssuedQuotationsProps) {
  const { t } = useTranslation('quotations');
  const language = useLanguage();
  const download = useQuotationPdf(inquiryId);
  const { report } = useNotices();
  const [withdraw, { isLoading }] = useWithdrawQuotationMutation();
  const [withdrawing, setWithdrawing] = useState<string>();
  const confirm = async (number: string) => {
    const call = withdraw({ id: inquiryId, number });
    await report(call, t('withdraw.done', { number }), t('withdraw.failed'));
    setWithdrawing(undefined);
  };
  if (quotations.length === 0) return null;
  return (
    <TitledPaper title={t('issued.title')}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {quotations.map(
          ({ number, issuedAt, issuedBy, validUntil, total, currency, mail, status }) => (
            <Box
              component="li"
              key={number}
              sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}
            >
              <Typography sx={{ fontWeight: 600 }}>{number}</Typography>
              <Typography variant="body2" color="textSecondary" sx={{ flex: '1 1 14rem' }}>
                {t('issued.by', { time: formatDateTime(issuedAt, language), author: issuedBy })}
                {validUntil && ` · ${t('issued.valid', { day: formatDay(validUntil, language) })}`}
              </Typography>
              {status && (
                <Chip
                  size="small"
                  label={t(`issued.status.${status}`)}
                  color={statusColors[status]}
                />
              )}
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
              {status && withdrawable.includes(status) && (
                <Button
                  size="small"
                  color="error"
                  aria-label={t('withdraw.of', { number })}
                  onClick={() => setWithdrawing(number)}
                >
                  {t('withdraw.button')}
                </Button>
              )}
            </Box>
          ),
        )}
      </Box>
      {withdrawing !== undefined && (
        <ConfirmDialog
          title={t('withdraw.title', { number: withdrawing })}
          confirmText={t('withdraw.confirm')}
          busy={isLoading}
          onConfirm={() => void confirm(withdrawing)}
          onCancel={() => setWithdrawing(undefined)}
        >
          {t('withdraw.text')}
        </ConfirmDialog>
      )}
    </TitledPaper>
  );
}
