import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { type ReactNode, useRef, useState } from 'react';
import {
  type Inquiry,
  ifMatch,
  useAddBuyerReplyMutation,
  useAddInquiryNoteMutation,
  useUpdateInquiryMutation,
} from '@/client/api';
import { readDraft } from '@/client/components/console/formDraft';
import { TitledPaper } from '@/client/components/console/PageHeader';
import { useNotices } from '@/client/components/console/useFailure';
import { useTranslation } from '@/client/i18n/useTranslation';
import { AnswerForm, type AnswerFormHandle } from './AnswerForm';
import { EntryForm } from './EntryForm';
import { TimelineEntry } from './TimelineEntry';

const kinds = ['answer', 'reply', 'note'] as const;
type Kind = (typeof kinds)[number];

const draftOf = (kind: Kind, id: string) => `inquiry:${kind}:${id}`;

/** All that was written and has happened, in order, and below it the forms for what comes next. */
export function InquiryTimeline({ inquiry }: { inquiry: Inquiry }) {
  const { t } = useTranslation(['inquiryDesk', 'messages']);
  const { _id: id, events = [], sendTo, state, email, phone = '' } = inquiry;
  const obstacle = inquiry.spam ? 'held' : email ? 'noMail' : 'noEmail';
  const { showDone, showFailure } = useNotices();
  const [addNote] = useAddInquiryNoteMutation();
  const [addReply] = useAddBuyerReplyMutation();
  const [update, { isLoading: isConfirming }] = useUpdateInquiryMutation();
  const answer = useRef<AnswerFormHandle>(null);
  const [kind, setKind] = useState<Kind>(
    () =>
      kinds.find((candidate) => readDraft(draftOf(candidate, id)) !== undefined) ??
      (sendTo ? 'answer' : 'note'),
  );

  const confirmOrder = async () => {
    const { data, error } = await update({
      id,
      ...ifMatch(inquiry),
      inquiryChanges: { state: 'won' },
    });
    if (error) return showFailure(error, t('messages:markFailed'));
    showDone(t('orderConfirmed'), data.change);
    if (!sendTo) return;
    setKind('answer');
    answer.current?.startOrderConfirmation();
  };

  const forms: Record<Kind, ReactNode> = {
    answer:
      sendTo && !inquiry.spam ? (
        <AnswerForm ref={answer} inquiry={inquiry} draft={draftOf('answer', id)} />
      ) : (
        <Alert severity="info">{t(`answer.${obstacle}`, { email, phone })}</Alert>
      ),
    reply: (
      <EntryForm
        name="reply"
        draft={draftOf('reply', id)}
        onSave={(replyText) => addReply({ id, replyForm: { replyText } })}
      />
    ),
    note: (
      <EntryForm
        name="note"
        draft={draftOf('note', id)}
        onSave={(noteText) => addNote({ id, inquiryNote: { noteText } })}
      />
    ),
  };
  return (
    <TitledPaper title={t('history.title')}>
      <List disablePadding sx={{ mb: 2 }}>
        {events.map((event) => (
          <TimelineEntry
            key={event._id}
            inquiry={inquiry}
            event={event}
            // The last acceptance, until it is confirmed.
            confirm={
              event === events.findLast(({ type }) => type === 'accepted') &&
              state !== 'won' &&
              state !== 'lost'
                ? { busy: isConfirming, onClick: () => void confirmOrder() }
                : undefined
            }
          />
        ))}
      </List>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label={t('write.label')}
        value={kind}
        onChange={(_event, chosen: Kind | null) => chosen && setKind(chosen)}
        sx={{ mb: 2, flexWrap: 'wrap' }}
      >
        {kinds.map((option) => (
          <ToggleButton key={option} value={option} sx={{ minHeight: 40 }}>
            {t(`write.${option}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {/* Hidden ones hold what is typed into them. */}
      {kinds.map((option) => (
        <Box key={option} hidden={option !== kind}>
          {forms[option]}
        </Box>
      ))}
    </TitledPaper>
  );
}
