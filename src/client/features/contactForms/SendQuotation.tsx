import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { type InquiryForm, isUnreachable, useCreateInquiryMutation } from '@/client/api';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { useRenderedForm } from '@/client/lib/renderedForm';
import { useHydrated } from '@/client/lib/useHydrated';
import { company } from '@/shared/company';
import { INTENT_FIELD, LIST_FORM_ID, type ListIntent } from '@/shared/quotationForm';
import { paths } from '@/shared/siteMap';
import { linesSent, selectLines, selectOpenCount } from '../quotationList/quotationSlice';
import { changeDraft, readDraft } from './drafts';
import { sentLines, useListText } from './listLines';
import { MessageForm } from './MessageForm';
import { QuotationFields } from './QuotationFields';
import { useSent } from './sentMessage';
import { deleteWaiting, readWaiting, storeWaiting, type WaitingInquiry } from './waitingInquiry';

const INTENT = { name: INTENT_FIELD, value: 'send' satisfies ListIntent };

/** The form that sends the quotation list, or the confirmation that it was sent. */
export function SendQuotation() {
  const { t } = useTranslation(['sendQuotation', 'inquiryForm']);
  const language = useLanguage();
  const dispatch = useDispatch();
  const lines = useSelector(selectLines);
  const open = useSelector(selectOpenCount);
  const renderedForm = useRenderedForm();
  const listText = useListText(lines);
  const [createInquiry, result] = useCreateInquiryMutation();
  const [restored, setRestored] = useState<WaitingInquiry>();
  const [waiting, setWaiting] = useState<'stored' | 'inTab'>();
  const isSent = useSent() !== undefined;
  /** Without script they are sent with the list. */
  const pasted = useHydrated() ? undefined : renderedForm?.pasted;

  const restore = useEffectEvent((found?: WaitingInquiry) => {
    if (!found) return;
    // What was typed in this tab since stays.
    const values = { ...found.values, ...readDraft('quotation').values };
    changeDraft('quotation', { values, idempotencyKey: found.idempotencyKey });
    setRestored(found);
    setWaiting('stored');
  });
  useEffect(() => void readWaiting().then((found) => restore(found)), []);

  const settle = () => {
    void deleteWaiting();
    setWaiting(undefined);
  };

  const discard = () => {
    settle();
    result.reset();
  };

  const send = async (fields: InquiryForm, idempotencyKey: string, files: readonly File[]) => {
    const response = await createInquiry({
      inquiryForm: {
        ...fields,
        language,
        lines: sentLines(lines),
        photographs: files.length > 0 ? [...files] : undefined,
      },
      'Idempotency-Key': idempotencyKey,
    });
    if (!response.error) {
      settle();
      setRestored(undefined);
      dispatch(linesSent(lines));
    } else if (isUnreachable(response.error)) {
      const isStored = await storeWaiting({ values: fields, idempotencyKey, files });
      setWaiting(isStored ? 'stored' : 'inTab');
    }
    return response;
  };

  if (lines.length === 0 && !pasted && !isSent) return null;
  return (
    <Box
      component="section"
      aria-label={t('heading')}
      id="send"
      // The confirmation stands above the list, which is empty then.
      sx={{ displayPrint: 'none', order: isSent ? -1 : undefined }}
    >
      {!isSent && (
        <>
          <Typography variant="h3" component="h2">
            {t('heading')}
          </Typography>
          <Typography color="textSecondary" sx={{ mt: 1, mb: 3 }}>
            {t('inquiryForm:lead')}
          </Typography>
        </>
      )}
      <MessageForm
        // The form reads its draft once.
        key={restored?.idempotencyKey}
        form="quotation"
        id={LIST_FORM_ID}
        intent={INTENT}
        texts={t('form')}
        mail={{
          to: company.email,
          subject: (name) => t('mailSubject', { name }),
          list: listText,
        }}
        renderFields={(field) => <QuotationFields field={field} />}
        notice={open > 0 && <Alert severity="info">{t('open', { count: open })}</Alert>}
        fileKind="photographs"
        initialFiles={restored?.files}
        waiting={waiting && { where: waiting, onDiscard: discard }}
        next={
          lines.length > 0 && (
            <Button variant="outlined" href={paths.quotation()}>
              {t('again')}
            </Button>
          )
        }
        lines={sentLines(lines)}
        send={send}
        result={result}
      />
    </Box>
  );
}
