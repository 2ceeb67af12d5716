import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { nanoid } from '@reduxjs/toolkit';
import { useRef, useState } from 'react';
import {
  type Inquiry,
  type InquiryEvent,
  ifMatch,
  isChanged,
  useAnswerInquiryMutation,
  useGetInquiryQuery,
} from '@/client/api';
import { ConfirmDialog } from '@/client/components/console/ConfirmDialog';
import type { SaveResult } from '@/client/components/console/ConsoleForm';
import { useTranslation } from '@/client/i18n/useTranslation';
import { TimelineEntry } from './TimelineEntry';

export interface AnswerValues {
  subject: string;
  answerText: string;
  attachments: File[];
}

interface Conflict {
  inquiry: Inquiry;
  /** What has happened since the form was opened. */
  events: readonly InquiryEvent[];
  decide: (isSent: boolean) => void;
}

/** Sends an answer, once; where others have written since, the dialog shows that first. */
export function useSendAnswer(inquiry: Inquiry) {
  const { t } = useTranslation('inquiryDesk');
  const { _id: id } = inquiry;
  const [answer] = useAnswerInquiryMutation();
  const { refetch } = useGetInquiryQuery({ id });
  const [conflict, setConflict] = useState<Conflict>();
  /** A repeated request returns what the first one has sent; another text is another request. */
  const request = useRef({ content: '', key: '' });

  const ask = (now: Inquiry) =>
    new Promise<boolean>((resolve) => {
      const seen = new Set(inquiry.events?.map(({ _id }) => _id));
      setConflict({
        inquiry: now,
        events: (now.events ?? []).filter(({ _id }) => !seen.has(_id)),
        decide: (isSent) => {
          setConflict(undefined);
          resolve(isSent);
        },
      });
    });

  const send = async (values: AnswerValues, from = inquiry): Promise<SaveResult<unknown>> => {
    const content = JSON.stringify(values, describeFile);
    if (request.current.content !== content) request.current = { content, key: nanoid() };
    const headers = { 'Idempotency-Key': request.current.key, ...ifMatch(from) };
    const { data, error } = await answer({ id, ...headers, answerForm: values });
    if (data) request.current = { content: '', key: '' };
    if (!isChanged(error)) return { data, error };
    const now = (await refetch()).data;
    if (!now || now.version === from.version) return { error };
    return (await ask(now)) ? send(values, now) : { failure: t('answer.notSent') };
  };

  const dialog = conflict && (
    <ConfirmDialog
      title={t('answer.conflict')}
      confirmText={t('answer.sendAnyway')}
      confirmColor="primary"
      cancelText={t('answer.back')}
      onConfirm={() => conflict.decide(true)}
      onCancel={() => conflict.decide(false)}
    >
      <Typography>{t('answer.conflictText')}</Typography>
      <List disablePadding sx={{ mt: 2 }}>
        {conflict.events.map((event) => (
          <TimelineEntry key={event._id} inquiry={conflict.inquiry} event={event} />
        ))}
      </List>
    </ConfirmDialog>
  );
  return [dialog, (values: AnswerValues) => send(values)] as const;
}

const describeFile = (_name: string, value: unknown) =>
  value instanceof File ? [value.name, value.size, value.lastModified] : value;
