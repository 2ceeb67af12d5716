import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import {
  type QuotationDraft,
  isChanged,
  useGetQuotationDraftQuery,
  usePreviewQuotationMutation,
} from '@/client/api';
import { ConsoleForm, Saving, saveOnCtrlEnter } from '@/client/components/console/ConsoleForm';
import { useNotices } from '@/client/components/console/useFailure';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { formatDateTime } from '@/client/lib/formatDateTime';
import { saveDownload } from '@/client/lib/saveDownload';
import { CopyQuotation } from './CopyQuotation';
import { IssueDialog } from './IssueDialog';
import { QuotationBar } from './QuotationBar';
import { QuotationConflict } from './QuotationConflict';
import { QuotationLines } from './QuotationLines';
import { QuotationTerms, QuotationText } from './QuotationTerms';
import { quotationValues, toContent } from './quotationValues';
import { useQuotationEditor } from './useQuotationEditor';

interface QuotationEditorProps {
  inquiryId: string;
  /** What the form was filled from. */
  draft: QuotationDraft;
  onDiscarded: () => void;
}

export function QuotationEditor({ inquiryId, draft, onDiscarded }: QuotationEditorProps) {
  const { t } = useTranslation('quotations');
  const language = useLanguage();
  const notices = useNotices();
  const [previewQuotation] = usePreviewQuotationMutation();
  const editor = useQuotationEditor(inquiryId, draft, onDiscarded);
  const { form, isSaving, stored, withSaved, reload, showFailure, setFailure } = editor;
  const [issuing, setIssuing] = useState<QuotationDraft>();
  const { version, updatedAt, updatedBy = '' } = stored;
  // A part may have been deleted since what was typed was stored in the tab.
  const { currentData } = useGetQuotationDraftQuery({ id: inquiryId });
  const { parts } = currentData?.version === version ? currentData : stored;

  const save = withSaved(() => notices.showDone(t('save.done')));
  const showPreview = async (saved: QuotationDraft) => {
    const quotationContent = toContent(quotationValues(saved));
    const { data, error } = await previewQuotation({ id: inquiryId, quotationContent });
    if (error) notices.showFailure(error, t('preview.failed'));
    // Browsers may block a tab that opens some seconds after the click.
    if (data && !window.open(data.href)) saveDownload(data.href, 'preview.pdf');
  };
  const endIssuing = async (error?: unknown) => {
    const isWrong = error !== undefined && !isChanged(error);
    if (!isWrong) {
      setFailure(error ? t('issue.changed') : undefined);
      await reload();
    }
    setIssuing(undefined);
    if (isWrong) showFailure(error);
  };
  return (
    <>
      <ConsoleForm form={{ ...form, submit: save }} onKeyDown={saveOnCtrlEnter}>
        {editor.draftNotice}
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
          {updatedAt
            ? t('saved', { time: formatDateTime(updatedAt, language), author: updatedBy })
            : t('proposed')}
        </Typography>
        {/* Until an issue has ended, after which the form is filled again. */}
        <Saving value={isSaving || issuing !== undefined}>
          <QuotationTerms />
          <QuotationText field="introduction" />
          <Box sx={{ mt: 2.5 }}>
            <QuotationLines
              inquiryId={inquiryId}
              parts={parts}
              actions={<CopyQuotation inquiryId={inquiryId} />}
            />
          </Box>
          <QuotationText field="payment" />
          <QuotationText field="remarks" />
        </Saving>
        <QuotationBar
          failure={editor.failure}
          onPreview={() => void withSaved(showPreview)()}
          onIssue={() => void withSaved(setIssuing)()}
        />
      </ConsoleForm>
      {issuing && (
        <IssueDialog
          inquiryId={inquiryId}
          draft={issuing}
          onEnd={endIssuing}
          onClose={() => setIssuing(undefined)}
        />
      )}
      {editor.question?.kind === 'changed' && <QuotationConflict {...editor.question} />}
    </>
  );
}
