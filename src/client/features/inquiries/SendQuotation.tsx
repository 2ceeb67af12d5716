import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { type InquiryForm, useCreateInquiryMutation } from '@/client/api';
import { useLanguage, useTranslation } from '@/client/i18n/useTranslation';
import { lazyOptional } from '@/client/lib/lazyOptional';
import { useHydrated } from '@/client/lib/useHydrated';
import { company } from '@/shared/company';
import { INTENT_FIELD, LIST_FORM_ID, type ListIntent } from '@/shared/quotationForm';
import { selectLines } from '../quotation/quotationSlice';
import { changeDraft, readDraft } from './drafts';
import { listText, sentLines } from './listLines';
import { MessageForm } from './MessageForm';
import { QuotationFields } from './QuotationFields';
import { receiptIn } from './receipt';
import { AfterList, useSentList } from './sentList';
import { WaitingNotice } from './WaitingNotice';
import { deleteWaiting, readWaiting, storeWaiting, type WaitingInquiry } from './waitingInquiry';

const PhotographField = lazyOptional(() => import('./PhotographField'));

const INTENT = { name: INTENT_FIELD, value: 'send' satisfies ListIntent };

/** The form that sends the quotation list; another one for the next list. */
export function SendQuotation() {
  const [round, setRound] = useState(0);
  return <SendForm key={round} onAgain={() => setRound(round + 1)} />;
}

function SendForm({ onAgain }: { onAgain: () => void }) {
  const { t } = useTranslation('sendQuotation');
  const language = useLanguage();
  const isHydrated = useHydrated();
  const [params] = useSearchParams();
  const lines = useSelector(selectLines);
  const [createInquiry, result] = useCreateInquiryMutation();
  const [photographs, setPhotographs] = useState<readonly File[]>([]);
  const [waiting, setWaiting] = useState<'stored' | 'inTab'>();
  const [restored, setRestored] = useState(0);
  const sent = useSentList();

  const restore = useEffectEvent((found?: WaitingInquiry) => {
    if (!found) return;
    // What was typed in this tab since stays.
    const { values, idempotencyKey } = readDraft('quotation');
    if (idempotencyKey !== found.draft.idempotencyKey) {
      changeDraft('quotation', { ...found.draft, values: { ...found.draft.values, ...values } });
    }
    setPhotographs(found.photographs);
    setWaiting('stored');
    // The form reads its draft once.
    setRestored((count) => count + 1);
  });
  useEffect(() => void readWaiting().then((found) => restore(found)), []);

  const send = async (fields: InquiryForm, key: string) => {
    const store = () =>
      storeWaiting({
        draft: { values: { ...fields, ...readDraft('quotation').values }, idempotencyKey: key },
        photographs: [...photographs],
        storedAt: Date.now(),
      });
    if (!navigator.onLine) {
      setWaiting((await store()) ? 'stored' : 'inTab');
      return { error: { status: 'OFFLINE' } };
    }
    const inquiryForm: InquiryForm = {
      ...fields,
      language,
      lines: sentLines(lines),
      photographs: photographs.length > 0 ? [...photographs] : undefined,
    };
    const response = await createInquiry({ inquiryForm, 'Idempotency-Key': key });
    if (!response.error) {
      await deleteWaiting();
      sent.clear(lines);
      // Browsers may take a network that leads nowhere for a connection.
    } else if ('status' in response.error && response.error.status === 'FETCH_ERROR') {
      await store();
    }
    return response;
  };

  const isSent = result.isSuccess || receiptIn(params) !== undefined;
  if (lines.length === 0 && !isSent) return null;
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
            {t('lead')}
          </Typography>
        </>
      )}
      <MessageForm
        key={restored}
        form="quotation"
        id={LIST_FORM_ID}
        intent={INTENT}
        texts={t('form')}
        mail={{
          to: company.email,
          subject: (name) => t('mailSubject', { name }),
          list: listText(lines),
        }}
        renderFields={(field) => <QuotationFields field={field} />}
        files={{
          kind: 'photos',
          field: isHydrated && (
            <Suspense fallback={<Box sx={{ minHeight: 112 }} />}>
              <PhotographField photographs={photographs} onChange={setPhotographs} />
            </Suspense>
          ),
          label: t('photographs.heading'),
          names: photographs.map(({ name }) => name).join('\n') || undefined,
        }}
        notice={
          waiting && (
            <WaitingNotice
              isStored={waiting === 'stored'}
              onDiscard={() => {
                void deleteWaiting();
                setWaiting(undefined);
              }}
            />
          )
        }
        next={<AfterList sent={sent.lines} onAgain={onAgain} />}
        send={send}
        result={result}
      />
    </Box>
  );
}
