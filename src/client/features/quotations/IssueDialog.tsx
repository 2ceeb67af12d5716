import Alert from '@mui/material/Alert';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { nanoid } from '@reduxjs/toolkit';
import { useState } from 'react';
import {
  type QuotationDraft,
  errorField,
  ifMatch,
  isChanged,
  useGetInquiryQuery,
  useIssueQuotationMutation,
} from '@/client/api';
import { FormDialog } from '@/client/components/console/FormDialog';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { formatDay } from '@/client/lib/formatDateTime';
import { countUnpriced, formatMoney, quotationTotal } from '@/shared/quotationTotals';
import { useQuotationPdf } from './useQuotationPdf';

interface IssueDialogProps {
  inquiryId: string;
  /** What is issued. */
  draft: QuotationDraft;
  /** It is issued, or cannot be as it is: another version is stored, or a field is wrong. */
  onEnd: (error?: unknown) => Promise<void>;
  onClose: () => void;
}

export function IssueDialog({ inquiryId, draft, onEnd, onClose }: IssueDialogProps) {
  const { t } = useTranslation('quotations');
  const language = useLanguage();
  const download = useQuotationPdf(inquiryId);
  const [issue] = useIssueQuotationMutation();
  /** A repeated request returns what the first one has issued. */
  const [idempotencyKey] = useState(() => nanoid());
  const { content, sendTo } = draft;
  const { data: inquiry } = useGetInquiryQuery({ id: inquiryId });
  const unpriced = countUnpriced(content);

  return (
    <FormDialog
      title={t('issue.title')}
      text={t('issue.text')}
      submitText={t('issue.confirm')}
      submittingText={t('issue.busy')}
      defaultValues={{ send: sendTo !== undefined }}
      onSave={async (body) => {
        const headers = { 'Idempotency-Key': idempotencyKey, ...ifMatch(draft) };
        const { data, error } = await issue({ id: inquiryId, ...headers, body });
        if (error && !isChanged(error) && !errorField(error)) return { error };
        if (data && !body.send) void download(data.number);
        await onEnd(error);
        return { data };
      }}
      failed={t('issue.failed')}
      done={({ send }, data) =>
        data && t(send ? 'issue.sent' : 'issue.done', { number: data.number })
      }
      onClose={onClose}
    >
      {({ register }) => (
        <>
          <Typography>
            {t('issue.summary', {
              count: content.lines.length,
              total: formatMoney(quotationTotal(content), content.currency, language),
              day: formatDay(content.validUntil ?? '', language) || '–',
            })}
          </Typography>
          {unpriced > 0 && (
            <Alert severity="warning">{t('totals.unpriced', { count: unpriced })}</Alert>
          )}
          {sendTo === undefined ? (
            inquiry && (
              <Alert severity="info">
                {t(inquiry.email ? 'issue.noMail' : 'issue.noEmail', {
                  email: inquiry.email,
                  phone: inquiry.phone,
                })}
              </Alert>
            )
          ) : (
            <FormControlLabel
              control={<Checkbox {...register('send')} defaultChecked />}
              label={t('issue.send', { email: sendTo })}
            />
          )}
        </>
      )}
    </FormDialog>
  );
}
