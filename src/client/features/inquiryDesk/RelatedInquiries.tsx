import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import type { InquirySummary } from '@/client/api';
import { TitledPaper } from '@/client/components/console/PageHeader';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { formatAge } from '@/client/lib/formatDateTime';
import { paths } from '@/shared/siteMap';
import { joined } from '@/shared/isolate';
import { MessageState } from './MessageState';

/** Links to the inquiries of the same sender before and after this one. */
export function RelatedLinks(beside: { earlier?: InquirySummary; later?: InquirySummary }) {
  const { t } = useTranslation('inquiryDesk');
  return (
    <Stack direction="row" spacing={3} sx={{ flexWrap: 'wrap', mb: 1, '&:empty': { mb: 0 } }}>
      {(['earlier', 'later'] as const).map((side) => {
        const other = beside[side];
        return (
          other && (
            <Link key={side} href={paths.inquiry(other._id)} sx={{ py: 1.25 }}>
              {t(`related.${side}`, { reference: other.reference })}
            </Link>
          )
        );
      })}
    </Stack>
  );
}

/** Other inquiries of the same company, newest first. */
export function RelatedInquiries({ inquiries }: { inquiries: readonly InquirySummary[] }) {
  const { t } = useTranslation('inquiryDesk');
  const language = useLanguage();
  return (
    <TitledPaper title={t('related.title')}>
      <List disablePadding>
        {inquiries.map((inquiry) => (
          <ListItem
            key={inquiry._id}
            disableGutters
            secondaryAction={<MessageState message={inquiry} size="small" />}
            sx={{ borderTop: 1, borderColor: 'divider', '& .MuiListItemText-root': { mr: 8 } }}
          >
            <ListItemText
              primary={
                <Link
                  href={paths.inquiry(inquiry._id)}
                  sx={{ display: 'inline-block', py: { xs: 1.25, md: 0 } }}
                >
                  {inquiry.reference}
                </Link>
              }
              secondary={joined([
                inquiry.name,
                t('lines.number', { count: inquiry.lineCount ?? 0 }),
                formatAge(inquiry.createdAt, language),
              ])}
            />
          </ListItem>
        ))}
      </List>
    </TitledPaper>
  );
}
