import AttachFile from '@mui/icons-material/AttachFile';
import Alert from '@mui/material/Alert';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { nanoid } from '@reduxjs/toolkit';
import { type Ref, useImperativeHandle, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import {
  type Inquiry,
  ifMatch,
  isChanged,
  useAnswerInquiryMutation,
  useGetInquiryQuery,
} from '@/client/api';
import { BusyButton } from '@/client/components/console/BusyButton';
import { ConsoleForm, useConsoleForm } from '@/client/components/console/ConsoleForm';
import { FileInput } from '@/client/components/console/FileInput';
import { FormText } from '@/client/components/console/FormField';
import { InsertTemplate, useTemplates } from '@/client/components/console/InsertTemplate';
import { useFileChoice } from '@/client/components/fileChoice';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { findImageProblem } from '@/client/lib/imageFile';
import { findPdfProblem } from '@/client/lib/pdfFile';
import { IMAGE_TYPES } from '@/shared/imageTypes';
import { answerSubjects } from '@/shared/inquiries';
import { languageName } from '@/shared/language';
import { MAX_ATTACHMENTS, MAX_IMAGE_MIB, MAX_LENGTHS } from '@/shared/limits';
import { isBlank } from '@/shared/texts';

interface AnswerValues {
  subject: string;
  answerText: string;
  attachments: File[];
}

export interface AnswerFormHandle {
  /** Puts the text that confirms an order into the form, unless something is written there. */
  startOrderConfirmation: () => void;
}

interface AnswerFormProps {
  ref: Ref<AnswerFormHandle>;
  inquiry: Inquiry;
  /** Names the draft. */
  draft: string;
}

const ACCEPT = [...Object.keys(IMAGE_TYPES), 'application/pdf'].join(',');

const findProblem = async (file: File) => {
  const problem = await findPdfProblem(file, MAX_IMAGE_MIB);
  return problem === 'notPdf' ? findImageProblem(file) : problem;
};

/** An e-mail to the buyer, in the buyer's language. */
export function AnswerForm({ ref, inquiry, draft }: AnswerFormProps) {
  const { t } = useTranslation('inquiryDesk');
  const own = useLanguage();
  const { name, reference, sendTo = '', quotations = [], language = 'en' } = inquiry;
  const send = useSendAnswer(inquiry);
  const templates = useTemplates(['answer', 'orderConfirmation'], language);
  const form = useConsoleForm<AnswerValues>({
    defaultValues: {
      subject: answerSubjects[language](reference),
      answerText: '',
      attachments: [],
    },
    onSave: send,
    failed: t('answer.failed'),
    done: () => t('answer.sent'),
    draft: {
      form: draft,
      filesIn: ({ attachments }) => attachments,
      storable: (values) => ({ ...values, attachments: [] }),
    },
    focusAfterSave: 'answerText',
  });
  const { getValues, setValue, setFocus } = form;
  const attachments = useWatch({ control: form.control, name: 'attachments' });
  const { choose, problems, clearProblems } = useFileChoice({
    limit: MAX_ATTACHMENTS,
    findProblem,
    problemText: (problem, values) => t(`answer.problems.${problem}`, values),
  });

  const insert = (template: string) => {
    const values = { name, reference, quotation: quotations[0]?.number ?? '' };
    const filled = template.replace(/\{(name|reference|quotation)\}/g, (_all, key: string) => {
      return values[key as keyof typeof values];
    });
    const joined = [getValues('answerText').trim(), filled].filter(Boolean).join('\n\n');
    setValue('answerText', joined, { shouldDirty: true, shouldValidate: true });
    setFocus('answerText');
  };
  const attach = (files: File[]) => setValue('attachments', files, { shouldDirty: true });
  useImperativeHandle(ref, () => ({
    startOrderConfirmation: () => {
      const text = templates.find(({ field }) => field === 'orderConfirmation')?.text;
      if (text && isBlank(getValues('answerText'))) insert(text);
    },
  }));

  return (
    <ConsoleForm form={form} sx={{ display: 'grid', gap: 1.5 }}>
      {form.draftNotice}
      <Typography variant="body2" color="textSecondary">
        {t('answer.to', { email: sendTo, language: languageName(language, own) })}
      </Typography>
      <FormText<AnswerValues>
        name="subject"
        label={t('answer.subject')}
        required={t('history.missing')}
        maxLength={MAX_LENGTHS.name}
        htmlInput={{ dir: 'auto' }}
      />
      <InsertTemplate into={t('answer.text')} templates={templates} onInsert={insert} />
      <FormText<AnswerValues>
        name="answerText"
        label={t('answer.text')}
        help={t('answer.help')}
        required={t('history.missing')}
        maxLength={MAX_LENGTHS.paragraphs}
        multiline
        minRows={5}
        maxRows={20}
        htmlInput={{ dir: 'auto' }}
      />
      <FileInput
        label={t('answer.attach')}
        buttonText={t('answer.attach')}
        startIcon={<AttachFile />}
        accept={ACCEPT}
        multiple
        hints={[t('answer.attachHint', { limit: MAX_ATTACHMENTS, mib: MAX_IMAGE_MIB })]}
        problems={problems}
        onChoose={async (files) => {
          const valid = await choose(files, MAX_ATTACHMENTS - attachments.length);
          attach([...getValues('attachments'), ...valid]);
        }}
      />
      {attachments.length > 0 && (
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          {attachments.map((file, index) => (
            <Chip
              key={index}
              label={<span dir="auto">{file.name}</span>}
              disabled={form.formState.isSubmitting}
              onDelete={() => {
                clearProblems();
                attach(attachments.filter((other) => other !== file));
              }}
              sx={{ height: 40, maxWidth: '100%' }}
            />
          ))}
        </Stack>
      )}
      {form.failure && <Alert severity="error">{form.failure}</Alert>}
      <BusyButton
        type="submit"
        variant="contained"
        busy={form.formState.isSubmitting}
        sx={{ minHeight: 40, justifySelf: 'start' }}
      >
        {t('answer.send')}
      </BusyButton>
    </ConsoleForm>
  );
}

/** Sends an answer once; where something has been added to the inquiry, that is shown first. */
function useSendAnswer(inquiry: Inquiry) {
  const { t } = useTranslation('inquiryDesk');
  const { _id: id, version } = inquiry;
  const [answer] = useAnswerInquiryMutation();
  const { refetch } = useGetInquiryQuery({ id });
  /** A repeated request returns what the first one has sent; another text is another request. */
  const request = useRef({ content: '', key: '' });

  return async (answerForm: AnswerValues) => {
    const content = JSON.stringify(answerForm, describeFile);
    if (request.current.content !== content) request.current = { content, key: nanoid() };
    const headers = { 'Idempotency-Key': request.current.key, ...ifMatch(inquiry) };
    const { data, error } = await answer({ id, ...headers, answerForm });
    if (data) request.current = { content: '', key: '' };
    const now = isChanged(error) ? (await refetch()).data : undefined;
    return now && now.version !== version ? { failure: t('answer.changed') } : { data, error };
  };
}

const describeFile = (_name: string, value: unknown) =>
  value instanceof File ? [value.name, value.size, value.lastModified] : value;
