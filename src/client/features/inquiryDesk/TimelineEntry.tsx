import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { Inquiry, InquiryEvent } from '@/client/api';
import { BusyButton } from '@/client/components/console/BusyButton';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { formatDateTime } from '@/client/lib/formatDateTime';
import { longText } from '@/client/lib/longText';
import { inquiryStates } from '@/shared/inquiries';
import { isolated } from '@/shared/isolate';
import { BuyerResponseDetails } from './BuyerResponseDetails';
import { InquiryFiles } from './InquiryFiles';

interface TimelineEntryProps {
  inquiry: Inquiry;
  event: InquiryEvent;
  /** Of an acceptance that the company has not confirmed. */
  confirm?: { busy: boolean; onClick: () => void };
}

/** What buyers and the company have written; all others are one line. */
const written: readonly string[] = ['note', 'answer', 'reply'];
const byBuyer: readonly string[] = [
  'received',
  'reply',
  'accepted',
  'changeRequested',
  'question',
  'declined',
];

/** One thing that was written or has happened. */
export function TimelineEntry({ inquiry, event, confirm }: TimelineEntryProps) {
  const { t } = useTranslation(['inquiryDesk', 'quotations']);
  const language = useLanguage();
  const { type, createdAt, author, subject, mail, files = [], response } = event;
  const own = type === 'received' ? inquiry.inquiryDetails : undefined;
  const text = written.includes(type) || response ? event.text : own;
  return (
    <ListItem
      disableGutters
      sx={[
        { display: 'block', borderTop: 1, borderColor: 'divider', py: 1.25 },
        byBuyer.includes(type) && { borderLeft: 4, borderLeftColor: 'secondary.main', pl: 1.5 },
        type === 'answer' && { borderLeft: 4, borderLeftColor: 'primary.main', pl: 1.5 },
      ]}
    >
      <Typography variant="caption" component="div" color="textSecondary">
        <time dateTime={createdAt}>{formatDateTime(createdAt, language)}</time>
        {author && ` · ${isolated(author)}`}
      </Typography>
      <Stack direction="row" spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography variant="body2" sx={text || response ? { fontWeight: 600 } : undefined}>
          <EventText event={event} />
        </Typography>
        {mail && (
          <Chip
            size="small"
            label={t(`quotations:issued.mail.${mail}`)}
            color={mail === 'failed' ? 'error' : 'default'}
          />
        )}
      </Stack>
      {subject && (
        <Typography dir="auto" variant="body2" sx={{ ...longText, mt: 0.5 }}>
          {type === 'state' ? t('history.reason', { reason: subject }) : subject}
        </Typography>
      )}
      {text && (
        <Box dir="auto" sx={{ ...longText, whiteSpace: 'pre-wrap', mt: 0.5, maxWidth: '75ch' }}>
          {text}
        </Box>
      )}
      {response && <BuyerResponseDetails inquiryId={inquiry._id} response={response} />}
      {files.length > 0 && <InquiryFiles id={inquiry._id} files={files} />}
      {confirm && (
        <BusyButton
          variant="contained"
          busy={confirm.busy}
          onClick={confirm.onClick}
          sx={{ mt: 1, minHeight: 40 }}
        >
          {t('confirmOrder')}
        </BusyButton>
      )}
    </ListItem>
  );
}

function EventText({ event: { type, text = '', response } }: { event: InquiryEvent }) {
  const { t } = useTranslation('inquiryDesk');
  const state = inquiryStates.find((candidate) => candidate === text);
  const number = response?.quotationNumber ?? '';
  const texts: Record<string, string> = {
    received: t('history.received'),
    state: t('history.state', { state: state ? t(`states.${state}`) : text }),
    assignee: text ? t('history.assignee', { email: text }) : t('history.unassigned'),
    spam: t(text === 'held' ? 'history.held' : 'history.released'),
    quotationIssued: t('history.quotationIssued', { number: text }),
    quotationWithdrawn: t('history.quotationWithdrawn', { number: text }),
    mailSent: text ? t('history.mailSent', { number: text }) : t('history.confirmationSent'),
    mailFailed: text ? t('history.mailFailed', { number: text }) : t('history.confirmationFailed'),
    note: t('history.note'),
    answer: t('history.answer'),
    reply: t('history.reply'),
    accepted: t('history.accepted', { number }),
    changeRequested: t('history.changeRequested', { number }),
    question: t('history.question'),
    declined: t('history.declined', { number }),
  };
  return texts[type] ?? `${type} ${text}`;
}
