import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useListQuotationsQuery } from '@/client/api';
import { TitledPaper } from '@/client/components/console/PageHeader';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { formatDateTime } from '@/client/lib/formatDateTime';
import type { Currency } from '@/shared/quotations';
import { formatMoney } from '@/shared/quotationTotals';

/** The quotations that were issued for an inquiry; nothing as long as there are none. */
export function IssuedQuotations({ inquiryId }: { inquiryId: string }) {
  const { t } = useTranslation('quotations');
  const language = useLanguage();
  const { data = [] } = useListQuotationsQuery(
    { id: inquiryId },
    { refetchOnMountOrArgChange: true },
  );
  if (data.length === 0) return null;
  return (
    <Box sx={{ mb: 2.5 }}>
      <TitledPaper title={t('issued.title')}>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
          {data.map(({ number, issuedAt, issuedBy, total, currency, mail }) => (
            <Box
              component="li"
              key={number}
              sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}
            >
              <Typography sx={{ fontWeight: 600 }}>{number}</Typography>
              <Typography>{formatMoney(total, currency as Currency, language)}</Typography>
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
            </Box>
          ))}
        </Box>
      </TitledPaper>
    </Box>
  );
}
