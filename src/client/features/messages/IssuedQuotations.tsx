import Chip, { type ChipProps } from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import type { QuotationMail, QuotationSummary } from '@/client/api';
import { TitledPaper } from '@/client/components/console/PageHeader';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { formatDateTime } from '@/client/lib/formatDateTime';
import type { Currency } from '@/shared/quotations';
import { formatMoney } from '@/shared/quotationTotals';

const mailColors: Record<QuotationMail, ChipProps['color']> = {
  waiting: 'default',
  sent: 'success',
  failed: 'error',
};

/** The quotations that the buyer has got, the last one first. */
export function IssuedQuotations({ quotations }: { quotations: readonly QuotationSummary[] }) {
  const { t } = useTranslation('inquiryDesk');
  const language = useLanguage();
  return (
    <TitledPaper title={t('quotations.title')}>
      <List disablePadding>
        {quotations.map(({ number, issuedAt, issuedBy, currency, total, mail }) => (
          <ListItem
            key={number}
            disableGutters
            sx={{ flexWrap: 'wrap', columnGap: 2, borderTop: 1, borderColor: 'divider' }}
          >
            <ListItemText
              primary={number}
              secondary={`${formatDateTime(issuedAt, language)} · ${issuedBy}`}
              slotProps={{ primary: { sx: { fontWeight: 600 } } }}
              sx={{ flexBasis: '14rem' }}
            />
            {mail && (
              <Chip
                size="small"
                variant="outlined"
                color={mailColors[mail]}
                label={t(`quotations.mail.${mail}`)}
              />
            )}
            <Typography sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
              {formatMoney(total, currency as Currency, language)}
            </Typography>
          </ListItem>
        ))}
      </List>
    </TitledPaper>
  );
}
