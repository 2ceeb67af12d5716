import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { nanoid } from '@reduxjs/toolkit';
import { type SyntheticEvent, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { type QuotationDraft, usePreviewQuotationMutation } from '@/client/api';
import { saveOnCtrlEnter } from '@/client/components/console/ConsoleForm';
import { useNotices } from '@/client/components/console/useFailure';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { formatDateTime } from '@/client/lib/formatDateTime';
import { IssueDialog } from './IssueDialog';
import { PreviewDialog } from './PreviewDialog';
import { QuotationBar } from './QuotationBar';
import { QuotationConflict } from './QuotationConflict';
import { QuotationLines, type Undo } from './QuotationLines';
import { QuotationText, QuotationTerms } from './QuotationTerms';
import { useQuotationPdf } from './useQuotationPdf';
import { useQuotationEditor } from './useQuotationEditor';

interface QuotationEditorProps {
  inquiryId: string;
  /** What the form was filled from. */
  draft: QuotationDraft;
  /** As it was read last: parts may have changed since the form was filled. */
  current: QuotationDraft;
  onDiscarded: () => void;
}

export function QuotationEditor({ inquiryId, draft, current, onDiscarded }: QuotationEditorProps) {
  const { t } = useTranslation(['quotations', 'admin']);
  const language = useLanguage();
  const { showDone } = useNotices();
  const editor = useQuotationEditor(inquiryId, draft, onDiscarded);
  const { form, stored, question, failure, draftNotice, withSaved, readVersion, showError } =
    editor;
  const [undo, setUndo] = useState<Undo>();
  const [previewQuotation] = usePreviewQuotationMutation();
  const download = useQuotationPdf(inquiryId);
  const [preview, setPreview] = useState<string>();
  const [issued, setIssued] = useState<QuotationDraft>();
  const [keyOf, setKeyOf] = useState({ version: 0, key: '' });
  const { updatedAt, updatedBy = '' } = stored;

  const save = withSaved(() => showDone(t('save.done')), true);
  const showPreview = async ({ content }: QuotationDraft) => {
    const { data, error } = await previewQuotation({ id: inquiryId, quotationContent: content });
    showError(error, t('preview.failed'));
    // Browsers may block a tab that opens some seconds after the click.
    if (data && !window.open(data.href)) setPreview(data.href);
  };
  const openIssue = (saved: QuotationDraft) => {
    if (saved.version !== keyOf.version) setKeyOf({ version: saved.version, key: nanoid() });
    setIssued(saved);
  };
  const reject = (error: unknown) => {
    setIssued(undefined);
    showError(error, t('issue.failed'));
  };
  return (
    <FormProvider {...form}>
      <Box
        component="form"
        noValidate
        onSubmit={(event: SyntheticEvent<HTMLFormElement>) => void save(event)}
        onKeyDown={saveOnCtrlEnter}
      >
        {draftNotice}
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
          {updatedAt
            ? t('saved', { time: formatDateTime(updatedAt, language), author: updatedBy })
            : t('proposed')}
        </Typography>
        <QuotationTerms />
        <QuotationText field="introduction" />
        <Box sx={{ mt: 2.5 }}>
          <QuotationLines parts={current.parts} onUndoable={setUndo} />
        </Box>
        <QuotationText field="payment" />
        <QuotationText field="remarks" />
        <QuotationBar
          failure={failure}
          undo={undo}
          onUndone={() => setUndo(undefined)}
          busy={form.formState.isSubmitting}
          onPreview={() => void withSaved(showPreview)()}
          onIssue={() => void withSaved(openIssue)()}
        />
      </Box>
      {issued && (
        <IssueDialog
          inquiryId={inquiryId}
          draft={issued}
          idempotencyKey={keyOf.key}
          onIssued={({ number }, isSent) => {
            setIssued(undefined);
            setKeyOf({ version: 0, key: '' });
            void readVersion();
            if (!isSent) void download(number);
          }}
          onRejected={reject}
          onClose={() => setIssued(undefined)}
        />
      )}
      {preview && <PreviewDialog href={preview} onClose={() => setPreview(undefined)} />}
      {question?.kind === 'changed' && <QuotationConflict {...question} />}
    </FormProvider>
  );
}
