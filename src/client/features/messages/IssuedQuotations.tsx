import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import type { QuotationSummary } from '@/client/api';
import { TitledPaper } from '@/client/components/console/PageHeader';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { formatDateTime } from '@/client/lib/formatDateTime';

/** The quotations that the buyer has got, the last one first. */
export function IssuedQuotations({ quotations }: { quotations: readonly QuotationSummary[] }) {
  const { t } = useTranslation('inquiryDesk');
  const language = useLanguage();
  return (
    <TitledPaper title={t('quotations.title')}>
      <List disablePadding>
        {quotations.map(({ number, issuedAt, issuedBy, currency }) => (
          <ListItem key={number} disableGutters sx={{ borderTop: 1, borderColor: 'divider' }}>
            <ListItemText
              primary={number}
              secondary={[formatDateTime(issuedAt, language), issuedBy].filter(Boolean).join(' · ')}
            />
            {currency}
          </ListItem>
        ))}
      </List>
    </TitledPaper>
  );
}
