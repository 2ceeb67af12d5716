import Alert from '@mui/material/Alert';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import {
  type Quotation,
  type QuotationDraft,
  errorField,
  ifMatch,
  isChanged,
  useIssueQuotationMutation,
} from '@/client/api';
import { FormDialog } from '@/client/components/console/FormDialog';
import { useFormFailure, useNotices } from '@/client/components/console/useFailure';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { formatDay } from '@/client/lib/formatDateTime';
import { formatMoney, quotationTotal } from '@/shared/quotationTotals';

interface IssueDialogProps {
  inquiryId: string;
  /** What is issued. */
  draft: QuotationDraft;
  /** The same at every try for this draft: a lost response must not issue a second quotation. */
  idempotencyKey: string;
  onIssued: (quotation: Quotation, isSent: boolean) => void;
  /** What has to be corrected in the form first. */
  onRejected: (error: unknown) => void;
  onClose: () => void;
}

export function IssueDialog(props: IssueDialogProps) {
  const { inquiryId, draft, idempotencyKey, onIssued, onRejected, onClose } = props;
  const { t } = useTranslation('quotations');
  const language = useLanguage();
  const { showDone } = useNotices();
  const [issue, { isLoading: busy }] = useIssueQuotationMutation();
  const [failure, showFailure] = useFormFailure(t('issue.failed'));
  const [send, setSend] = useState(draft.sendTo !== undefined);
  const { content, sendTo } = draft;
  const { lines, currency, validUntil = '' } = content;
  const unpriced = lines.filter(({ unitPrice }) => unitPrice === undefined).length;

  const submit = async () => {
    const headers = { 'Idempotency-Key': idempotencyKey, ...ifMatch(draft) };
    const { data, error } = await issue({ id: inquiryId, ...headers, body: { send } });
    if (errorField(error) !== undefined || isChanged(error)) return onRejected(error);
    showFailure(error);
    if (!data) return;
    showDone(t(send ? 'issue.sent' : 'issue.done', { number: data.number }));
    onIssued(data, send);
  };
  return (
    <FormDialog
      title={t('issue.title')}
      text={t('issue.text')}
      failure={failure}
      submitText={busy ? t('issue.busy') : t('issue.confirm')}
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <Typography>
        {t('issue.summary', {
          count: lines.length,
          total: formatMoney(quotationTotal(content), currency, language),
          day: formatDay(validUntil, language) || '–',
        })}
      </Typography>
      {unpriced > 0 && <Alert severity="warning">{t('issue.unpriced', { count: unpriced })}</Alert>}
      {sendTo === undefined ? (
        <Alert severity="info">{t('issue.cannotSend')}</Alert>
      ) : (
        <FormControl>
          <FormLabel id="issue-how">{t('issue.how')}</FormLabel>
          <RadioGroup
            aria-labelledby="issue-how"
            value={send ? 'send' : 'download'}
            onChange={(_event, way) => setSend(way === 'send')}
          >
            <FormControlLabel
              value="send"
              control={<Radio />}
              label={t('issue.send', { email: sendTo })}
              sx={{ overflowWrap: 'anywhere' }}
            />
            <FormControlLabel value="download" control={<Radio />} label={t('issue.download')} />
          </RadioGroup>
        </FormControl>
      )}
    </FormDialog>
  );
}
