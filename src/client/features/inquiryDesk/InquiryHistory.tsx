import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { type InquiryEvent, useAddInquiryNoteMutation } from '@/client/api';
import { BusyButton } from '@/client/components/console/BusyButton';
import { ConsoleForm, useConsoleForm } from '@/client/components/console/ConsoleForm';
import { FormText } from '@/client/components/console/FormField';
import { TitledPaper } from '@/client/components/console/PageHeader';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { formatDateTime } from '@/client/lib/formatDateTime';
import { longText } from '@/client/lib/longText';
import { inquiryStates } from '@/shared/inquiries';
import { MAX_LENGTHS } from '@/shared/limits';

interface InquiryHistoryProps {
  id: string;
  events: readonly InquiryEvent[];
}

/** Notes of admins and what has happened, the last one first, with a form for another note. */
export function InquiryHistory({ id, events }: InquiryHistoryProps) {
  const { t } = useTranslation('inquiryDesk');
  const language = useLanguage();
  return (
    <TitledPaper title={t('history.title')}>
      <NoteForm id={id} />
      <List disablePadding sx={{ mt: 2 }}>
        {events.toReversed().map((event) => (
          <ListItem
            key={event._id}
            disableGutters
            sx={{ display: 'block', borderTop: 1, borderColor: 'divider', py: 1.25 }}
          >
            <Typography variant="caption" component="div" color="textSecondary">
              <time dateTime={event.createdAt}>{formatDateTime(event.createdAt, language)}</time>
              {event.author && ` · ${event.author}`}
            </Typography>
            <EventText event={event} />
          </ListItem>
        ))}
      </List>
    </TitledPaper>
  );
}

function EventText({ event: { type, text = '' } }: { event: InquiryEvent }) {
  const { t } = useTranslation('inquiryDesk');
  if (type === 'note') {
    return (
      <Box dir="auto" sx={{ ...longText, whiteSpace: 'pre-wrap', mt: 0.5 }}>
        {text}
      </Box>
    );
  }
  const state = inquiryStates.find((candidate) => candidate === text);
  const texts: Partial<Record<string, string>> = {
    received: t('history.received'),
    state: t('history.state', { state: state ? t(`states.${state}`) : text }),
    assignee: text ? t('history.assignee', { email: text }) : t('history.unassigned'),
    spam: t(text === 'held' ? 'history.held' : 'history.released'),
    quotationIssued: t('history.quotationIssued', { number: text }),
    mailSent: text ? t('history.mailSent', { number: text }) : t('history.confirmationSent'),
    mailFailed: text ? t('history.mailFailed', { number: text }) : t('history.confirmationFailed'),
  };
  return <Typography variant="body2">{texts[type] ?? `${type} ${text}`}</Typography>;
}

const noNote = { noteText: '' };

/** What is typed is stored as a draft, so that a session that ends doesn't lose it. */
function NoteForm({ id }: { id: string }) {
  const { t } = useTranslation('inquiryDesk');
  const [addNote] = useAddInquiryNoteMutation();
  const form = useConsoleForm({
    defaultValues: noNote,
    onSave: async (inquiryNote) => addNote({ id, inquiryNote }),
    failed: t('history.noteFailed'),
    draft: { form: `inquiryNote:${id}` },
    focusAfterSave: 'noteText',
  });
  return (
    <ConsoleForm form={form}>
      {form.draftNotice}
      <FormText
        name="noteText"
        label={t('history.note')}
        help={t('history.noteHelp')}
        problem={form.failure}
        required={t('history.noteMissing')}
        maxLength={MAX_LENGTHS.paragraphs}
        multiline
        minRows={2}
        maxRows={12}
        htmlInput={{ dir: 'auto' }}
      />
      <BusyButton
        type="submit"
        variant="outlined"
        busy={form.formState.isSubmitting}
        sx={{ mt: 1.5, minHeight: 40 }}
      >
        {t('history.add')}
      </BusyButton>
    </ConsoleForm>
  );
}
